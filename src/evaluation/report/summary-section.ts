import type { ReportTexts } from "../../messages/report.ts";
import type { EvalReport } from "../records/report-schema.ts";
import { comparisonSign, labelOf } from "./labels.ts";
import { formatValue } from "./numbers.ts";
import type { Section } from "./section.ts";

const shown = 3;

/** Score, grade, passed targets, what is wrong most, and what to do about it. */
export function summarySection(report: EvalReport, texts: ReportTexts): Section {
  const { score, grade, passed, total } = report.overall;
  return {
    title: texts.summary,
    before: [
      score === null ? texts.noScore : texts.overallScore(score.toFixed(3), grade ?? ""),
      texts.passed(passed, total),
      texts.displayOnly,
      texts.topIssues,
      ...numbered(topIssues(report, texts), texts),
      texts.nextSteps,
      ...numbered(nextSteps(report, texts), texts),
    ],
    table: null,
    after: [],
  };
}

const topIssues = ({ recommendations }: EvalReport, texts: ReportTexts): string[] =>
  recommendations.flatMap((item) =>
    item.kind === "target"
      ? [
          texts.issue(
            labelOf(texts, item.metric),
            formatValue(item.metric, item.value),
            comparisonSign(item),
            String(item.target),
            texts.targetAdvice[adviceKeyOf(item.metric)],
          ),
        ]
      : [],
  );

function adviceKeyOf(metric: string): keyof ReportTexts["targetAdvice"] {
  if (metric.startsWith("latency-")) return "latency";
  if (metric.startsWith("graph-gain")) return "graph";
  if (metric.startsWith("relation-")) return "relations";
  if (metric.startsWith("navigation-")) return "navigation";
  return metric.startsWith("recall@") ? "recall" : "tiers";
}

const nextSteps = ({ recommendations }: EvalReport, texts: ReportTexts): string[] =>
  recommendations.flatMap((item) =>
    item.kind === "cause" ? [texts.causeStep(texts.causes[item.cause], item.questions)] : [],
  );

const numbered = (items: readonly string[], texts: ReportTexts): string[] =>
  items.length === 0
    ? [`  ${texts.none}`]
    : items.slice(0, shown).map((item, index) => `  ${index + 1}. ${item}`);
