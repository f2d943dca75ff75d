import type { Language } from "../../../../core/language.ts";
import { sharesRun } from "../../leak.ts";
import type { Draft } from "./reply.ts";

const shortestQuery: Readonly<Record<Language, number>> = { zh: 6, en: 4 };
const shortestTellingAnswer: Readonly<Record<Language, number>> = { zh: 3, en: 2 };

/**
 * Whether the question gives its evidence away: it repeats a run of a quote, or it contains the whole answer. An order
 * or a comparison must name its events, so only questions for a fact are held to the second.
 */
export function isLeak({ type, query, answer, quotes }: Draft, language: Language): boolean {
  if (quotes.some((quote) => sharesRun(query, quote, language))) return true;
  const told = unitsOf(answer, language);
  return (
    type === "CONCEPT_RECALL" &&
    told.length >= shortestTellingAnswer[language] &&
    longestCommonRun(unitsOf(query, language), told) === told.length
  );
}

/** Whether the question is no question: a few words, or a chapter's title with little else. */
export function isTrivial({ query }: Draft, titles: readonly string[], language: Language): boolean {
  const asked = unitsOf(query, language);
  if (asked.length < shortestQuery[language]) return true;
  return titles
    .map((title) => unitsOf(title, language))
    .some((title) => title.length > 1 && longestCommonRun(asked, title) * 2 > asked.length);
}

/** A question without its punctuation and case, for telling doubles. */
export function normalisedQuery(query: string, language: Language): string {
  return unitsOf(query, language).join(" ");
}

function unitsOf(text: string, language: Language): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, "")
      .match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
  return language === "zh" ? words.flatMap(charactersOf) : words;
}

const charactersOf = (word: string): string[] => [...word];

function longestCommonRun(left: readonly string[], right: readonly string[]): number {
  let longest = 0;
  let previous: number[] = [];
  for (const unit of left) {
    const current = right.map((other, index) => (other === unit ? (previous[index - 1] ?? 0) + 1 : 0));
    longest = Math.max(longest, ...current);
    previous = current;
  }
  return longest;
}
