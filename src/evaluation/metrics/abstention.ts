import type { SetMetric } from "./metric.ts";
import { notScored } from "./not-scored.ts";
import type { Observation } from "./observation.ts";

/**
 * Chance that a random answerable question has a higher top score than a random unanswerable one, ties counting
 * half (the area under the ROC curve, as Mann-Whitney U ÷ pairs). An empty ranking is below every score. 0.5 says
 * that the system's scores do not tell whether it knows.
 */
export const abstentionAuroc: SetMetric = {
  name: "abstention-auroc",
  better: "higher",
  concerns: () => true,
  score: (observations) => {
    const answerable = observations.filter((observation) => observation.answerable).map(topScore);
    const unanswerable = observations.filter((observation) => !observation.answerable).map(topScore);
    if (answerable.length === 0 || unanswerable.length === 0) return notScored("one-class-only");
    const wins = answerable.reduce((total, score) => total + winsOver(score, unanswerable), 0);
    return wins / (answerable.length * unanswerable.length);
  },
};

const topScore = ({ hits }: Observation): number =>
  hits.reduce((top, { score }) => Math.max(top, score), Number.NEGATIVE_INFINITY);

const winsOver = (score: number, others: readonly number[]): number =>
  others.reduce((total, other) => total + (score > other ? 1 : score === other ? 0.5 : 0), 0);
