import type { NotScored } from "./not-scored.ts";
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
export interface SetMetric extends Metric<readonly Observation[]> {
  /** Does this observation go into the number? Those that do are counted and resampled. */
  concerns(observation: Observation): boolean;
}
