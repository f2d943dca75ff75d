import { mean } from "simple-statistics";
import type { Random } from "../../core/random.ts";
import { bootstrapRatio, type Interval } from "./bootstrap.ts";

/** A value with how sure it is. `scored` observations made it; `unscored` ones had a reason not to. */
export interface Estimate {
  readonly value: number | null;
  readonly interval: Interval | null;
  readonly scored: number;
  readonly unscored: number;
}

/** The mean of what was scored; null when nothing was. */
export function estimateMean(
  items: readonly { readonly cluster: string; readonly value: number }[],
  unscored: number,
  random: Random,
): Estimate {
  if (items.length === 0) return { value: null, interval: null, scored: 0, unscored };
  const parts = items.map(({ cluster, value }) => ({ cluster, numerator: value, denominator: 1 }));
  return {
    value: mean(items.map(({ value }) => value)),
    interval: bootstrapRatio(parts, random),
    scored: items.length,
    unscored,
  };
}
