import { chineseWeight, stemWeight } from "./word-weights.ts";

const han = /\p{Script=Han}/u;
const other = "(?:(?!\\p{Script=Han})[\\p{L}\\p{M}\\p{N}])+";
const run = new RegExp(`\\p{Script=Han}+|${other}(?:'${other})*`, "gu");

const pairShare = 0.3;
const gramShare = 0.5;
const gramLengths = [3, 4, 5];
/** Words below this weight are too common for their spelling to tell anything. */
const leastWeightWithGrams = 0.2;

/** Something that texts may have in common, and how much it says when they do. */
export interface Feature {
  readonly key: string;
  readonly weight: number;
}

/**
 * What is counted in a text before it is spread out, written as its kind and itself: `stem:run`, `pair:run home`,
 * `chinese:山`, `chinese:山水`.
 */
export type Unit = `${"stem" | "pair" | "chinese"}:${string}`;

/** How often each unit stands in a text. Pairs of stems do not reach over Chinese. */
export function countUnits(text: string, stemOf: (word: string) => string): ReadonlyMap<Unit, number> {
  const counts = new Map<Unit, number>();
  const count = (unit: Unit): void => {
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
  };
  let previous: string | undefined;
  for (const [part] of text.normalize("NFKC").toLowerCase().replaceAll("’", "'").matchAll(run)) {
    if (han.test(part)) {
      for (const unit of chineseUnits(part)) count(unit);
      previous = undefined;
    } else {
      const stemmed = stemOf(part);
      count(`stem:${stemmed}`);
      if (previous !== undefined) count(`pair:${previous} ${stemmed}`);
      previous = stemmed;
    }
  }
  return counts;
}

function chineseUnits(part: string): readonly Unit[] {
  const characters = Array.from(part);
  return characters.flatMap((character, at): Unit[] => {
    const next = characters[at + 1];
    return next === undefined
      ? [`chinese:${character}`]
      : [`chinese:${character}`, `chinese:${character}${next}`];
  });
}

/** The features that one unit stands for. */
export function featuresOf(unit: Unit): readonly Feature[] {
  const text = unit.slice(unit.indexOf(":") + 1);
  if (unit.startsWith("chinese:")) return [{ key: unit, weight: chineseWeight(text) }];
  if (unit.startsWith("stem:")) {
    const weight = stemWeight(text);
    return [{ key: unit, weight }, ...gramsOf(text, weight)];
  }
  const [first = "", second = ""] = text.split(" ");
  return [{ key: unit, weight: pairShare * Math.sqrt(stemWeight(first) * stemWeight(second)) }];
}

/** Stretches of the spelling; all together weigh `gramShare` of the word. */
function gramsOf(stemmed: string, weight: number): readonly Feature[] {
  if (weight < leastWeightWithGrams) return [];
  const spelling = `<${stemmed}>`;
  const grams = gramLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, spelling.length - length + 1) }, (_, at) =>
      spelling.slice(at, at + length),
    ),
  );
  const each = (gramShare * weight) / Math.sqrt(grams.length);
  return grams.map((gram) => ({ key: `gram:${gram}`, weight: each }));
}
