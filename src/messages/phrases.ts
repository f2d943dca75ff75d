import type { Language } from "../core/language.ts";
import { answerPhrases } from "./phrases/answers.ts";
import { reasonPhrases } from "./phrases/reasons.ts";
import { recordPhrases } from "./phrases/records.ts";
import { chineseWords } from "./phrases/words.ts";

const phrases = [...recordPhrases, ...answerPhrases, ...reasonPhrases];

/**
 * A text that a record keeps in English, or that a library says, for the reader; English where no phrase fits.
 * What follows a field's name and a colon, or a semicolon, is put over by itself.
 */
export const spokenText = (text: string, language: Language): string =>
  language === "zh" ? toChinese(text) : text;

/** The same for Chinese readers. */
export function toChinese(text: string): string {
  const whole = translated(text);
  if (whole !== undefined) return whole;
  if (text.includes("; ")) return text.split("; ").map(toChinese).join("；");
  const [, place, rest] = /^([\w.[\]-]+): (.+)$/s.exec(text) ?? [];
  return place === undefined || rest === undefined ? text : `${place}：${toChinese(rest)}`;
}

function translated(text: string): string | undefined {
  const word = chineseWords[text];
  if (word !== undefined) return word;
  for (const [pattern, chinese] of phrases) {
    const match = pattern.exec(text);
    if (match === null) continue;
    return typeof chinese === "string" ? text.replace(pattern, chinese) : chinese(...match.slice(1));
  }
  return undefined;
}
