import type { Language } from "../../../core/language.ts";
import type { Segmenter, Word } from "../../../ports/segmenter.ts";

/** Names the words of a passage that tell it from the others of its session. */
export interface KeyTerms {
  /** Words with their weights, heaviest first. */
  of(passage: number): readonly { readonly word: string; readonly weight: number }[];
}

/** What is longer is no word of any language. */
const longestWord = 40;
const nounTag = /^(?:n(?!r)|vn|an|i|l|j|eng)/;

/** Weighs words by how often they stand in a passage and in how few passages of the session. */
export function createKeyTerms(
  passages: readonly (readonly Word[])[],
  language: Language,
  segmenter: Segmenter,
): KeyTerms {
  const isContent = contentWordTest(language, segmenter);
  const counts = passages.map((words) => countWords(words.filter(isContent)));
  const spread = new Map<string, number>();
  for (const words of counts) for (const word of words.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  const of = (passage: number) =>
    [...(counts[passage] ?? [])]
      .map(([word, count]) => ({
        word,
        weight: (1 + Math.log(count)) * Math.log(1 + passages.length / (spread.get(word) ?? 1)),
      }))
      .sort((a, b) => b.weight - a.weight || b.word.length - a.word.length || (a.word < b.word ? -1 : 1));
  return { of };
}

function contentWordTest(language: Language, segmenter: Segmenter): (word: Word) => boolean {
  const known = new Map<string, boolean>();
  const test = ({ text, tag }: Word): boolean => {
    if (text.length > longestWord) return false;
    if (tag !== null) return text.length > 1 && nounTag.test(tag);
    return language === "en" && text.length > 3 && !/\d/.test(text) && segmenter.terms(text).length > 0;
  };
  return (word) => {
    const key = `${word.text}/${word.tag ?? ""}`;
    let isContent = known.get(key);
    if (isContent === undefined) {
      isContent = test(word);
      known.set(key, isContent);
    }
    return isContent;
  };
}

function countWords(words: readonly Word[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of words) {
    const word = text.toLowerCase();
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
