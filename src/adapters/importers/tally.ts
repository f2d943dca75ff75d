import type { SkipCounts, SkipReason } from "../../domain/import-format.ts";

/** Counts what an importer leaves out, by reason. */
export interface Tally {
  skip(reason: SkipReason, count?: number): void;
  counts(): SkipCounts;
}

export function createTally(): Tally {
  const counts: Partial<Record<SkipReason, number>> = {};
  return {
    skip(reason, count = 1) {
      if (count > 0) counts[reason] = (counts[reason] ?? 0) + count;
    },
    counts: () => counts,
  };
}
