import type { Word } from "../../../../ports/segmenter.ts";
import type { RuleLanguage } from "./rule-language.ts";

const minEvidence = 2;

/** A longer name is a name of its own when it has at least this share of the evidence of the name it begins with. */
const minShareOfShorter = 0.3;

/** Share of a name's mentions that must stand where only a name can. */
const minShareInNamePlaces = 0.005;

/** Names of persons: those that speak at least twice, without words that mean anyone or never stand as an object. */
export function findPeople(
  turns: readonly { readonly words: readonly Word[]; readonly text: string }[],
  language: RuleLanguage,
): ReadonlySet<string> {
  const evidence = new Map<string, number>();
  for (const { words, text } of turns) {
    for (const name of language.personEvidence(text, words))
      evidence.set(name, (evidence.get(name) ?? 0) + 1);
  }
  const proven = [...evidence].filter(
    ([name, count]) => count >= minEvidence && !language.isGenericName(name),
  );
  const isExtension = ([name, count]: readonly [string, number]) =>
    proven.some(
      ([shorter, more]) => name !== shorter && name.startsWith(shorter) && count < more * minShareOfShorter,
    );
  const names = new Set(proven.filter((entry) => !isExtension(entry)).map(([name]) => name));
  return withNamePlaces(names, turns, language);
}

function withNamePlaces(
  names: ReadonlySet<string>,
  turns: readonly { readonly words: readonly Word[]; readonly text: string }[],
  language: RuleLanguage,
): ReadonlySet<string> {
  const find = language.mentionFinder(names);
  const counts = new Map<string, { all: number; placed: number }>();
  for (const { text, words } of turns) {
    for (const { name, start } of find(text, words)) {
      const count = counts.get(name) ?? { all: 0, placed: 0 };
      const isPlaced = language.isNamePlace(text.slice(Math.max(0, start - 1), start));
      counts.set(name, { all: count.all + 1, placed: count.placed + (isPlaced ? 1 : 0) });
    }
  }
  return new Set(
    [...counts]
      .filter(([, { all, placed }]) => placed > 0 && placed >= all * minShareInNamePlaces)
      .map(([name]) => name),
  );
}
