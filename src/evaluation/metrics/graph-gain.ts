import { countFound, goldProblem, judgeRanking } from "./judge-ranking.ts";
import { ratioOfSums, type SetMetric } from "./metric.ts";
import type { NotScoredReason } from "./not-scored.ts";
import type { Observation, RankedHit } from "./observation.ts";
import { rankHits } from "./ranking.ts";

/**
 * Gold units found with the graph ÷ without it, both by the first k hits, summed over questions before dividing;
 * above 1 the graph helps.
 */
export function graphGainAt(k: number): SetMetric {
  const countAt = (hits: readonly RankedHit[]) => countFound(judgeRanking(hits).slice(0, k));
  return ratioOfSums({
    name: `graph-gain@${k}`,
    better: "higher",
    concerns: (observation) => hasBothArms(observation) && goldProblem(observation) === undefined,
    parts: ({ hits, withoutGraph }) => ({
      numerator: countAt(hits),
      denominator: countAt(hitsOf(withoutGraph)),
    }),
    refuse: refuseWithoutArms,
    whenZero: "nothing-found-without-graph",
  });
}

/** Hits returned with the graph ÷ without it: the count ratio of the Alaya design, blind to relevance. */
export const graphGainRaw: SetMetric = ratioOfSums({
  name: "graph-gain-raw",
  better: "higher",
  concerns: hasBothArms,
  parts: ({ hits, withoutGraph }) => ({
    numerator: rankHits(hits).length,
    denominator: rankHits(hitsOf(withoutGraph)).length,
  }),
  refuse: refuseWithoutArms,
  whenZero: "nothing-returned-without-graph",
});

function hasBothArms({ withoutGraph }: Observation): boolean {
  return !("notScored" in withoutGraph);
}

function refuseWithoutArms(observations: readonly Observation[]): NotScoredReason | undefined {
  return observations.some(hasBothArms) ? undefined : "graph-facet-absent";
}

const hitsOf = (arm: Observation["withoutGraph"]): readonly RankedHit[] => ("notScored" in arm ? [] : arm);
