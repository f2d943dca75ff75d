import { quantileSorted } from "simple-statistics";
import type { Random } from "../../core/random.ts";
import { drawWithReplacement, groupForResampling, type ResamplingUnit } from "./resampling.ts";

const resamples = 1000;
const confidence = 0.95;

/** A percentile interval at 95 %. */
export interface Interval {
  readonly low: number;
  readonly high: number;
  /** What was resampled. */
  readonly unit: ResamplingUnit;
}

/**
 * The percentile interval of a statistic under resampling by cluster (Efron; 1,000 draws). Draws for which the
 * statistic is undefined are left out. Null with fewer than two groups, or when half of the draws are undefined.
 */
export function bootstrapInterval<Item extends { readonly cluster: string }>(
  items: readonly Item[],
  statistic: (items: readonly Item[]) => number | undefined,
  random: Random,
): Interval | null {
  const { unit, groups } = groupForResampling(items);
  if (groups.length < 2) return null;
  const values = Array.from({ length: resamples }, () => statistic(drawWithReplacement(groups, random)))
    .filter((value) => value !== undefined)
    .sort((a, b) => a - b);
  if (values.length <= resamples / 2) return null;
  const tail = (1 - confidence) / 2;
  return { low: quantileSorted(values, tail), high: quantileSorted(values, 1 - tail), unit };
}
