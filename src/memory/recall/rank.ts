import type { CardId } from "../../core/ids.ts";
import { type Levels, level } from "../../domain/factors.ts";
import type { RelationName } from "../../domain/link.ts";
import { heuristicDistance } from "../navigation.ts";
import type { Scores } from "./candidates.ts";
import { byScore } from "./ranking.ts";
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
  /** To the goal; null when nothing was said of it. */
  readonly cosines: Scores | null;
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

/** Cards whose exact distance is worked out when something else than the fused score orders them. */
const widestPool = 100;

/** The cards that may be in the answer, none that nothing speaks for: the best by score, more of them when something else orders them. */
export function poolOf(scores: Scores, limit: number, levels: Levels): Scores {
  const rankBy = level(levels, "recall.rank_by");
  const size = rankBy === "fused" || rankBy === "rrf" ? limit : Math.max(limit, widestPool);
  const fitting = byScore(scores).filter(([, score]) => score > 0);
  return new Map(fitting.slice(0, size));
}

interface RankingTerms {
  readonly levels: Levels;
  /** What a fused score is multiplied by, so that scores of different questions can be compared. */
  readonly confidence: number;
}

/**
 * Orders cards by the level of `recall.rank_by`, which also is the score that they get: the fused score times the
 * confidence, 1 − h-distance, or the cosine. Ties by fused score, then id.
 */
export function rank(fused: Scores, found: Found, { levels, confidence }: RankingTerms): readonly Ranked[] {
  const scoreOf = scoring(level(levels, "recall.rank_by"), confidence);
  const cards = [...fused]
    .filter(([id]) => isOffered(id, found, levels))
    .map(([id, score]) => {
      const { cosine, ...place } = placeOf(id, found, levels);
      return { id, ...place, score: scoreOf({ fused: score, h: place.hDistance, cosine }) };
    });
  const fusedOf = (id: CardId): number => fused.get(id) ?? 0;
  return cards.sort((a, b) => b.score - a.score || fusedOf(b.id) - fusedOf(a.id) || (a.id < b.id ? -1 : 1));
}

interface Figures {
  readonly fused: number;
  readonly h: number;
  readonly cosine: number | null;
}

/** Whether a card may be in the answer: at `exclude-seeds`, one that search found only if a wanted link leads to it. */
function isOffered(id: CardId, { relationWanted, seeds, reached }: Found, levels: Levels): boolean {
  if (!relationWanted || level(levels, "h.seed_relation") !== "exclude-seeds") return true;
  return !seeds.has(id) || reached.get(id)?.matches === true;
}

function scoring(rankBy: "fused" | "rrf" | "h" | "cosine", confidence: number): (figures: Figures) => number {
  switch (rankBy) {
    case "fused":
    case "rrf":
      return ({ fused }) => fused * confidence;
    case "h":
      return ({ h }) => 1 - h;
    case "cosine":
      return ({ cosine }) => cosine ?? 0;
  }
}

/** Where a card stands: reached over a wanted relation before found by search before reached over any other. */
function placeOf(id: CardId, found: Found, levels: Levels) {
  const reached = found.reached.get(id);
  const overGraph = reached !== undefined && (reached.matches || !found.seeds.has(id));
  const depth = overGraph ? reached.depth : 0;
  const relationSimilarity = overGraph ? reached.relationSimilarity : seedSimilarity(found, levels);
  const cosine = found.cosines === null ? null : (found.cosines.get(id) ?? 0);
  return {
    cosine,
    hDistance: heuristicDistance({ cosine, relationSimilarity, depth }, levels),
    depth,
    matchedRelation: overGraph ? reached.via.relation : null,
    relationSimilarity,
  };
}

/** What search found did not come over the relation that was asked for. */
function seedSimilarity({ relationWanted }: Found, levels: Levels): number | null {
  if (!relationWanted) return null;
  return level(levels, "h.seed_relation") === "neutral" ? 0.5 : 0;
}
