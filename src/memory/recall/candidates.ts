import type { CardId } from "../../core/ids.ts";
import { type Levels, level } from "../../domain/factors.ts";
import type { LexicalIndex } from "../../ports/lexical-index.ts";
import type { VectorStore } from "../../ports/vector-store.ts";
import { byScore } from "./ranking.ts";

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
  /** Best cosine to a concept, for those that vector search returned. */
  readonly cosines: Scores;
}

const lexicalWeight = 1;
/** The BM25 score at which confidence is one half. */
const middlingLexicalScore = 10;

/** What is searched for: the whole question, the parts of it that tell of different happenings, its concepts. */
export interface Sought {
  readonly terms: readonly string[];
  readonly parts: readonly (readonly string[])[];
  readonly vectors: readonly Float32Array[];
}

/** Seeds by words and by vectors, fused. */
export async function findCandidates(
  query: Sought,
  indexes: { readonly lexical: LexicalIndex; readonly vectors: VectorStore },
  levels: Levels,
): Promise<Candidates> {
  const limit = level(levels, "recall.coarse_k");
  const { words, meaning } = voicesOf(levels);
  const byWords = words
    ? new Map(indexes.lexical.search(query.terms, { limit }).map(({ id, score }) => [id, score]))
    : new Map<CardId, number>();
  const byVectors = meaning
    ? await nearestToAny(query.vectors, indexes.vectors, limit)
    : new Map<CardId, number>();
  const voices = [
    { scores: byWords, weight: lexicalWeight },
    { scores: byVectors, weight: words ? level(levels, "recall.vector_weight") : 1 },
    {
      scores: words ? bestOfParts(query.parts, indexes.lexical, limit) : new Map<CardId, number>(),
      weight: level(levels, "recall.parts"),
    },
  ];
  return {
    fused: level(levels, "recall.rank_by") === "rrf" ? reciprocalRanks(voices) : weightedSum(voices),
    confidence: words ? best(byWords) / (best(byWords) + middlingLexicalScore) : best(byVectors),
    cosines: byVectors,
  };
}

/** Which of the two searches may speak. */
function voicesOf(levels: Levels): { readonly words: boolean; readonly meaning: boolean } {
  const strategy = level(levels, "recall.strategy");
  const wordless = strategy === "vector" || level(levels, "recall.query_parse") === "whole";
  return { words: strategy === "lexical" || !wordless, meaning: strategy !== "lexical" };
}

/** The nearest cards to each vector, by the best of their cosines; a vector of zeros has no direction. */
async function nearestToAny(
  vectors: readonly Float32Array[],
  store: VectorStore,
  limit: number,
): Promise<Map<CardId, number>> {
  const cosines = new Map<CardId, number>();
  for (const vector of vectors.filter((each) => !isZero(each))) {
    for (const { id, similarity } of await store.nearest(vector, { limit })) {
      cosines.set(id, Math.max(cosines.get(id) ?? -1, similarity));
    }
  }
  return cosines;
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

interface Voice {
  readonly scores: Scores;
  readonly weight: number;
}

function weightedSum(voices: readonly Voice[]): Scores {
  const sum = new Map<CardId, number>();
  for (const { scores, weight } of voices) {
    const highest = best(scores);
    if (highest === 0 || weight === 0) continue;
    for (const [id, score] of scores) {
      sum.set(id, (sum.get(id) ?? 0) + (weight * Math.max(0, score)) / highest);
    }
  }
  return sum;
}

/** What is added to a rank, so that the first ranks do not outweigh everything (Cormack et al., 2009). */
const rankOffset = 60;

/** Reciprocal rank fusion, weighted and scaled so that a card which comes first everywhere has the sum of the weights. */
function reciprocalRanks(voices: readonly Voice[]): Scores {
  const sum = new Map<CardId, number>();
  for (const { scores, weight } of voices.filter((voice) => voice.weight > 0)) {
    byScore(scores).forEach(([id], index) => {
      sum.set(id, (sum.get(id) ?? 0) + (weight * (rankOffset + 1)) / (rankOffset + 1 + index));
    });
  }
  return sum;
}
