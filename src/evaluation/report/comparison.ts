import type { Language } from "../../core/language.ts";
import { type ReportTexts, reportMessages } from "../../messages/report.ts";
import type { Comparison, SystemDifference } from "../records/compare-systems.ts";
import type { MetricEstimate } from "../records/estimate-metric.ts";
import { labelOf } from "./labels.ts";
import { renderMarkdown } from "./markdown.ts";
import { formatDifference, formatInterval, formatP, formatValue } from "./numbers.ts";
import type { Section } from "./section.ts";
import { renderTerminal } from "./terminal.ts";

/** The side-by-side table of several systems, for a terminal. */
export const renderComparison = (comparison: Comparison, language: Language): string =>
  renderTerminal(comparisonSections(comparison, language));

/** The same as Markdown. */
export const renderComparisonMarkdown = (comparison: Comparison, language: Language): string =>
  renderMarkdown(comparisonSections(comparison, language));

function comparisonSections(comparison: Comparison, language: Language): readonly Section[] {
  const texts = reportMessages(language);
  return [systemsSection(comparison, texts), differencesSection(comparison, texts)];
}

/** A row for each metric, a column for each system. */
function systemsSection({ metrics, systems }: Comparison, texts: ReportTexts): Section {
  return {
    title: texts.comparison,
    before: [],
    table: {
      head: [texts.columns.metric, ...systems.map(({ system }) => system)],
      rows: [
        [texts.columns.questions, ...systems.map(({ questions }) => String(questions))],
        ...metrics.map((metric, index) => [
          labelOf(texts, metric),
          ...systems.map(({ estimates }) => estimateCell(estimates[index], texts)),
        ]),
      ],
    },
    after: [],
  };
}

function estimateCell(estimate: MetricEstimate | undefined, texts: ReportTexts): string {
  if (estimate === undefined || estimate.value === null) {
    return texts.notScored(texts.reasons[estimate?.reason ?? "nothing-observed"]);
  }
  const { metric, value, interval } = estimate;
  return `${formatValue(metric, value)} ${formatInterval(metric, interval)}`;
}

function differencesSection({ baseline, differences }: Comparison, texts: ReportTexts): Section {
  const { system, metric, difference, interval, p, outcome, questions } = texts.columns;
  return {
    title: texts.differences(baseline),
    before: [],
    table: {
      head: [system, metric, difference, interval, p, outcome, questions],
      rows: differences.map((row) => differenceRow(row, texts)),
    },
    after: [],
  };
}

const differenceRow = (row: SystemDifference, texts: ReportTexts): readonly string[] => [
  row.system,
  labelOf(texts, row.metric),
  formatDifference(row.metric, row.difference),
  row.interval === null
    ? formatInterval(row.metric, null)
    : `[${formatDifference(row.metric, row.interval.low)}, ${formatDifference(row.metric, row.interval.high)}]`,
  formatP(row.adjustedP),
  `${row.higher}/${row.same}/${row.lower}`,
  String(row.n),
];
