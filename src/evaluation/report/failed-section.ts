import type { ReportTexts } from "../../messages/report.ts";
import type { EvalReport, FailedCase } from "../records/report-schema.ts";
import { formatValue } from "./numbers.ts";
import type { Section } from "./section.ts";

const casesShown = 5;
const missesShown = 2;
const quoteShown = 60;

/** The worst questions, what each of them missed, and what to try. */
export function failedSection({ failed_cases: cases }: EvalReport, texts: ReportTexts): Section {
  const hidden = cases.length - casesShown;
  return {
    title: texts.failedCases,
    before: cases.length === 0 ? [texts.noFailedCases] : cases.slice(0, casesShown).flatMap(caseLines(texts)),
    table: null,
    after: hidden > 0 ? [texts.moreFailedCases(hidden)] : [],
  };
}

const caseLines =
  (texts: ReportTexts) =>
  (failed: FailedCase): string[] => [
    `[${failed.type}] "${shorten(failed.query)}" (${failed.id})`,
    `  → ${texts.failedLine(formatValue("recall@5", failed.recall_at_5), failed.missed.length)}`,
    ...failed.missed.slice(0, missesShown).map(({ session, turn, text }) => {
      const place = session === null || turn === null ? "" : texts.place(session, turn);
      return `  → ${texts.missed(place, shorten(text))}`;
    }),
    `  → ${texts.advice(adviceFor(failed, texts))}`,
  ];

function adviceFor({ cause, relations }: FailedCase, texts: ReportTexts): string {
  const advice = texts.causes[cause];
  return relations.length === 0 ? advice : texts.adviceWithRelations(advice, relations.join(", "));
}

function shorten(text: string): string {
  const oneLine = text.replaceAll(/\s+/g, " ");
  const characters = [...oneLine];
  return characters.length <= quoteShown ? oneLine : `${characters.slice(0, quoteShown).join("")}…`;
}
