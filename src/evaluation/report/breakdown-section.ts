import type { ReportTexts } from "../../messages/report.ts";
import type { ReportGroup } from "../records/report-schema.ts";
import { formatInterval, formatValue } from "./numbers.ts";
import type { Section } from "./section.ts";

type GroupField = keyof ReportTexts["shortLabels"];

const columns: readonly (readonly [field: GroupField, metric: string])[] = [
  ["recall_at_5", "recall@5"],
  ["recall_at_10", "recall@10"],
  ["ndcg_at_10", "ndcg@10"],
  ["latency_p50", "latency-p50"],
  ["graph_gain", "graph-gain@10"],
  ["relation_precision", "relation-precision"],
  ["nav_rounds", "navigation-rounds-greedy"],
  ["nav_success", "navigation-success-greedy"],
];

/** A row for each group of questions; columns that no group has a value for are left out. */
export function breakdownSection(
  title: string,
  groups: Readonly<Record<string, ReportGroup>>,
  texts: ReportTexts,
): Section {
  const used = columns.filter(([field]) => Object.values(groups).some((group) => group[field] !== null));
  return {
    title,
    before: [],
    table: {
      head: [
        texts.columns.group,
        texts.columns.pairs,
        ...used.flatMap(([field]) =>
          field === "recall_at_5"
            ? [texts.shortLabels[field], texts.columns.interval]
            : [texts.shortLabels[field]],
        ),
      ],
      rows: Object.entries(groups).map(([name, group]) => [
        name,
        String(group.pairs),
        ...used.flatMap(([field, metric]) => cells(group, field, metric)),
      ]),
    },
    after: [],
  };
}

function cells(group: ReportGroup, field: GroupField, metric: string): string[] {
  const value = formatValue(metric, group[field]);
  return field === "recall_at_5" ? [value, formatInterval(metric, group.intervals[field] ?? null)] : [value];
}
