import type { Tier } from "./card.ts";
import type { RecallQuery, RecallResult } from "./recall.ts";

/** One recall as the recall journal keeps it. */
export interface RecallEvent {
  readonly at: Date;
  readonly traceId: string;
  readonly query: string;
  /** Ids in the order of the answer, with their scores. */
  readonly results: readonly { readonly card: string; readonly score: number }[];
  readonly latencyMs: number;
  readonly tierDistribution: Readonly<Record<Tier, number>>;
  readonly graphExpanded: boolean;
}

export function toRecallEvent({ text }: RecallQuery, result: RecallResult, at: Date): RecallEvent {
  const tierDistribution = { HOT: 0, WARM: 0, COLD: 0 };
  for (const { tier } of result.hits) if (tier !== null) tierDistribution[tier] += 1;
  return {
    at,
    traceId: result.traceId,
    query: text,
    results: result.hits.map(({ id, score }) => ({ card: id, score })),
    latencyMs: result.timings.totalMs,
    tierDistribution,
    graphExpanded: result.graphExpanded,
  };
}
