import { errorFunction } from "simple-statistics";

/** The normal quantile of 97.5 %. */
const normalQuantile = 1.959964;

/**
 * The share of draws to leave out at each end of a 95 % percentile interval over n groups. Plain percentiles
 * (2.5 %) are too narrow when groups are few: resampling knows neither the n − 1 of the variance nor the tails
 * of Student's t. The expanded percentile interval (Hesterberg 2015) takes Φ(−t · √(n / (n − 1))) instead.
 */
export function expandedTail(groups: number): number {
  const widened = studentQuantile(groups - 1) * Math.sqrt(groups / (groups - 1));
  return (1 - errorFunction(widened / Math.SQRT2)) / 2;
}

/** The 97.5 % quantile of Student's t by the expansion of Cornish and Fisher; within 0.01 from five degrees on. */
function studentQuantile(degrees: number): number {
  const z = normalQuantile;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / degrees + second / degrees ** 2 + third / degrees ** 3;
}
