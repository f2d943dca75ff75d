import type { ReportTexts } from "../../messages/report.ts";
import type { NotScoredReason } from "../metrics/not-scored.ts";
import type { EvalReport } from "../records/report-schema.ts";
import { labelOf, targetMark } from "./labels.ts";
import { formatInterval, formatValue } from "./numbers.ts";
import type { Section, Table } from "./section.ts";

/** A metric in a level's table and where the report says why it has no value. */
interface Row {
  readonly metric: string;
  readonly label: string;
  readonly path: string;
}

const levelOneRows: readonly (readonly [metric: string, field: string])[] = [
  ["recall@1", "recall_at_1"],
  ["recall@5", "recall_at_5"],
  ["recall@10", "recall_at_10"],
  ["capped-recall@5", "capped_recall_at_5"],
  ["precision@5", "precision_at_5"],
  ["mrr", "mrr"],
  ["ndcg@10", "ndcg_at_10"],
  ["recall@500-tokens", "recall_at_500_tokens"],
  ["tokens-returned", "tokens_returned"],
  ["latency-p50", "latency_p50"],
  ["latency-p95", "latency_p95"],
  ["temp-accuracy", "temp_accuracy"],
  ["hot-tier-hit-rate", "hot_tier_hit_rate"],
  ["abstention-auroc", "abstention_auroc"],
];

export function levelOneSection(report: EvalReport, texts: ReportTexts): Section {
  const rows = levelOneRows.map(([metric, field]) => ({
    metric,
    label: labelOf(texts, metric),
    path: `l1_metrics.${field}`,
  }));
  const { hot, warm, cold } = report.l1_metrics.tier_hits;
  return {
    title: texts.levelOne,
    before: [],
    table: metricTable(report, rows, texts),
    after: [
      ...latencyLines(report, texts),
      texts.tierHits(hot, warm, cold),
      ...resamplingLine(report, texts),
    ],
  };
}

export function levelTwoSection(report: EvalReport, texts: ReportTexts): Section {
  const plain = (metric: string, field: string): Row => ({
    metric,
    label: labelOf(texts, metric),
    path: `l2_metrics.${field}`,
  });
  const relations = Object.keys(report.l2_metrics.relation_precision).filter((name) => name !== "overall");
  const rows = [
    plain("graph-gain@10", "graph_gain"),
    plain("graph-gain@5", "graph_gain_at_5"),
    plain("graph-gain-raw", "graph_gain_raw"),
    ...relations.map((relation) => ({
      metric: `relation-precision-${relation.toLowerCase().replaceAll("_", "-")}`,
      label: texts.relationPrecision(relation),
      path: `l2_metrics.relation_precision.${relation}`,
    })),
    plain("relation-precision", "relation_precision.overall"),
    plain("path-validity", "path_validity"),
    plain("path-validity-direct", "path_validity_direct"),
    plain("navigation-rounds-greedy", "navigation_efficiency.avg_rounds"),
    plain("navigation-success-greedy", "navigation_efficiency.success_rate"),
    plain("navigation-reachable", "navigation_efficiency.reachable"),
    plain("navigation-connected", "navigation_efficiency.connected"),
    plain("relation-embedding-quality", "relation_embedding_quality"),
  ];
  return {
    title: texts.levelTwo,
    before: [],
    table: metricTable(report, rows, texts),
    after: navigatorLines(report, texts),
  };
}

export const levelThreeSection = (report: EvalReport, texts: ReportTexts): Section => ({
  title: texts.levelThree,
  before: [reasonAt(report, "l3_metrics", texts)],
  table: null,
  after: [],
});

function metricTable(report: EvalReport, rows: readonly Row[], texts: ReportTexts): Table {
  const { metric, value, interval, scored, target } = texts.columns;
  return {
    head: [metric, value, interval, scored, target],
    rows: rows.map((row) => metricRow(report, row, texts)),
  };
}

function metricRow(report: EvalReport, { metric, label, path }: Row, texts: ReportTexts): readonly string[] {
  const estimate = report.estimates[metric];
  if (estimate === undefined || estimate.value === null) {
    return [label, formatValue(metric, null), "", "", reasonAt(report, path, texts)];
  }
  const target = report.overall.targets.find((candidate) => candidate.metric === metric);
  return [
    label,
    formatValue(metric, estimate.value),
    formatInterval(metric, estimate.interval),
    `${estimate.scored}/${estimate.unscored}`,
    target ? targetMark(target) : "",
  ];
}

function reasonAt(report: EvalReport, path: string, texts: ReportTexts): string {
  const reason: NotScoredReason = report.not_scored[path] ?? "nothing-observed";
  return texts.notScored(texts.reasons[reason]);
}

const latencyLines = ({ l1_metrics: { latency } }: EvalReport, texts: ReportTexts): string[] =>
  (["embed", "search", "graph"] as const).map((part) => {
    const { p50, p95 } = latency[part];
    const format = (value: number | null) => formatValue(`latency-${part}`, value);
    return texts.latencyLine(texts.latencyPart[part], format(p50), format(p95));
  });

function resamplingLine(report: EvalReport, texts: ReportTexts): string[] {
  const interval = report.estimates["recall@5"]?.interval;
  return interval ? [texts.resampled[interval.resampled]] : [];
}

function navigatorLines(report: EvalReport, texts: ReportTexts): string[] {
  const navigators = Object.entries(report.l2_metrics.navigation_efficiency.by_navigator);
  return navigators
    .filter(([, { success_rate }]) => success_rate !== null)
    .map(([name, attempts]) =>
      texts.navigatorLine(
        name,
        formatValue("navigation-success", attempts.success_rate),
        formatValue("navigation-success", attempts.success_rate_when_reachable),
        formatValue("navigation-rounds-", attempts.avg_rounds),
        formatValue("navigation-overlap", attempts.path_overlap),
      ),
    );
}
