import { type Tier, tiers } from "../../domain/card.ts";
import { ratioOfSums, type SetMetric } from "./metric.ts";
import { notScored } from "./not-scored.ts";
import type { Observation } from "./observation.ts";

/** How many hits came from each tier. */
export function countTiers(observations: readonly Observation[]): Readonly<Record<Tier, number>> {
  const counts = { HOT: 0, WARM: 0, COLD: 0 };
  for (const { tier } of observations.flatMap(({ hits }) => hits)) {
    if (tier !== null) counts[tier]++;
  }
  return counts;
}

/**
 * Hits from HOT ÷ hits with a tier. Where all hits come from one tier the store was never used (all cards of a
 * fresh store are HOT), and the rate would say nothing.
 */
export const hotTierHitRate: SetMetric = ratioOfSums({
  name: "hot-tier-hit-rate",
  better: "higher",
  concerns: ({ hits }) => hits.some(({ tier }) => tier !== null),
  parts: (observation) => {
    const { HOT, WARM, COLD } = countTiers([observation]);
    return { numerator: HOT, denominator: HOT + WARM + COLD };
  },
  refuse: (observations) => {
    if (observations.every(({ hits }) => hits.length === 0)) return "no-hits";
    const counts = countTiers(observations);
    const present = tiers.filter((tier) => counts[tier] > 0).length;
    return present > 1 ? undefined : present === 1 ? "one-tier-only" : "tiers-absent";
  },
  whenZero: "no-hits",
});

/** Share of much-used cards that are HOT. Needs a store with usage, which an evaluation does not make. */
export const temperatureAccuracy: SetMetric = {
  name: "temp-accuracy",
  better: "higher",
  concerns: () => false,
  score: () => notScored("usage-absent"),
};
