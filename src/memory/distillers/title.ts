import type { Language } from "../../core/language.ts";
import { clauses } from "./text-spans.ts";

/** Longest titles, in characters. */
const maxTitleLength: Readonly<Record<Language, number>> = { zh: 28, en: 72 };

const openingMarks = /^[\s"“‘'『「（(*_#>·－—-]+/u;
const closingMarks = /[\s，,；;：:、。．.—"“”‘’』」）)*_]+$/u;

/** The words of a clause in one line, without the marks around it. */
export const bareClause = (text: string): string =>
  text.replace(/\s+/g, " ").replace(openingMarks, "").replace(closingMarks, "");

/** The first clause that says something, cut to the length of a title. */
export function firstClauseTitle(text: string, language: Language): string {
  const bare = clauses(text)
    .map((span) => bareClause(text.slice(span.start, span.end)))
    .find((clause) => clause.length > 1);
  return boundedTitle(bare ?? text.replace(/\s+/g, " ").trim(), language);
}

/** Cuts a title at a word's end, with an ellipsis. */
export function boundedTitle(title: string, language: Language): string {
  const limit = maxTitleLength[language];
  if (title.length <= limit) return title;
  const cut = [...title.slice(0, limit - 1)].slice(0, -1).join("");
  const space = language === "en" ? cut.lastIndexOf(" ") : -1;
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
