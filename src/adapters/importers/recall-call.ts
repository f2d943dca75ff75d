const flags = /(?:\s+-[\w-]+(?:=\S+|\s+[^\s-]\S*)?)*/.source;
const command = new RegExp(
  `(?:^|[\\s;&|/"'\`(\\[,])alaya(?:["']\\s*,)?${flags}["'\\s,]+recall(?![\\w-])`,
  "s",
);

/** Whether a call of a tool asks Alaya to recall, as a tool of that name or as a command line in its arguments. */
export function isRecallCall(name: string, callArguments: unknown): boolean {
  if (/alaya/i.test(name) && /recall/i.test(name)) return true;
  return textsIn(callArguments).some((text) => command.test(text));
}

/** Whether a text is what `alaya recall` prints, whoever called it: for people in either language, or as JSON. */
export const isRecallOutput = (text: string): boolean =>
  /^\s*🔍 (?:Recalling: |正在召回：)/u.test(text) ||
  (/"h_distance_avg"\s*:/.test(text) && /"trace_id"\s*:/.test(text));

/** The texts of the arguments; a list of words counts as one command line. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) {
    const words = value.filter((part) => typeof part === "string");
    return [words.join(" "), ...value.flatMap(textsIn)];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
