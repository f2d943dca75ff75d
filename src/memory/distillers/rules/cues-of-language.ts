import type { Language } from "../../../core/language.ts";
import type { LanguageCues } from "./cues.ts";
import { englishCues } from "./en.ts";
import { chineseCues } from "./zh.ts";

/** The cue lists by language. */
export const cuesOf: Readonly<Record<Language, LanguageCues>> = { zh: chineseCues, en: englishCues };
