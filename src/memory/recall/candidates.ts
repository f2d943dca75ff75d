import type { CardId } from "../../core/ids.ts";
import { type Levels, level } from "../../domain/factors.ts";
import type { LexicalIndex } from "../../ports/lexical-index.ts";
import type { VectorStore } from "../../ports/vector-store.ts";

/** Cards with a score; what has no entry has 0. */
export type Scores = ReadonlyMap<CardId, number>;

export interface Candidates {
  /** Lexical and vector scores, each scaled to its maximum, summed with their weights. */
  readonly fused: Scores;
  /**
   * How well the best card fits at all, in [0, 1): the same for all cards of a query, and comparable over queries,
   * so that a caller can tell a question without an answer.
   */
  readonly confidence: number;
  /** Cosine to the query, for those that vector search returned. */
  readonly cosines: Scores;
}

const lexicalWeight = 1;
/** The BM25 score at which confidence is one half. */
const middlingLexicalScore = 10;

/** What is searched for: the whole question, and the parts of it that tell of different happenings. */
export interface Sought {
  readonly terms: readonly string[];
  readonly parts: readonly (readonly string[])[];
  readonly vector: Float32Array;
}

/** Seeds by words and by vectors, fused by normalised score sum. */
export async function findCandidates(
  query: Sought,
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
  const partsWeight = strategy === "vector" ? 0 : level(levels, "recall.parts");
  return {
    fused: weightedSum([
      { scores: byWords, weight: lexicalWeight },
      { scores: byVectors, weight: vectorWeight },
      { scores: bestOfParts(query.parts, indexes.lexical, limit), weight: partsWeight },
    ]),
    confidence:
      strategy === "vector" ? best(byVectors) : best(byWords) / (best(byWords) + middlingLexicalScore),
    cosines: byVectors,
  };
}

/** Each card by the part that it fits best, every part scaled to its own best card. */
function bestOfParts(parts: readonly (readonly string[])[], lexical: LexicalIndex, limit: number): Scores {
  const scores = new Map<CardId, number>();
  if (parts.length < 2) return scores;
  for (const terms of parts) {
    const found = lexical.search(terms, { limit });
    const highest = found[0]?.score ?? 0;
    for (const { id, score } of found) scores.set(id, Math.max(scores.get(id) ?? 0, score / highest));
  }
  return scores;
}

const best = (scores: Scores): number => Math.max(0, ...scores.values());

const isZero = (vector: Float32Array): boolean => vector.every((part) => part === 0);

function weightedSum(parts: readonly { readonly scores: Scores; readonly weight: number }[]): Scores {
  const sum = new Map<CardId, number>();
  for (const { scores, weight } of parts) {
    const highest = best(scores);
    if (highest === 0 || weight === 0) continue;
    for (const [id, score] of scores) {
      sum.set(id, (sum.get(id) ?? 0) + (weight * Math.max(0, score)) / highest);
    }
  }
  return sum;
}
