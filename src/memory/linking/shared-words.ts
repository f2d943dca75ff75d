import type { Card } from "../../domain/card.ts";
import type { Segmenter } from "../../ports/segmenter.ts";

const mostWords = 4;
const longestRun = 12;
const latinWord = /[\p{Script=Latin}\d][\p{Script=Latin}\d’'-]*/gu;
const hanRun = /\p{Script=Han}+/gu;

/**
 * The stretches of a card's text that are made of these terms, as a reader would quote them: whole words of English,
 * and of Chinese, whose terms are pairs of characters, the longest runs that such pairs make.
 */
export function sharedWords(
  card: Card,
  terms: ReadonlySet<string>,
  segmenter: Pick<Segmenter, "terms">,
): readonly string[] {
  const words =
    card.language === "zh" ? runsOf(card.content, terms) : wordsOf(card.content, terms, segmenter);
  return [...new Set(words)].slice(0, mostWords);
}

function runsOf(text: string, terms: ReadonlySet<string>): readonly string[] {
  const runs: string[] = [];
  for (const [part] of text.matchAll(hanRun)) {
    let start = 0;
    for (let at = 1; at <= part.length; at++) {
      const isWithin = at < part.length && terms.has(part.slice(at - 1, at + 1));
      if (isWithin && at - start < longestRun) continue;
      if (at - start > 1) runs.push(part.slice(start, at));
      start = at;
    }
  }
  return runs.sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

function wordsOf(
  text: string,
  terms: ReadonlySet<string>,
  segmenter: Pick<Segmenter, "terms">,
): readonly string[] {
  const words = new Set([...text.matchAll(latinWord)].map(([word]) => word.toLowerCase()));
  return [...words]
    .filter((word) => segmenter.terms(word).some((term) => terms.has(term)))
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}
