import type { Word } from "../../../ports/segmenter.ts";
import type { Passage } from "./passage.ts";

/** The words that begin in a passage; `words` holds those of each turn in reading order. */
export const wordsOfPassage = (passage: Passage, words: readonly (readonly Word[])[]): readonly Word[] =>
  passage.pieces.flatMap(({ turn, start, end }) => {
    const ofTurn = words[turn] ?? [];
    return ofTurn.slice(firstFrom(ofTurn, start), firstFrom(ofTurn, end));
  });

/** Index of the first word that starts at or after an offset. */
function firstFrom(words: readonly Word[], offset: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
