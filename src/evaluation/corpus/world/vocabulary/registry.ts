import type { Language } from "../../../../core/language.ts";
import { englishVocabulary } from "./en.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { chineseVocabulary } from "./zh.ts";

const vocabularies = { zh: chineseVocabulary, en: englishVocabulary } satisfies Record<Language, Vocabulary>;

export const vocabularyOf = (language: Language): Vocabulary => vocabularies[language];
