import type { RecallHit, RecallResult } from "../../domain/recall.ts";

const averagedHits = 5;
const closeDistance = 0.3;

/** How near the hits are to what was asked: the mean over the first five and the least over all. */
export function closenessOf(
  hits: readonly Pick<RecallHit, "hDistance">[],
): Pick<RecallResult, "hDistanceAverage" | "hDistanceMinimum" | "closeToTarget"> {
  const all = hits.map((hit) => hit.hDistance ?? 1);
  const first = all.slice(0, averagedHits);
  const average = first.length === 0 ? null : first.reduce((sum, h) => sum + h, 0) / first.length;
  return {
    hDistanceAverage: average,
    hDistanceMinimum: all.length === 0 ? null : Math.min(...all),
    closeToTarget: average !== null && average < closeDistance,
  };
}
