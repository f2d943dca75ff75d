import type { Language } from "../core/language.ts";

/** The texts of one area in both languages; the types make a missing one a compile error. */
export function defineMessages<Texts extends object>(texts: Readonly<Record<Language, Texts>>) {
  return (language: Language): Texts => texts[language];
}
