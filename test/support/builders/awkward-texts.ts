/** Texts that a store may mangle; each must come back as it was. */
export const awkwardTexts: readonly (readonly [name: string, text: string])[] = [
  ["an empty text", ""],
  ["Chinese", "三月的雨落在旧城墙上，她没有回头。"],
  ["emoji", "👩‍🚀 lands on 🪐"],
  ["quotes", `she said "no", he said 'yes' and \`maybe\``],
  ["line ends", "one\ntwo\r\nthree\rfour\n"],
  ["backslashes and commas", String.raw`C:\new\table, $id {a: 1} \N \u0041`],
  ["control characters", "tab\there\u0001and\u001fthere"],
  ["brackets", '["a", {"b": null}]'],
  ["a long text", "长".repeat(300_000)],
];
