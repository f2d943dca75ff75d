import type { NotScored, NotScoredReason } from "./not-scored.ts";
import type { Observation } from "./observation.ts";

/**
 * A number about what was observed. `Observed` is one observation (the mean over questions is reported) or a set
 * of them (quantiles, ratios of sums, areas).
 */
export interface Metric<Observed> {
  /** Canonical and with its parameters, such as `ndcg@10`: the identity in records, reports and gates. */
  readonly name: string;
  readonly better: "higher" | "lower";
  score(observed: Observed): number | NotScored;
}

export type QuestionMetric = Metric<Observation>;

/** What one observation adds to a ratio of sums. */
export interface RatioParts {
  readonly numerator: number;
  readonly denominator: number;
}

export interface SetMetric extends Metric<readonly Observation[]> {
  /** Does this observation go into the number? Those that do are counted and resampled. */
  concerns(observation: Observation): boolean;
  /** Where the number is a ratio of sums: what an observation that it concerns adds. */
  parts?(observation: Observation): RatioParts;
}

/** A set metric that divides what its observations sum to. */
export function ratioOfSums(ratio: {
  readonly name: string;
  readonly better: "higher" | "lower";
  readonly concerns: (observation: Observation) => boolean;
  readonly parts: (observation: Observation) => RatioParts;
  /** Why these observations have no ratio; asked only when there are some. */
  readonly refuse: (observations: readonly Observation[]) => NotScoredReason | undefined;
  readonly whenZero: NotScoredReason;
}): SetMetric {
  const { refuse, whenZero, ...metric } = ratio;
  return {
    ...metric,
    score: (observations) => {
      const reason = observations.length === 0 ? "nothing-observed" : refuse(observations);
      if (reason !== undefined) return { notScored: reason };
      let numerator = 0;
      let denominator = 0;
      for (const observation of observations.filter(metric.concerns)) {
        const parts = metric.parts(observation);
        numerator += parts.numerator;
        denominator += parts.denominator;
      }
      return denominator === 0 ? { notScored: whenZero } : numerator / denominator;
    },
  };
}
