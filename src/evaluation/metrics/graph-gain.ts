import { countFound, goldProblem, judgeRanking } from "./judge-ranking.ts";
import type { SetMetric } from "./metric.ts";
import { type NotScored, notScored } from "./not-scored.ts";
import type { Observation, RankedHit } from "./observation.ts";

const hasBothArms = ({ withoutGraph }: Observation): boolean => !("notScored" in withoutGraph);

interface Arms {
  readonly withGraph: readonly RankedHit[];
  readonly withoutGraph: readonly RankedHit[];
}

/**
 * Gold units found with the graph ÷ without it, both by the first k hits, summed over questions before dividing;
 * above 1 the graph helps.
 */
export const graphGainAt = (k: number): SetMetric => ({
  name: `graph-gain@${k}`,
  better: "higher",
  concerns: (observation) => hasBothArms(observation) && goldProblem(observation) === undefined,
  score: (observations) => {
    const found = (hits: readonly RankedHit[]) => countFound(judgeRanking(hits).slice(0, k));
    const judgeable = observations.filter((observation) => goldProblem(observation) === undefined);
    return ratioOfSums(judgeable, found, "nothing-found-without-graph");
  },
});

/** Hits returned with the graph ÷ without it: the count ratio of the Alaya design, blind to relevance. */
export const graphGainRaw: SetMetric = {
  name: "graph-gain-raw",
  better: "higher",
  concerns: hasBothArms,
  score: (observations) => ratioOfSums(observations, (hits) => hits.length, "nothing-returned-without-graph"),
};

function ratioOfSums(
  observations: readonly Observation[],
  measure: (hits: readonly RankedHit[]) => number,
  whenZero: NotScored["notScored"],
): number | NotScored {
  if (observations.length === 0) return notScored("nothing-observed");
  const arms = observations.flatMap(armsOf);
  if (arms.length === 0) return notScored("graph-facet-absent");
  const without = sum(arms.map(({ withoutGraph }) => measure(withoutGraph)));
  if (without === 0) return notScored(whenZero);
  return sum(arms.map(({ withGraph }) => measure(withGraph))) / without;
}

const armsOf = ({ hits, withoutGraph }: Observation): Arms[] =>
  "notScored" in withoutGraph ? [] : [{ withGraph: hits, withoutGraph }];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
