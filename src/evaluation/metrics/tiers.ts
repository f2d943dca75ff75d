import { type Tier, tiers } from "../../domain/card.ts";
import type { SetMetric } from "./metric.ts";
import { notScored } from "./not-scored.ts";
import type { Observation } from "./observation.ts";

/** How many hits came from each tier. */
export function countTiers(observations: readonly Observation[]): Readonly<Record<Tier, number>> {
  const hitTiers = observations.flatMap(({ hits }) => hits.map(({ tier }) => tier));
  const count = (wanted: Tier) => hitTiers.filter((tier) => tier === wanted).length;
  return { HOT: count("HOT"), WARM: count("WARM"), COLD: count("COLD") };
}

/**
 * Hits from HOT ÷ hits with a tier. Where all hits come from one tier the store was never used (all cards of a
 * fresh store are HOT), and the rate would say nothing.
 */
export const hotTierHitRate: SetMetric = {
  name: "hot-tier-hit-rate",
  better: "higher",
  concerns: ({ hits }) => hits.some(({ tier }) => tier !== null),
  score: (observations) => {
    if (observations.every(({ hits }) => hits.length === 0)) return notScored("no-hits");
    const counts = countTiers(observations);
    const present = tiers.filter((tier) => counts[tier] > 0);
    if (present.length === 0) return notScored("tiers-absent");
    if (present.length === 1) return notScored("one-tier-only");
    return counts.HOT / (counts.HOT + counts.WARM + counts.COLD);
  },
};

/** Share of much-used cards that are HOT. Needs a store with usage, which an evaluation does not make. */
export const temperatureAccuracy: SetMetric = {
  name: "temp-accuracy",
  better: "higher",
  concerns: () => false,
  score: () => notScored("usage-absent"),
};
