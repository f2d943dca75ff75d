import { countFound, goldProblem, type JudgedHit, judgeRanking } from "./judge-ranking.ts";
import type { QuestionMetric } from "./metric.ts";
import type { ObservedHit } from "./observation.ts";
import { rankHits } from "./ranking.ts";

/** Estimated tokens of all hits of a question: what the answer costs its reader. */
export const tokensReturned: QuestionMetric = {
  name: "tokens-returned",
  better: "lower",
  score: ({ hits }) => rankHits(hits).reduce((total, { tokens }) => total + tokens, 0),
};

/**
 * Recall of the hits that fit whole into a budget of tokens, taken from the top; the first that does not fit ends
 * the list. Systems with long and short units are comparable by it.
 */
export const recallAtTokens = (budget: number): QuestionMetric => ({
  name: `recall@${budget}-tokens`,
  better: "higher",
  score: (observation) =>
    goldProblem(observation) ??
    countFound(withinBudget(judgeRanking(observation.hits), budget)) / observation.gold.length,
});

function withinBudget(
  judged: readonly JudgedHit<ObservedHit>[],
  budget: number,
): readonly JudgedHit<ObservedHit>[] {
  let spent = 0;
  const end = judged.findIndex(({ hit }) => {
    spent += hit.tokens;
    return spent > budget;
  });
  return end === -1 ? judged : judged.slice(0, end);
}
