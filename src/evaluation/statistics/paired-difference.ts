import { mean } from "simple-statistics";
import type { Random } from "../../core/random.ts";
import { bootstrapRatio, type Interval } from "./bootstrap.ts";
import { randomisationP } from "./randomisation.ts";
import { groupForResampling } from "./resampling.ts";

/** What two systems scored on one question. */
export interface ScoredPair {
  readonly cluster: string;
  readonly treatment: number;
  readonly baseline: number;
}

/** Treatment minus baseline over the questions that both scored. */
export interface PairedDifference {
  readonly difference: number;
  readonly interval: Interval | null;
  /** Two-sided, by randomisation; not corrected for other comparisons. */
  readonly p: number;
  /** Questions on which the treatment scored higher, the same, lower (higher is not always better). */
  readonly higher: number;
  readonly same: number;
  readonly lower: number;
  readonly n: number;
}

/** Undefined without pairs. Interval and p draw the same groups: clusters, or questions when clusters are few. */
export function pairedDifference(pairs: readonly ScoredPair[], random: Random): PairedDifference | undefined {
  if (pairs.length === 0) return undefined;
  const items = pairs.map(({ cluster, treatment, baseline }) => ({
    cluster,
    difference: treatment - baseline,
  }));
  const parts = items.map(({ cluster, difference }) => ({ cluster, numerator: difference, denominator: 1 }));
  const groups = groupForResampling(items).groups.map((group) => group.map(({ difference }) => difference));
  return {
    difference: mean(items.map(({ difference }) => difference)),
    interval: bootstrapRatio(parts, random.fork("interval")),
    p: randomisationP(groups, random.fork("randomisation")),
    higher: items.filter(({ difference }) => difference > 0).length,
    same: items.filter(({ difference }) => difference === 0).length,
    lower: items.filter(({ difference }) => difference < 0).length,
    n: items.length,
  };
}
