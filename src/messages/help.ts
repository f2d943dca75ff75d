import type { Language } from "../core/language.ts";
import { chineseHelp } from "./help/chinese.ts";
import { englishHelp, type HelpTexts } from "./help/english.ts";

const texts: Readonly<Record<Language, HelpTexts>> = { en: englishHelp, zh: chineseHelp };

/** What `--help` says of the program, its commands, their options and arguments. */
export const helpMessages = (language: Language): HelpTexts => texts[language];
