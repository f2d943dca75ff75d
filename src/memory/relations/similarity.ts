import { isSymmetric, type RelationName } from "../../domain/link.ts";
import type { Embedder } from "../../ports/embedder.ts";
import { dotProduct } from "../dot-product.ts";
import { type Readings, readingsOf } from "./readings.ts";

/** How alike two relations are, 0 to 1: with the second walked as it is stored, and walked backwards. */
export interface Likeness {
  readonly out: number;
  readonly in: number;
}

/** Compares relations by the embeddings of their names and definitions. */
export interface Relations {
  likeness: CompareRelations;
  /** Cosine of each relation, read as it is stored, to the mean of some vectors of unit length; not below 0. */
  towards(
    goal: readonly Float32Array[],
    relations: readonly RelationName[],
  ): Promise<ReadonlyMap<RelationName, number>>;
}

export type CompareRelations = (
  asked: RelationName,
  others: readonly RelationName[],
) => Promise<ReadonlyMap<RelationName, Likeness>>;

interface Embedded {
  readonly forward: Float32Array;
  readonly inverse: Float32Array | null;
}

/** Embeds each relation once. */
export function createRelations(embedder: Embedder): Relations {
  const known = new Map<RelationName, Embedded>();
  const embedAll = async (relations: readonly RelationName[]): Promise<void> => {
    const missing = [...new Set(relations)].filter((relation) => !known.has(relation));
    if (missing.length === 0) return;
    const embedded = await embedReadings(
      embedder,
      missing.map((relation) => readingsOf(relation)),
    );
    missing.forEach((relation, index) => {
      const vectors = embedded[index];
      if (vectors !== undefined) known.set(relation, vectors);
    });
  };
  return {
    async likeness(asked, others) {
      await embedAll([asked, ...others]);
      return new Map(
        others.map((other) => [other, likenessOf({ asked, other }, known.get(asked), known.get(other))]),
      );
    },
    async towards(goal, relations) {
      await embedAll(relations);
      const middle = meanOf(goal, embedder.dimensions);
      return new Map(
        relations.map((relation) => [relation, cosine(known.get(relation)?.forward ?? middle, middle)]),
      );
    },
  };
}

/** The direction between vectors of unit length. */
function meanOf(vectors: readonly Float32Array[], dimensions: number): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const vector of vectors) {
    for (let index = 0; index < dimensions; index++) sum[index] = (sum[index] ?? 0) + (vector[index] ?? 0);
  }
  const length = Math.sqrt(dotProduct(sum, sum));
  return length === 0 ? sum : sum.map((value) => value / length);
}

async function embedReadings(
  embedder: Embedder,
  readings: readonly Readings[],
): Promise<readonly Embedded[]> {
  const texts = readings.flatMap(({ forward, inverse }) => [forward, inverse ?? ""]);
  const { vectors } = await embedder.embed(texts, "document");
  const none = new Float32Array(embedder.dimensions);
  return readings.map(({ inverse }, index) => ({
    forward: vectors[2 * index] ?? none,
    inverse: inverse === null ? null : (vectors[2 * index + 1] ?? none),
  }));
}

/**
 * A relation is itself and, walked backwards, anything but itself. Two others agree forwards as their readings do; the
 * second agrees backwards when its inverse reads like the first, or it like the inverse of the first (KA-21 of the
 * resolutions of the designs).
 */
function likenessOf(
  { asked, other }: { readonly asked: RelationName; readonly other: RelationName },
  a: Embedded | undefined,
  b: Embedded | undefined,
): Likeness {
  if (asked === other) return { out: 1, in: isSymmetric(asked) ? 1 : 0 };
  if (a === undefined || b === undefined) return { out: 0, in: 0 };
  const out = cosine(a.forward, b.forward);
  const backwards = Math.max(
    b.inverse === null ? 0 : cosine(a.forward, b.inverse),
    a.inverse === null ? 0 : cosine(a.inverse, b.forward),
  );
  return { out, in: backwards };
}

const cosine = (a: Float32Array, b: Float32Array): number => Math.min(1, Math.max(0, dotProduct(a, b)));
