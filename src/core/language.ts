/** The languages that every stage serves. */
export type Language = "zh" | "en";

const han = /\p{Script=Han}/gu;
const latinWord = /[A-Za-z]+/g;

/** Chinese when Han characters outnumber Latin words, else English. */
export function detectLanguage(text: string): Language {
  const hanCount = text.match(han)?.length ?? 0;
  const wordCount = text.match(latinWord)?.length ?? 0;
  return hanCount > wordCount ? "zh" : "en";
}
