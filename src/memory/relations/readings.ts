import { isSymmetric, type RelationName } from "../../domain/link.ts";
import { type Sense, senses } from "./senses.ts";

/** The texts that stand for a relation when it is compared with others. */
export interface Readings {
  readonly forward: string;
  /** Null where nobody knows what it is called the other way; equal to `forward` for a relation without direction. */
  readonly inverse: string | null;
}

type SenseReading = NonNullable<Sense["inverse"]>;

interface Known {
  readonly along: SenseReading;
  /** The same sense read the other way; absent when it has no direction. */
  readonly against: SenseReading | undefined;
}

const knownNames = new Map<string, Known>(
  senses.flatMap(
    ({ forward, inverse }) =>
      [
        ...forward.names.map((name) => [name, { along: forward, against: inverse }] as const),
        ...(inverse?.names ?? []).map((name) => [name, { along: inverse, against: forward }] as const),
      ] as [string, Known][],
  ),
);

/**
 * The words of a relation's name with the definition of its sense, where the name is one of those that are known; of
 * any other name only its words.
 */
export function readingsOf(relation: RelationName): Readings {
  const words = relation.replaceAll("_", " ").toLowerCase();
  const known = knownNames.get(relation);
  if (known === undefined) {
    return { forward: words, inverse: isSymmetric(relation) ? words : null };
  }
  const { along, against } = known;
  return {
    forward: `${words}: ${along.definition}`,
    inverse: `${words}: ${(against ?? along).definition}`,
  };
}

/** What a relation is called when it is read from its other end; the same name where it has no direction. */
export function inverseNameOf(relation: RelationName): RelationName | null {
  if (isSymmetric(relation)) return relation;
  const known = knownNames.get(relation);
  return known === undefined ? null : (known.against?.names[0] ?? relation);
}

/** The other names that say the same in the same direction. */
export const synonymsOf = (relation: RelationName): readonly RelationName[] =>
  knownNames.get(relation)?.along.names.filter((name) => name !== relation) ?? [];
