import type { Language } from "../../../../core/language.ts";
import { unknownName } from "../../../../core/nearest-name.ts";
import type { Realiser } from "../realise.ts";
import { englishAlternateRealiser } from "./en-alternate.ts";
import { englishPlainRealiser } from "./en-plain.ts";
import { chineseAlternateRealiser } from "./zh-alternate.ts";
import { chinesePlainRealiser } from "./zh-plain.ts";

const realisers = {
  zh: { plain: chinesePlainRealiser, alternate: chineseAlternateRealiser },
  en: { plain: englishPlainRealiser, alternate: englishAlternateRealiser },
} satisfies Record<Language, Record<string, Realiser>>;

/** The realiser of a language by its short name, `plain` or `alternate`. Throws `USAGE_UNKNOWN_NAME`. */
export function realiserOf(language: Language, name: string): Realiser {
  const known: Readonly<Record<string, Realiser>> = realisers[language];
  const realiser = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!realiser) throw unknownName("realiser", name, Object.keys(known));
  return realiser;
}
