import type { QuestionMetric } from "./metric.ts";
import { notScored } from "./not-scored.ts";

/** The most links that recall itself walks. */
export const maxStepHops = 3;

/**
 * Share of the steps of the expected path (two consecutive spans) whose cards are joined by at most three links,
 * the depth of recall, or are one card.
 */
export const pathValidity: QuestionMetric = stepsWithin("path-validity", maxStepHops);

/** The same with at most one link: the store holds the expected path as it stands. */
export const directPathValidity: QuestionMetric = stepsWithin("path-validity-direct", 1);

function stepsWithin(name: string, maxHops: number): QuestionMetric {
  return {
    name,
    better: "higher",
    score: ({ path }) => {
      if ("notScored" in path) return path;
      if (path.stepHops.length === 0) return notScored("no-path-expected");
      return path.stepHops.filter((hops) => hops !== null && hops <= maxHops).length / path.stepHops.length;
    },
  };
}
