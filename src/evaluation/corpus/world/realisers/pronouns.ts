import type { Language } from "../../../../core/language.ts";
import type { Person } from "../world.ts";

const pronouns = {
  zh: { f: ["她", "她的", "她"], m: ["他", "他的", "他"] },
  en: { f: ["she", "her", "her"], m: ["he", "his", "him"] },
} satisfies Record<Language, Record<Person["gender"], readonly [string, string, string]>>;

/** The slots of somebody who stands in the frames under a capital letter: `a`, `a_poss` and `a_obj` for `A`. */
export function pronounSlots(
  letter: string,
  { gender }: Pick<Person, "gender">,
  language: Language,
): Record<string, string> {
  const [subject, possessive, object] = pronouns[language][gender];
  return { [letter]: subject, [`${letter}_poss`]: possessive, [`${letter}_obj`]: object };
}
