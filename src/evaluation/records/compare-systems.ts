import { unknownName } from "../../core/nearest-name.ts";
import { createRandom, type Random } from "../../core/random.ts";
import type { QuestionMetric } from "../metrics/metric.ts";
import type { Observation } from "../metrics/observation.ts";
import { metricByName } from "../metrics/registry.ts";
import { holm } from "../statistics/holm.ts";
import { type PairedDifference, pairedDifference, type ScoredPair } from "../statistics/paired-difference.ts";
import { estimateMetric, type MetricEstimate } from "./estimate-metric.ts";

/** What one system showed on the data set that is compared. */
export interface SystemObservations {
  readonly system: string;
  readonly observations: readonly Observation[];
}

export interface SystemDifference extends PairedDifference {
  readonly system: string;
  readonly metric: string;
  /** `p` corrected over all differences of the comparison (Holm). */
  readonly adjustedP: number;
}

/** Several systems on the same questions, each against the baseline. */
export interface Comparison {
  readonly baseline: string;
  readonly metrics: readonly string[];
  readonly systems: readonly {
    readonly system: string;
    readonly questions: number;
    readonly estimates: readonly MetricEstimate[];
  }[];
  /** For metrics of single questions only; paired by question id. */
  readonly differences: readonly SystemDifference[];
}

/** What a side-by-side table shows when nothing else is asked for. */
export const comparedMetrics: readonly string[] = [
  "recall@5",
  "recall@10",
  "ndcg@10",
  "mrr",
  "recall@500-tokens",
  "tokens-returned",
  "latency-p50",
  "latency-p95",
];

/** Throws `USAGE_UNKNOWN_NAME` for a metric or a baseline that nobody knows. */
export function compareSystems(
  runs: readonly SystemObservations[],
  options: { readonly baseline: string; readonly metrics: readonly string[]; readonly seed: number },
): Comparison {
  const { baseline, metrics, seed } = options;
  const random = createRandom(seed).fork("comparison");
  const control = runs.find(({ system }) => system === baseline);
  if (control === undefined)
    throw unknownName(
      "system",
      baseline,
      runs.map(({ system }) => system),
    );

  const differences = runs
    .filter((run) => run !== control)
    .flatMap((run) => metrics.flatMap((metric) => differenceOf(run, control, metric, random)));
  const adjusted = holm(differences.map(({ p }) => p));
  return {
    baseline,
    metrics,
    systems: runs.map(({ system, observations }) => ({
      system,
      questions: observations.length,
      estimates: metrics.map((metric) => estimateMetric(metric, observations, random.fork(system))),
    })),
    differences: differences.map((difference, index) => ({ ...difference, adjustedP: adjusted[index] ?? 1 })),
  };
}

function differenceOf(
  run: SystemObservations,
  control: SystemObservations,
  name: string,
  random: Random,
): readonly Omit<SystemDifference, "adjustedP">[] {
  const named = metricByName(name);
  if (named.scope === "set") return [];
  const difference = pairedDifference(
    pairScores(named.metric, run.observations, control.observations),
    random.fork(`${run.system}/${name}`),
  );
  return difference === undefined ? [] : [{ system: run.system, metric: name, ...difference }];
}

function pairScores(
  metric: QuestionMetric,
  treatment: readonly Observation[],
  baseline: readonly Observation[],
): readonly ScoredPair[] {
  const baselineById = new Map(baseline.map((observation) => [observation.questionId, observation]));
  return treatment.flatMap((observation) => {
    const other = baselineById.get(observation.questionId);
    const scores = other && { treatment: metric.score(observation), baseline: metric.score(other) };
    if (typeof scores?.treatment !== "number" || typeof scores.baseline !== "number") return [];
    return [{ cluster: observation.cluster, treatment: scores.treatment, baseline: scores.baseline }];
  });
}
