import type { Language } from "../core/language.ts";

/** The language that `--lang` names, else that of the locale; known before the arguments are parsed. */
export function readerLanguage(args: readonly string[], locale: string): Language {
  const end = args.indexOf("--");
  const own = end < 0 ? args : args.slice(0, end);
  const named = own.flatMap((arg, index) => {
    if (arg === "--lang") return [own[index + 1]];
    return arg.startsWith("--lang=") ? [arg.slice("--lang=".length)] : [];
  });
  const last = named.at(-1);
  if (last === "zh" || last === "en") return last;
  return /^zh/i.test(locale) ? "zh" : "en";
}
