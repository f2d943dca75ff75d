import { compareText } from "../../core/order.ts";
import { countFound, goldProblem, judgeRanking } from "../metrics/judge-ranking.ts";
import type { GoldUnit, Observation } from "../metrics/observation.ts";
import { rankHits } from "../metrics/ranking.ts";
import { type FailedCase, type MissCause, missCauses } from "./report-schema.ts";

/** Questions with a recall@5 below this are shown with what they missed. */
const failingBelow = 0.6;
const looksAtFirst = 5;

/** Questions that found too little in the first five hits, worst first, then by id. */
export const failedCasesOf = (observations: readonly Observation[]): readonly FailedCase[] =>
  observations
    .filter((observation) => goldProblem(observation) === undefined)
    .map((observation) => ({ observation, recall: recallOf(observation, looksAtFirst) }))
    .filter(({ recall }) => recall < failingBelow)
    .sort((a, b) => a.recall - b.recall || compareText(a.observation.questionId, b.observation.questionId))
    .map(({ observation }) => toFailedCase(observation));

const recallOf = ({ hits, gold }: Observation, k: number): number =>
  countFound(judgeRanking(hits).slice(0, k)) / gold.length;

function toFailedCase(observation: Observation): FailedCase {
  const { gold, hits } = observation;
  const seen = new Set(
    rankHits(hits)
      .slice(0, looksAtFirst)
      .flatMap(({ covers }) => covers),
  );
  const missed = gold.flatMap((unit, index) =>
    seen.has(index) ? [] : [{ ...placeOf(unit), cause: causeOf(observation, unit, index) }],
  );
  return {
    id: observation.questionId,
    type: observation.type,
    difficulty: observation.difficulty,
    query: observation.query,
    recall_at_5: recallOf(observation, looksAtFirst),
    recall_at_10: recallOf(observation, 10),
    missed,
    cause: mostFrequent(missed.map(({ cause }) => cause)),
    relations: observation.relationsAsked,
  };
}

function causeOf({ hits, path }: Observation, unit: GoldUnit, index: number): MissCause {
  if (unit.kind === "span" && unit.stage !== null && unit.stage !== "indexed") return unit.stage;
  if (hits.length === 0) return "nothing-returned";
  if (hits.some(({ covers }) => covers.includes(index))) return "ranked-low";
  const pathBroken = !("notScored" in path) && path.stepHops.includes(null);
  return pathBroken ? "links-missing" : "not-retrieved";
}

function placeOf(unit: GoldUnit) {
  if (unit.kind === "card") return { session: null, turn: null, start: null, end: null, text: unit.id };
  const { session, turn, start, end, quote } = unit;
  return { session, turn, start, end, text: quote };
}

/** Of equally frequent causes the earlier stage: what is lost there cannot be found later. */
function mostFrequent(causes: readonly MissCause[]): MissCause {
  const count = (cause: MissCause) => causes.filter((candidate) => candidate === cause).length;
  return missCauses.reduce((best, cause) => (count(cause) > count(best) ? cause : best));
}
