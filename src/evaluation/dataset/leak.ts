import type { Language } from "../../core/language.ts";
import type { Question } from "./dataset.ts";

/** A question that repeats this many characters (zh) or words (en) of its gold in a row can be answered by matching. */
const runLength = { zh: 6, en: 5 } as const;

/** Whether a question repeats a run of its gold: six characters in Chinese, five words in English, no punctuation counted. */
export function leaksGold(question: Question, language: Language): boolean {
  return question.expected.spans.some(({ quote }) => sharesRun(question.query, quote, language));
}

export function sharesRun(query: string, quote: string, language: Language): boolean {
  const [asked, told] = [unitsOf(query, language), unitsOf(quote, language)];
  const length = runLength[language];
  const joined = `\u0000${told.join("\u0000")}\u0000`;
  return asked.some(
    (_unit, start) =>
      start + length <= asked.length &&
      joined.includes(`\u0000${asked.slice(start, start + length).join("\u0000")}\u0000`),
  );
}

function unitsOf(text: string, language: Language): string[] {
  const pattern = language === "zh" ? /[\p{L}\p{N}]/gu : /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
  return text.toLowerCase().match(pattern) ?? [];
}

/** Share of the answerable questions that leak; 0 when there are none. */
export function leakShare(questions: readonly Question[], language: Language): number {
  const answerable = questions.filter((question) => question.answerable);
  const leaking = answerable.filter((question) => leaksGold(question, language));
  return answerable.length === 0 ? 0 : leaking.length / answerable.length;
}
