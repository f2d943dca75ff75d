import type { Language } from "../../core/language.ts";

/** Where a question passes from one happening to another: "this or that first", "how did this lead to that". */
const joints: Readonly<Record<Language, RegExp>> = {
  zh: /还是|怎么|怎样|如何|(?:走|连|牵连|发展|闹)到|早于|先于|晚于/u,
  en: /\b(?:or(?: that)?|to this|by (?:which|what) (?:steps|links)|step by step|leads? to|led to|end(?:s|ed)? (?:up )?(?:in|with|at)|gets? to|got to|(?:before|after) or)\b/iu,
};

/** The stretches of a question that may each tell of another happening, in reading order. */
export function partsOf(text: string, language: Language): readonly string[] {
  return text
    .split(joints[language])
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
