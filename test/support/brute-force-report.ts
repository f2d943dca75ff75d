import type { Observation } from "../../src/evaluation/metrics/observation.ts";

/** Aggregates recomputed with nothing but loops over the records, for comparison with a report. */
export function bruteForce(observations: readonly Observation[]) {
  const judged = observations.filter(({ answerable, gold }) => answerable && gold.length > 0);
  const types = [...new Set(observations.map(({ type }) => type))];
  return {
    overall: {
      "recall@5": average(judged.map((observation) => recall(observation, 5))),
      "recall@10": average(judged.map((observation) => recall(observation, 10))),
      mrr: average(judged.map(reciprocal)),
      "tokens-returned": average(
        observations.map(({ hits }) => hits.reduce((sum, { tokens }) => sum + tokens, 0)),
      ),
      "graph-gain@5": graphGain(judged, 5),
      "relation-precision": precisionByRelation(judged, () => true),
      "relation-precision-caused-by": precisionByRelation(judged, (relation) => relation === "CAUSED_BY"),
      "hot-tier-hit-rate": hotShare(observations),
      ...navigation(observations),
    },
    byType: Object.fromEntries(
      types.map((type) => [
        type,
        {
          pairs: observations.filter((observation) => observation.type === type).length,
          recallAt5: average(
            judged.filter((observation) => observation.type === type).map((one) => recall(one, 5)),
          ),
        },
      ]),
    ),
  };
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const sorted = <Hit extends { id: string; score: number }>(hits: readonly Hit[]): Hit[] =>
  [...hits].sort((a, b) => (b.score === a.score ? (a.id < b.id ? -1 : 1) : b.score - a.score));

function unitsFound(hits: Parameters<typeof sorted<Observation["hits"][number]>>[0], k: number): number {
  const units = new Set<number>();
  for (const hit of sorted(hits).slice(0, k)) for (const unit of hit.covers) units.add(unit);
  return units.size;
}

const recall = ({ hits, gold }: Observation, k: number): number => unitsFound(hits, k) / gold.length;

function reciprocal({ hits }: Observation): number {
  let rank = 0;
  for (const hit of sorted(hits)) {
    rank++;
    if (hit.covers.length > 0) return 1 / rank;
  }
  return 0;
}

function graphGain(judged: readonly Observation[], k: number): number {
  let withGraph = 0;
  let without = 0;
  for (const { hits, withoutGraph } of judged) {
    if ("notScored" in withoutGraph) continue;
    withGraph += unitsFound(hits, k);
    const units = new Set<number>();
    for (const hit of sorted(withoutGraph).slice(0, k)) for (const unit of hit.covers) units.add(unit);
    without += units.size;
  }
  return withGraph / without;
}

function precisionByRelation(judged: readonly Observation[], counts: (relation: string) => boolean): number {
  let right = 0;
  let all = 0;
  for (const { hits, relationsAsked } of judged) {
    for (const { matchedRelation, covers } of hits) {
      if (matchedRelation === null || !relationsAsked.includes(matchedRelation) || !counts(matchedRelation))
        continue;
      all++;
      if (covers.length > 0) right++;
    }
  }
  return right / all;
}

function hotShare(observations: readonly Observation[]): number {
  const tiers = observations.flatMap(({ hits }) => hits.map(({ tier }) => tier));
  return tiers.filter((tier) => tier === "HOT").length / tiers.length;
}

function navigation(observations: readonly Observation[]) {
  const attempts = observations.flatMap(({ navigation: observed }) =>
    "notScored" in observed ? [] : observed.attempts.filter(({ navigator }) => navigator === "greedy"),
  );
  return {
    "navigation-success-greedy": average(attempts.map(({ success }) => (success ? 1 : 0))),
    "navigation-rounds-greedy": average(attempts.map(({ rounds }) => rounds)),
  };
}
