import { type RelationName, resolveRelation } from "../../domain/link.ts";
import { goldProblem } from "./judge-ranking.ts";
import { ratioOfSums, type SetMetric } from "./metric.ts";
import type { Observation, ObservedHit } from "./observation.ts";
import { rankHits } from "./ranking.ts";

/**
 * Of the hits that came by a relation the question asked for, the share that covers a gold unit. Seeds, which
 * came by no relation, do not count (KA-72 in the resolutions of the designs). With `relation`, only hits that
 * came by that one.
 */
export const relationPrecision = (relation?: RelationName): SetMetric =>
  ratioOfSums({
    name:
      relation === undefined
        ? "relation-precision"
        : `relation-precision-${relation.toLowerCase().replaceAll("_", "-")}`,
    better: "higher",
    concerns: (observation) => asksRelation(observation) && hitsBy(observation, relation).length > 0,
    parts: (observation) => {
      const hits = hitsBy(observation, relation);
      return {
        numerator: hits.filter(({ covers }) => covers.length > 0).length,
        denominator: hits.length,
      };
    },
    refuse: (observations) => (observations.some(asksRelation) ? undefined : "no-relation-asked"),
    whenZero: "no-hit-by-relation",
  });

/** The relations by which hits came that their questions asked for, by name. */
export function relationsMatched(observations: readonly Observation[]): readonly RelationName[] {
  const names = observations
    .filter(asksRelation)
    .flatMap((observation) => hitsBy(observation))
    .map(({ matchedRelation }) => matchedRelation)
    .filter((relation) => relation !== null);
  return [...new Set(names)].sort();
}

const asksRelation = (observation: Observation): boolean =>
  observation.relationsAsked.length > 0 && goldProblem(observation) === undefined;

/** Hits by a relation that was asked for; by this one only, when given. */
function hitsBy({ relationsAsked, hits }: Observation, relation?: RelationName): readonly ObservedHit[] {
  const asked = new Set(relationsAsked.map((name) => resolveRelation(name).relation));
  return rankHits(hits).filter(
    ({ matchedRelation }) =>
      matchedRelation !== null &&
      asked.has(resolveRelation(matchedRelation).relation) &&
      (relation === undefined || matchedRelation === relation),
  );
}
