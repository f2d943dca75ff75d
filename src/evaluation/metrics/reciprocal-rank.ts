import { goldProblem, judgeRanking } from "./judge-ranking.ts";
import type { QuestionMetric } from "./metric.ts";

/** 1 ÷ rank of the first hit that finds a gold unit, 0 when none does (trec_eval `recip_rank`). */
export const reciprocalRank: QuestionMetric = {
  name: "mrr",
  better: "higher",
  score: (observation) => {
    const problem = goldProblem(observation);
    if (problem) return problem;
    const first = judgeRanking(observation.hits).findIndex(({ newlyFound }) => newlyFound > 0);
    return first === -1 ? 0 : 1 / (first + 1);
  },
};
