import { fingerprint } from "../../core/fingerprint.ts";
import { chineseClasses, englishClasses } from "./frequency-classes.ts";
import { stemOf } from "./stemmer.ts";

/** Changes with every word and weight of the table. */
export const weightTableVersion: string = fingerprint([englishClasses, chineseClasses]).slice(0, 8);

const englishWeights = new Map<string, number>();
for (const { weight, words } of englishClasses) {
  for (const word of words.split(" ")) addOnce(englishWeights, stemOf(word), weight);
}
const chineseWeights = new Map<string, number>();
for (const { weight, words } of chineseClasses) {
  for (const word of words.split(" ")) addOnce(chineseWeights, word, weight);
}

function addOnce(weights: Map<string, number>, word: string, weight: number): void {
  if (!weights.has(word)) weights.set(word, weight);
}

/** What a match of an English stem is worth, in (0, 1]. */
export function stemWeight(stemmed: string): number {
  return englishWeights.get(stemmed) ?? 1;
}

/** What a match of a Chinese character or pair is worth, in (0, 1]; an unknown pair as its characters are. */
export function chineseWeight(characters: string): number {
  const known = chineseWeights.get(characters);
  if (known !== undefined) return known;
  const parts = Array.from(characters);
  if (parts.length === 1) return 1;
  return parts.reduce((product, part) => product * chineseWeight(part), 1) ** (1 / parts.length);
}
