import { countFound, goldProblem, judgeRanking } from "./judge-ranking.ts";
import type { QuestionMetric } from "./metric.ts";

/** Gold units found by the first k hits ÷ all gold units (trec_eval `recall.k`). */
export const recallAt = (k: number): QuestionMetric => ({
  name: `recall@${k}`,
  better: "higher",
  score: (observation) =>
    goldProblem(observation) ??
    countFound(judgeRanking(observation.hits).slice(0, k)) / observation.gold.length,
});

/**
 * Gold units found by the first k hits ÷ min(k, all gold units), at most 1: reaches 1 where k hits of one unit
 * each could not find all (BEIR's capped recall).
 */
export const cappedRecallAt = (k: number): QuestionMetric => ({
  name: `capped-recall@${k}`,
  better: "higher",
  score: (observation) =>
    goldProblem(observation) ??
    Math.min(
      1,
      countFound(judgeRanking(observation.hits).slice(0, k)) / Math.min(k, observation.gold.length),
    ),
});
