import type { CardId } from "../core/ids.ts";
import type { CardKind, Tier } from "./card.ts";
import type { RelationName } from "./link.ts";
import type { SourceRef } from "./session.ts";

/** A question to a memory. Only `text` is needed; systems without a graph ignore the rest. */
export interface RecallQuery {
  readonly text: string;
  /** How many hits at most. */
  readonly limit: number;
  /** What the text is about, one idea each; absent: the text tells. A card that fits several comes first. */
  readonly concepts?: readonly string[];
  /** Walk only these relations, or their inverses by name; absent: the wording tells. */
  readonly relations?: readonly RelationName[];
  /** Hops to walk, 0 to 3; absent: the level of `recall.depth`. */
  readonly depth?: number;
  /** Start from these cards instead of searching. */
  readonly fromNodes?: readonly CardId[];
}

/** One thing that a memory returned, best first in its result. */
export interface RecallHit {
  /** Stable within one store; a card's id, or what the system's unit is called. */
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly kind: CardKind | "passage";
  readonly tags: readonly string[];
  /** Higher is better. */
  readonly score: number;
  /** The heuristic distance of the Alaya design, 0 (at the goal) to 1; null where the system has none. */
  readonly hDistance: number | null;
  /** Hops from the nearest seed; 0 for a seed. */
  readonly depth: number;
  readonly matchedRelation: RelationName | null;
  readonly relationSimilarity: number | null;
  readonly tier: Tier | null;
  readonly namespace: string | null;
  readonly related: readonly CardId[];
  readonly evidence: readonly SourceRef[];
}

/** Where the caller could go next from the hits. */
export interface Explorable {
  readonly relation: RelationName;
  readonly count: number;
  /** Similarity of the relation to those asked for, 0 to 1; null when none was asked for. */
  readonly similarityToQuery: number | null;
}

export interface RecallTimings {
  readonly embedMs: number;
  readonly searchMs: number;
  readonly graphMs: number;
  readonly totalMs: number;
}

export interface RecallResult {
  readonly hits: readonly RecallHit[];
  readonly explorable: readonly Explorable[];
  /** Mean over at most the five first hits; null without hits. */
  readonly hDistanceAverage: number | null;
  readonly hDistanceMinimum: number | null;
  readonly closeToTarget: boolean;
  readonly timings: RecallTimings;
  readonly traceId: string;
  readonly graphExpanded: boolean;
}
