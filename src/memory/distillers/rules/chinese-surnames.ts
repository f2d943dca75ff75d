import { doubleSurnames, surnames, titlesAfterSurname } from "./zh-names.ts";

const titles: ReadonlySet<string> = new Set(titlesAfterSurname);

/** Trades that may stand after any family name: 石匠, 织户, 羊倌. */
const openTrade = /^\p{Script=Han}[匠户倌]$/u;

export const isTitle = (word: string): boolean => titles.has(word) || openTrade.test(word);

/** The family name that a name begins with, or "". */
export function surnameOf(name: string): string {
  const double = name.slice(0, 2);
  if (doubleSurnames.has(double)) return double;
  const single = name.slice(0, 1);
  return surnames.has(single) ? single : "";
}

/** The title after the family name, or "" when the name is not made so. */
export function titleOf(name: string): string {
  const surname = surnameOf(name);
  const rest = name.slice(surname.length);
  return surname !== "" && isTitle(rest) ? rest : "";
}
