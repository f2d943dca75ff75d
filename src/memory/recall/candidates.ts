import type { CardId } from "../../core/ids.ts";
import { type Levels, level } from "../../domain/factors.ts";
import type { LexicalIndex } from "../../ports/lexical-index.ts";
import type { VectorStore } from "../../ports/vector-store.ts";

/** Cards with a score; what has no entry has 0. */
export type Scores = ReadonlyMap<CardId, number>;

export interface Candidates {
  /** Lexical and vector scores, each scaled to its maximum, summed with their weights. */
  readonly fused: Scores;
  /** Cosine to the query, for those that vector search returned. */
  readonly cosines: Scores;
}

const lexicalWeight = 1;

/** Seeds by words and by vectors, fused by normalised score sum. */
export async function findCandidates(
  query: { readonly terms: readonly string[]; readonly vector: Float32Array },
  indexes: { readonly lexical: LexicalIndex; readonly vectors: VectorStore },
  levels: Levels,
): Promise<Candidates> {
  const strategy = level(levels, "recall.strategy");
  const limit = level(levels, "recall.coarse_k");
  const byWords =
    strategy === "vector"
      ? new Map<CardId, number>()
      : new Map(indexes.lexical.search(query.terms, { limit }).map(({ id, score }) => [id, score]));
  const byVectors =
    strategy === "lexical" || isZero(query.vector)
      ? new Map<CardId, number>()
      : new Map(
          (await indexes.vectors.nearest(query.vector, { limit })).map((near) => [near.id, near.similarity]),
        );
  const vectorWeight = strategy === "vector" ? 1 : level(levels, "recall.vector_weight");
  return {
    fused: weightedSum([
      { scores: byWords, weight: lexicalWeight },
      { scores: byVectors, weight: vectorWeight },
    ]),
    cosines: byVectors,
  };
}

const isZero = (vector: Float32Array): boolean => vector.every((part) => part === 0);

function weightedSum(parts: readonly { readonly scores: Scores; readonly weight: number }[]): Scores {
  const sum = new Map<CardId, number>();
  for (const { scores, weight } of parts) {
    const best = Math.max(0, ...scores.values());
    if (best === 0 || weight === 0) continue;
    for (const [id, score] of scores) {
      sum.set(id, (sum.get(id) ?? 0) + (weight * Math.max(0, score)) / best);
    }
  }
  return sum;
}
