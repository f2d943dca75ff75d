import type { AlayaError } from "../core/errors.ts";
import type { Language } from "../core/language.ts";

interface Description {
  readonly message: string;
  readonly hint: string | undefined;
}

/** The error in the reader's language; English where there is no translation of its code. */
export function describeError(error: AlayaError, language: Language): Description {
  const translate = language === "zh" ? chinese[error.code] : undefined;
  return translate?.(error.details) ?? { message: error.message, hint: error.hint };
}

type Details = AlayaError["details"];

const chinese: Readonly<Record<string, (details: Details) => Description>> = {};
