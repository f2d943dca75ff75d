import { type NotScored, notScored } from "./not-scored.ts";
import type { Observation, RankedHit } from "./observation.ts";
import { rankHits } from "./ranking.ts";

/** A hit at its rank with the gold units that no earlier hit had found. */
export interface JudgedHit<Hit extends RankedHit = RankedHit> {
  readonly hit: Hit;
  /** Covers any gold unit, found before or not. */
  readonly relevant: boolean;
  /** How many gold units it is the first to find. */
  readonly newlyFound: number;
}

/** Walks the ranking from the top; a gold unit is credited once, to the first hit that covers it. */
export function judgeRanking<Hit extends RankedHit>(hits: readonly Hit[]): readonly JudgedHit<Hit>[] {
  const found = new Set<number>();
  return rankHits(hits).map((hit) => {
    const before = found.size;
    for (const unit of hit.covers) found.add(unit);
    return { hit, relevant: hit.covers.length > 0, newlyFound: found.size - before };
  });
}

/** How many gold units the hits find together. */
export const countFound = (judged: readonly JudgedHit[]): number =>
  judged.reduce((total, { newlyFound }) => total + newlyFound, 0);

/** Why this observation cannot be judged against gold; undefined when it can. */
export function goldProblem(observation: Observation): NotScored | undefined {
  if (!observation.answerable) return notScored("unanswerable-question");
  if (observation.goldIssue !== null) return notScored("gold-unresolved");
  return observation.gold.length === 0 ? notScored("gold-absent") : undefined;
}
