import type { ReportTarget } from "./report-schema.ts";
import type { Estimates } from "./section.ts";

type Target = Omit<ReportTarget, "value" | "met">;

const target = (
  level: Target["level"],
  metric: string,
  comparison: Target["comparison"],
  wanted: number,
): Target => ({ level, metric, comparison, target: wanted, in_score: true });

/** Of the Alaya design, section 7.2. The median latency is shown without one. */
export const targets: readonly Target[] = [
  target("l1", "recall@5", "above", 0.8),
  target("l1", "latency-p95", "below", 100),
  target("l1", "temp-accuracy", "above", 0.9),
  target("l1", "hot-tier-hit-rate", "above", 0.85),
  target("l2", "graph-gain@10", "above", 1.3),
  target("l2", "relation-precision", "above", 0.85),
  target("l2", "navigation-rounds-greedy", "below", 2.5),
  target("l2", "relation-embedding-quality", "above", 0.6),
];

/** For each relation by itself; the overall precision alone counts in the score. */
export const relationPrecisionTarget = 0.85;

/** The targets whose metrics have a value, and the one for each relation of `relationMetrics`. */
export function judgeTargets(
  estimates: Estimates,
  relationMetrics: readonly string[],
): readonly ReportTarget[] {
  const parts = relationMetrics.map((metric) => ({
    ...target("l2", metric, "above", relationPrecisionTarget),
    in_score: false,
  }));
  return [...targets, ...parts].flatMap((wanted) => {
    const value = estimates.get(wanted.metric)?.value ?? null;
    if (value === null) return [];
    const met = wanted.comparison === "above" ? value > wanted.target : value < wanted.target;
    return [{ ...wanted, value, met }];
  });
}
