import { mean } from "simple-statistics";
import type { Random } from "../../core/random.ts";
import { bootstrapInterval, type Interval } from "./bootstrap.ts";

/** A value with how sure it is. `scored` observations made it; `unscored` ones had a reason not to. */
export interface Estimate {
  readonly value: number | null;
  readonly interval: Interval | null;
  readonly scored: number;
  readonly unscored: number;
}

interface ScoredItem {
  readonly cluster: string;
  readonly value: number;
}

/** The mean of what was scored; null when nothing was. */
export function estimateMean(items: readonly ScoredItem[], unscored: number, random: Random): Estimate {
  const average = (drawn: readonly ScoredItem[]) => mean(drawn.map(({ value }) => value));
  return items.length === 0
    ? { value: null, interval: null, scored: 0, unscored }
    : {
        value: average(items),
        interval: bootstrapInterval(items, average, random),
        scored: items.length,
        unscored,
      };
}
