import { unknownName } from "../../core/nearest-name.ts";
import { coreRelations } from "../../domain/link.ts";
import { abstentionAuroc } from "./abstention.ts";
import { graphGainAt, graphGainRaw } from "./graph-gain.ts";
import { latencyParts, latencyPercentile } from "./latency.ts";
import type { QuestionMetric, SetMetric } from "./metric.ts";
import {
  navigationConnected,
  navigationOverlap,
  navigationReachable,
  navigationRounds,
  navigationRoundsWhenReached,
  navigationSuccess,
  navigationSuccessWhenReachable,
} from "./navigation.ts";
import { ndcgAt } from "./ndcg.ts";
import { navigatorNames } from "./observation.ts";
import { directPathValidity, pathValidity } from "./path-validity.ts";
import { precisionAt } from "./precision-at.ts";
import { cappedRecallAt, recallAt } from "./recall-at.ts";
import { reciprocalRank } from "./reciprocal-rank.ts";
import { relationEmbeddingQuality } from "./relation-embedding-quality.ts";
import { relationPrecision } from "./relation-precision.ts";
import { hotTierHitRate, temperatureAccuracy } from "./tiers.ts";
import { recallAtTokens, tokensReturned } from "./token-budget.ts";

/** Metrics of one question; reported as their mean. */
export const questionMetrics: readonly QuestionMetric[] = [
  recallAt(1),
  recallAt(5),
  recallAt(10),
  cappedRecallAt(5),
  precisionAt(5),
  reciprocalRank,
  ndcgAt(10),
  recallAtTokens(500),
  tokensReturned,
  pathValidity,
  directPathValidity,
  navigationReachable,
  navigationConnected,
  ...navigatorNames.flatMap((navigator) => [
    navigationSuccess(navigator),
    navigationSuccessWhenReachable(navigator),
    navigationRounds(navigator),
    navigationRoundsWhenReached(navigator),
    navigationOverlap(navigator),
  ]),
];

/** Metrics of a whole set of questions, which are not means over them. */
export const setMetrics: readonly SetMetric[] = [
  ...latencyParts.flatMap((part) => [latencyPercentile(part, 50), latencyPercentile(part, 95)]),
  hotTierHitRate,
  temperatureAccuracy,
  graphGainAt(5),
  graphGainAt(10),
  graphGainRaw,
  relationPrecision(),
  ...coreRelations.map((relation) => relationPrecision(relation)),
  relationEmbeddingQuality,
  abstentionAuroc,
];

export type NamedMetric =
  | { readonly scope: "question"; readonly metric: QuestionMetric }
  | { readonly scope: "set"; readonly metric: SetMetric };

const registry: ReadonlyMap<string, NamedMetric> = new Map([
  ...questionMetrics.map((metric): [string, NamedMetric] => [metric.name, { scope: "question", metric }]),
  ...setMetrics.map((metric): [string, NamedMetric] => [metric.name, { scope: "set", metric }]),
]);

/** Every name that `metricByName` knows, in the order of reports. */
export const metricNames: readonly string[] = [...registry.keys()];

/** The metric of that name. Throws `USAGE_UNKNOWN_NAME` with the nearest one. */
export function metricByName(name: string): NamedMetric {
  const metric = registry.get(name);
  if (metric === undefined) throw unknownName("metric", name, metricNames);
  return metric;
}
