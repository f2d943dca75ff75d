import type { Random } from "../../core/random.ts";
import type { QuestionMetric, SetMetric } from "../metrics/metric.ts";
import type { NotScoredReason } from "../metrics/not-scored.ts";
import type { Observation } from "../metrics/observation.ts";
import { metricByName, type NamedMetric } from "../metrics/registry.ts";
import { bootstrapInterval, bootstrapRatio, type Interval } from "../statistics/bootstrap.ts";
import { type Estimate, estimateMean } from "../statistics/estimate.ts";

/** An estimate of a named metric; `reason` is set exactly when there is no value. */
export interface MetricEstimate extends Estimate {
  readonly metric: string;
  readonly better: "higher" | "lower";
  readonly reason: NotScoredReason | null;
}

/**
 * A metric over a set of observations with interval and counts. Equal observations and seed give equal estimates,
 * whichever other metrics are asked for. Throws `USAGE_UNKNOWN_NAME`.
 */
export const estimateMetric = (
  name: string,
  observations: readonly Observation[],
  random: Random,
): MetricEstimate => estimateNamed(metricByName(name), observations, random);

/** The same for a metric at hand. */
export function estimateNamed(
  { scope, metric }: NamedMetric,
  observations: readonly Observation[],
  random: Random,
): MetricEstimate {
  const stream = random.fork(metric.name);
  return scope === "question"
    ? estimateQuestionMetric(metric, observations, stream)
    : estimateSetMetric(metric, observations, stream);
}

function estimateQuestionMetric(
  metric: QuestionMetric,
  observations: readonly Observation[],
  random: Random,
): MetricEstimate {
  const scores = observations.map((observation) => ({
    cluster: observation.cluster,
    score: metric.score(observation),
  }));
  const scored = scores.flatMap(({ cluster, score }) =>
    typeof score === "number" ? [{ cluster, value: score }] : [],
  );
  const reasons = scores.flatMap(({ score }) => (typeof score === "number" ? [] : [score.notScored]));
  return {
    metric: metric.name,
    better: metric.better,
    ...estimateMean(scored, reasons.length, random),
    reason: scored.length > 0 ? null : mostTelling(reasons),
  };
}

function estimateSetMetric(
  metric: SetMetric,
  observations: readonly Observation[],
  random: Random,
): MetricEstimate {
  const { name, better } = metric;
  const score = metric.score(observations);
  if (typeof score !== "number") {
    const counts = { scored: 0, unscored: observations.length };
    return { metric: name, better, value: null, interval: null, ...counts, reason: score.notScored };
  }
  const concerned = observations.filter((observation) => metric.concerns(observation));
  return {
    metric: name,
    better,
    value: score,
    interval: intervalOf(metric, concerned, random),
    scored: concerned.length,
    unscored: observations.length - concerned.length,
    reason: null,
  };
}

function intervalOf(metric: SetMetric, concerned: readonly Observation[], random: Random): Interval | null {
  const { parts } = metric;
  if (parts) {
    const items = concerned.map((observation) => ({ cluster: observation.cluster, ...parts(observation) }));
    return bootstrapRatio(items, random);
  }
  const statistic = (drawn: readonly Observation[]) => {
    const value = metric.score(drawn);
    return typeof value === "number" ? value : undefined;
  };
  return bootstrapInterval(concerned, statistic, random);
}

/** The most frequent reason, the earlier of equals; that questions do not ask for it says less than any other. */
function mostTelling(reasons: readonly NotScoredReason[]): NotScoredReason {
  const counts = new Map<NotScoredReason, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const weak = (reason: NotScoredReason) => Number(notAskedFor.has(reason));
  const [first] = [...counts].sort(([a, n], [b, m]) => weak(a) - weak(b) || m - n);
  return first?.[0] ?? "nothing-observed";
}

const notAskedFor: ReadonlySet<NotScoredReason> = new Set([
  "no-goal-given",
  "no-path-expected",
  "unanswerable-question",
]);
