import type { TextRow } from "./rows.ts";

/** How much goes into one part at most: items, and characters together. */
interface PartLimits {
  readonly items: number;
  readonly characters: number;
}

/** One statement: the library copies its parameters several times. */
export const statementLimits: PartLimits = { items: 500, characters: 2 ** 20 };

/** One transaction: what it writes stays in the buffer pool until it ends. */
export const transactionLimits: PartLimits = { items: 100_000, characters: 2 ** 24 };

/** Cuts items into parts within the limits, in order; an item beyond them is a part of its own. */
export function* inParts<Item>(
  items: readonly Item[],
  limits: PartLimits,
  charactersOf: (item: Item) => number,
): Generator<Item[]> {
  let part: Item[] = [];
  let characters = 0;
  for (const item of items) {
    const added = charactersOf(item);
    const isFull = part.length === limits.items || characters + added > limits.characters;
    if (isFull && part.length > 0) {
      yield part;
      part = [];
      characters = 0;
    }
    part.push(item);
    characters += added;
  }
  if (part.length > 0) yield part;
}

export const charactersIn = (row: TextRow | string): number =>
  typeof row === "string" ? row.length : Object.values(row).reduce((sum, { length }) => sum + length, 0);
