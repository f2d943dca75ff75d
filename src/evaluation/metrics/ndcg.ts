import { goldProblem, type JudgedHit, judgeRanking } from "./judge-ranking.ts";
import type { QuestionMetric } from "./metric.ts";

const discount = (position: number): number => 1 / Math.log2(position + 1);

/**
 * nDCG over gold units: Σ discount(max(r, j)) ÷ Σ discount(j), discount(p) = 1 / log2(p + 1), where the j-th unit
 * to be found is found at rank r. The upper sum runs over the units found at ranks up to k, at most k of them; the
 * lower one over the first min(k, all gold units) positions.
 *
 * A hit's gain is the number of units it newly finds, each one unit of gain. The ideal is the best ordering of
 * one unit per hit: the j-th unit at rank j. A hit that finds several units would beat that ideal if all of them
 * took the discount of its rank, so the j-th unit never takes a better one than position j. The value is in
 * [0, 1]; it is 1 exactly when each of the first min(k, all) units is found no later than in the ideal. When
 * every hit covers at most one unit and no two the same, j ≤ r always and this is trec_eval's `ndcg_cut.k` with
 * binary relevance (Järvelin and Kekäläinen 2002).
 */
export const ndcgAt = (k: number): QuestionMetric => ({
  name: `ndcg@${k}`,
  better: "higher",
  score: (observation) => {
    const problem = goldProblem(observation);
    if (problem) return problem;
    const positions = discountPositions(judgeRanking(observation.hits).slice(0, k));
    const ideal = Array.from({ length: Math.min(k, observation.gold.length) }, (_, index) => index + 1);
    return sumOfDiscounts(positions.slice(0, k)) / sumOfDiscounts(ideal);
  },
});

function discountPositions(judged: readonly JudgedHit[]): number[] {
  const ranks = judged.flatMap(({ newlyFound }, index) => Array<number>(newlyFound).fill(index + 1));
  return ranks.map((rank, index) => Math.max(rank, index + 1));
}

const sumOfDiscounts = (positions: readonly number[]): number =>
  positions.reduce((total, position) => total + discount(position), 0);
