import type { Word } from "../../ports/segmenter.ts";

const inner = "[\\p{L}\\p{M}\\p{N}]+";

/**
 * A word outside Chinese: letters and digits, kept together over an inner apostrophe or hyphen ("don't",
 * "well-known") and, between digits, over a point, comma or colon ("3.14", "1,000", "7:30").
 */
const pattern = new RegExp(`${inner}(?:(?:['’-]|(?<=\\d)[.,:](?=\\d))${inner})*`, "gu");

/** Words of text[start, end) in reading order; that stretch holds no Chinese. */
export function* wordsOfLetters(text: string, start: number, end: number): Generator<Word> {
  for (const match of text.slice(start, end).matchAll(pattern)) {
    yield { text: match[0], start: start + match.index, tag: null };
  }
}
