import { quantileSorted } from "simple-statistics";
import type { Random } from "../../core/random.ts";
import { expandedTail } from "./expanded-tail.ts";
import { groupForResampling, type ResamplingUnit } from "./resampling.ts";

const resamples = 1000;

/** An expanded percentile interval at 95 %. */
export interface Interval {
  readonly low: number;
  readonly high: number;
  /** What was resampled. */
  readonly unit: ResamplingUnit;
}

interface Clustered {
  readonly cluster: string;
}

/**
 * The interval of a statistic under resampling by cluster (percentile bootstrap, expanded for few groups; 1,000
 * draws). Draws for which the
 * statistic is undefined are left out. Null with fewer than two groups, or when half of the draws are undefined.
 */
export const bootstrapInterval = <Item extends Clustered>(
  items: readonly Item[],
  statistic: (items: readonly Item[]) => number | undefined,
  random: Random,
): Interval | null =>
  bootstrapGroups(
    items,
    (groups) => groups,
    (drawn) => statistic(drawn.flat()),
    random,
  );

/** The same for a ratio of sums, from the sums of each group; for a mean the denominators are 1. */
export const bootstrapRatio = (
  items: readonly (Clustered & { readonly numerator: number; readonly denominator: number })[],
  random: Random,
): Interval | null =>
  bootstrapGroups(
    items,
    (groups) => groups.map(sumParts),
    (drawn) => divide(sumParts(drawn)),
    random,
  );

function bootstrapGroups<Item extends Clustered, Digest>(
  items: readonly Item[],
  digest: (groups: readonly (readonly Item[])[]) => readonly Digest[],
  statistic: (drawn: readonly Digest[]) => number | undefined,
  random: Random,
): Interval | null {
  const { unit, groups } = groupForResampling(items);
  if (groups.length < 2) return null;
  const digests = digest(groups);
  const draw = () => statistic(digests.map(() => random.pick(digests)));
  const values = Array.from({ length: resamples }, draw)
    .filter((value) => value !== undefined)
    .sort((a, b) => a - b);
  if (values.length <= resamples / 2) return null;
  const tail = expandedTail(groups.length);
  return { low: quantileSorted(values, tail), high: quantileSorted(values, 1 - tail), unit };
}

function sumParts(parts: readonly { readonly numerator: number; readonly denominator: number }[]) {
  let numerator = 0;
  let denominator = 0;
  for (const part of parts) {
    numerator += part.numerator;
    denominator += part.denominator;
  }
  return { numerator, denominator };
}

const divide = ({ numerator, denominator }: ReturnType<typeof sumParts>): number | undefined =>
  denominator === 0 ? undefined : numerator / denominator;
