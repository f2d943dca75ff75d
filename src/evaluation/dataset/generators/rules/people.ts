import type { Word } from "../../../../ports/segmenter.ts";
import type { RuleLanguage } from "./rule-language.ts";

const minEvidence = 2;

/** A longer name is a name of its own when it has at least this share of the evidence of the name it begins with. */
const minShareOfShorter = 0.3;

/** Names of persons: those that speak at least twice, without words that mean anyone. */
export function findPeople(
  turns: readonly { readonly words: readonly Word[]; readonly text: string }[],
  language: RuleLanguage,
): ReadonlySet<string> {
  const evidence = new Map<string, number>();
  for (const { words, text } of turns) {
    for (let index = 0; index < words.length; index++) {
      const name = language.personEvidence(words, index, text);
      if (name !== null) evidence.set(name, (evidence.get(name) ?? 0) + 1);
    }
  }
  const proven = [...evidence].filter(
    ([name, count]) => count >= minEvidence && !language.isGenericName(name),
  );
  const isExtension = ([name, count]: readonly [string, number]) =>
    proven.some(
      ([shorter, more]) => name !== shorter && name.startsWith(shorter) && count < more * minShareOfShorter,
    );
  return new Set(proven.filter((entry) => !isExtension(entry)).map(([name]) => name));
}
