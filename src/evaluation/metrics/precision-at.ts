import { goldProblem, judgeRanking } from "./judge-ranking.ts";
import type { QuestionMetric } from "./metric.ts";

/**
 * Hits among the first k that cover a gold unit ÷ k, also when fewer than k were returned (trec_eval `P.k`).
 * A hit that repeats what an earlier one found is relevant all the same.
 */
export const precisionAt = (k: number): QuestionMetric => ({
  name: `precision@${k}`,
  better: "higher",
  score: (observation) =>
    goldProblem(observation) ??
    judgeRanking(observation.hits)
      .slice(0, k)
      .filter(({ relevant }) => relevant).length / k,
});
