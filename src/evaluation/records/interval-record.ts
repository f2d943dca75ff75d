import type { Interval } from "../statistics/bootstrap.ts";

/** An interval as reports spell it. */
export const intervalRecord = (interval: Interval | null) =>
  interval && { low: interval.low, high: interval.high, resampled: interval.unit };
