import { groupBy } from "../../core/group-by.ts";

/** Fewer clusters than this say too little about the spread between them: questions are resampled instead. */
const minimumClusters = 10;

/** What was drawn to make an interval. */
export type ResamplingUnit = "cluster" | "question";

export interface Resampling<Item> {
  readonly unit: ResamplingUnit;
  readonly groups: readonly (readonly Item[])[];
}

/** The groups that are drawn as a whole: clusters when there are at least ten, else single questions. */
export function groupForResampling<Item extends { readonly cluster: string }>(
  items: readonly Item[],
): Resampling<Item> {
  const clusters = groupBy(items, ({ cluster }) => cluster);
  return clusters.size >= minimumClusters
    ? { unit: "cluster", groups: [...clusters.values()] }
    : { unit: "question", groups: items.map((item) => [item]) };
}
