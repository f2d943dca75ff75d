import type { CardId } from "../../core/ids.ts";
import { type Levels, level } from "../../domain/factors.ts";
import type { RelationName } from "../../domain/link.ts";
import { heuristicDistance } from "../navigation.ts";
import type { Scores } from "./candidates.ts";
import type { Reached } from "./spread.ts";

/** A card in the order of the answer. */
export interface Ranked {
  readonly id: CardId;
  readonly score: number;
  readonly hDistance: number;
  readonly depth: number;
  readonly matchedRelation: RelationName | null;
  readonly relationSimilarity: number | null;
}

export interface Found {
  /** What search found, with the scores that search gave. */
  readonly seeds: Scores;
  readonly reached: ReadonlyMap<CardId, Reached>;
  readonly cosines: Scores;
  /** Whether the caller or the wording asked for a relation. */
  readonly relationWanted: boolean;
}

/** Search score plus what the graph passed on. */
export function totalScores(
  { seeds, reached }: Pick<Found, "seeds" | "reached">,
  graphWeight: number,
): Scores {
  const scores = new Map(seeds);
  for (const [id, { gain }] of reached) scores.set(id, (scores.get(id) ?? 0) + graphWeight * gain);
  return scores;
}

/** Orders cards by the level of `recall.rank_by`; ties by score, then id. */
export function rank(scores: Scores, found: Found, levels: Levels): readonly Ranked[] {
  const cards = [...scores].map(([id, score]) => place(id, score, found, levels));
  const key = rankKey(found, levels);
  return cards.sort((a, b) => key(b) - key(a) || b.score - a.score || (a.id < b.id ? -1 : 1));
}

function rankKey(found: Found, levels: Levels): (card: Ranked) => number {
  switch (level(levels, "recall.rank_by")) {
    case "fused":
      return (card) => card.score;
    case "h":
      return (card) => -card.hDistance;
    case "cosine":
      return (card) => found.cosines.get(card.id) ?? -1;
  }
}

/** Where a card stands: reached over a wanted relation before found by search before reached over any other. */
function place(id: CardId, score: number, found: Found, levels: Levels): Ranked {
  const reached = found.reached.get(id);
  const overGraph = reached !== undefined && (reached.relationSimilarity === 1 || !found.seeds.has(id));
  const depth = overGraph ? reached.depth : 0;
  const relationSimilarity = overGraph ? reached.relationSimilarity : found.relationWanted ? 0 : null;
  const hDistance = heuristicDistance(
    { cosine: found.cosines.get(id) ?? 0, relationSimilarity, depth },
    levels,
  );
  return {
    id,
    score,
    hDistance,
    depth,
    matchedRelation: overGraph ? reached.via.relation : null,
    relationSimilarity,
  };
}
