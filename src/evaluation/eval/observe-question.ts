import type { CallOptions } from "../../core/concurrency.ts";
import type { Random } from "../../core/random.ts";
import type { RecallQuery } from "../../domain/recall.ts";
import type { Question } from "../dataset/dataset.ts";
import { type NotScored, notScored } from "../metrics/not-scored.ts";
import type { GoldUnit, Observation, RankedHit } from "../metrics/observation.ts";
import { navigateQuestion, type Terrain } from "../navigation/navigate-question.ts";
import { goldIssueOf, goldUnitsOf, type SessionsById } from "./gold.ts";
import { observeHits, toRankedHit } from "./observe-hits.ts";
import { observePath } from "./observe-path.ts";

/** What stays the same over all questions of one evaluation. */
export interface Trial {
  readonly terrain: Terrain;
  readonly sessions: SessionsById;
  readonly limit: number;
  readonly random: Random;
}

/**
 * Asks the system one question, in its words and nothing else: a hint at the relation would help only systems that
 * have links. Notes all that metrics will need.
 */
export async function observeQuestion(
  trial: Trial,
  question: Question,
  options?: CallOptions,
): Promise<Observation> {
  const { terrain, sessions, limit, random } = trial;
  const query: RecallQuery = { text: question.query, limit };
  const result = await terrain.memory.recall(query, options);
  const goldIssue = goldIssueOf(question, sessions);
  const gold = goldIssue === null ? await goldUnitsOf(question, terrain.memory) : [];
  const { embedMs, searchMs, graphMs, totalMs } = result.timings;
  return {
    questionId: question.id,
    query: question.query,
    type: question.type,
    difficulty: question.difficulty,
    cluster: question.cluster ?? question.expected.spans[0]?.session ?? question.id,
    answerable: question.answerable,
    gold: [...gold],
    goldIssue,
    relationsAsked: question.relations ?? [],
    hits: observeHits(result.hits, gold, trial),
    withoutGraph: await recallWithoutGraph(trial, query, gold),
    path: goldIssue === null ? await observePath(terrain, question, options) : notScored("gold-unresolved"),
    navigation:
      goldIssue === null
        ? await navigateQuestion(terrain, question, random, options)
        : notScored("gold-unresolved"),
    graphExpanded: result.graphExpanded,
    latency: { embedMs, searchMs, graphMs, totalMs },
  };
}

async function recallWithoutGraph(
  trial: Trial,
  query: RecallQuery,
  gold: readonly GoldUnit[],
): Promise<RankedHit[] | NotScored> {
  const recall = trial.terrain.memory.facets.recallWithoutGraph;
  if (recall === undefined) return notScored("graph-facet-absent");
  return observeHits((await recall(query)).hits, gold, trial).map(toRankedHit);
}
