import { type ReportTexts, reportMessages } from "../../messages/report.ts";
import type { EvalReport } from "../records/report-schema.ts";
import { breakdownSection } from "./breakdown-section.ts";
import { failedSection } from "./failed-section.ts";
import { levelOneSection, levelThreeSection, levelTwoSection } from "./level-section.ts";
import type { RenderOptions } from "./reporter.ts";
import type { Section } from "./section.ts";
import { summarySection } from "./summary-section.ts";

/** The report in the order of the Alaya design, before it has a form. */
export function reportSections(report: EvalReport, { language, savedTo }: RenderOptions): readonly Section[] {
  const texts = reportMessages(language);
  const summary = summarySection(report, texts);
  return [
    headerSection(report, texts),
    levelOneSection(report, texts),
    levelTwoSection(report, texts),
    levelThreeSection(report, texts),
    breakdownSection(texts.byType, report.by_type, texts),
    breakdownSection(texts.byDifficulty, report.by_difficulty, texts),
    failedSection(report, texts),
    savedTo === undefined ? summary : { ...summary, after: [texts.savedTo(savedTo)] },
  ];
}

function headerSection({ meta }: EvalReport, texts: ReportTexts): Section {
  return {
    title: texts.header(meta.system, `${meta.dataset}@${meta.dataset_version}`),
    before: [
      texts.totalPairs(meta.total_qa),
      texts.retrievalUnit(meta.retrieval_unit, meta.limit),
      ...listed(meta.providers, texts.providers),
      ...listed(meta.gold_issues, texts.goldIssues),
      ...(meta.evidence_refused > 0 ? [texts.evidenceRefused(meta.evidence_refused)] : []),
      ...meta.warnings.map(texts.warning),
    ],
    table: null,
    after: [],
  };
}

function listed(
  entries: Readonly<Record<string, string | number>>,
  sentence: (list: string) => string,
): string[] {
  const list = Object.entries(entries).map(([name, value]) => `${name} ${value}`);
  return list.length === 0 ? [] : [sentence(list.join(", "))];
}
