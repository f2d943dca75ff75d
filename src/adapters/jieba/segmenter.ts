import type { Segmenter, Word } from "../../ports/segmenter.ts";
import { jiebaDictionary } from "./dictionary.ts";
import { wordsOfLetters } from "./letters.ts";
import { createTermCutter } from "./terms.ts";

const han = /\p{Script=Han}/u;

/**
 * Words by jieba for Chinese and by a pattern for everything else. The dictionary is loaded when the first Chinese
 * text asks for words; English text and `terms` never need it. Chinese words that the dictionary does not know, most
 * names of invented people among them, are found by jieba's hidden Markov model and tagged `x`.
 */
export function openJiebaSegmenter(): Segmenter {
  return { id: "jieba-2.0.3+porter2-2.0.1/terms-1", words, terms: createTermCutter() };
}

function words(text: string): readonly Word[] {
  if (!han.test(text)) return [...wordsOfLetters(text, 0, text.length)];
  const found: Word[] = [];
  let position = 0;
  let lettersFrom = 0;
  for (const { word, tag } of jiebaDictionary().tag(text, true)) {
    const end = position + word.length;
    if (han.test(word)) {
      found.push(...wordsOfLetters(text, lettersFrom, position));
      found.push({ text: text.slice(position, end), start: position, tag });
      lettersFrom = end;
    }
    position = end;
  }
  found.push(...wordsOfLetters(text, lettersFrom, text.length));
  return found;
}
