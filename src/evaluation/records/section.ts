import type { NotScoredReason } from "../metrics/not-scored.ts";
import type { MetricEstimate } from "./estimate-metric.ts";
import type { FieldNames } from "./fields.ts";

/** Estimates by metric name. */
export type Estimates = ReadonlyMap<string, MetricEstimate>;

type Reasons = Readonly<Record<string, NotScoredReason>>;

/** The values of a report section by field, and why some are null by dotted path. */
export interface Section {
  readonly values: Readonly<Record<string, number | null>>;
  readonly reasons: Reasons;
}

export function sectionOf(path: string, fields: FieldNames, estimates: Estimates): Section {
  const values: Record<string, number | null> = {};
  const reasons: Record<string, NotScoredReason> = {};
  for (const [field, metric] of Object.entries(fields)) {
    const estimate = estimates.get(metric);
    values[field] = estimate?.value ?? null;
    if (estimate === undefined || estimate.value === null) {
      reasons[`${path}.${field}`] = estimate?.reason ?? "nothing-observed";
    }
  }
  return { values, reasons };
}

/** Sections side by side under one path, such as one for each navigator. */
export function nestedSections(
  path: string,
  sections: Readonly<Record<string, FieldNames>>,
  estimates: Estimates,
): { readonly values: Readonly<Record<string, Section["values"]>>; readonly reasons: Reasons } {
  const built = Object.entries(sections).map(
    ([name, fields]) => [name, sectionOf(`${path}.${name}`, fields, estimates)] as const,
  );
  return {
    values: Object.fromEntries(built.map(([name, { values }]) => [name, values])),
    reasons: Object.assign({}, ...built.map(([, { reasons }]) => reasons)),
  };
}
