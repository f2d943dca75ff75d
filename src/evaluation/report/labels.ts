import type { ReportTexts } from "../../messages/report.ts";
import type { ReportTarget } from "../records/report-schema.ts";

const relationPrefix = "relation-precision-";

/** What people call a metric; its own name where they have no other. */
export function labelOf(texts: ReportTexts, metric: string): string {
  const labels: Readonly<Record<string, string>> = texts.metrics;
  const label = labels[metric];
  if (label !== undefined) return label;
  if (!metric.startsWith(relationPrefix)) return metric;
  return texts.relationPrecision(metric.slice(relationPrefix.length).replaceAll("-", "_").toUpperCase());
}

export const comparisonSign = ({ comparison }: Pick<ReportTarget, "comparison">): string =>
  comparison === "above" ? ">" : "<";

/** `✓ >0.8` when the target is met, `✗ >0.8` when not. */
export const targetMark = (target: ReportTarget): string =>
  `${target.met ? "✓" : "✗"} ${comparisonSign(target)}${target.target}`;
