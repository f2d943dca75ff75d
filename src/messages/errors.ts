import type { AlayaError } from "../core/errors.ts";
import type { Language } from "../core/language.ts";
import { dataErrors } from "./errors/data.ts";
import { evaluationErrors } from "./errors/evaluation.ts";
import { fillSlots } from "./errors/fill-slots.ts";
import { providerErrors } from "./errors/provider.ts";
import { storeErrors } from "./errors/store.ts";
import type { Details, Translation, Translations } from "./errors/translation.ts";
import { usageErrors } from "./errors/usage.ts";

interface Description {
  readonly message: string;
  readonly hint: string | undefined;
}

/** The error in the reader's language; English where its code or its details have no translation. */
export function describeError(error: AlayaError, language: Language): Description {
  const { code, details, message, hint } = error;
  return (language === "zh" ? inChinese(code, details) : undefined) ?? { message, hint };
}

function inChinese(code: string, details: Details): Translation | undefined {
  const entry = chineseErrors[code];
  const chosen = typeof entry === "function" ? entry(details) : entry;
  if (chosen === undefined) return undefined;
  const message = fillSlots(chosen.message, details);
  const hint = fillSlots(chosen.hint, details);
  return message === undefined || hint === undefined ? undefined : { message, hint };
}

/** Every error code of the product in Chinese. */
export const chineseErrors: Translations = {
  ...dataErrors,
  ...evaluationErrors,
  ...providerErrors,
  ...storeErrors,
  ...usageErrors,
};
