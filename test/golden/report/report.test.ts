import { describe, expect, it } from "vitest";
import { comparedMetrics, compareSystems } from "../../../src/evaluation/records/compare-systems.ts";
import { deriveReport } from "../../../src/evaluation/records/derive-report.ts";
import { renderComparison, renderComparisonMarkdown } from "../../../src/evaluation/report/comparison.ts";
import { reporterByName } from "../../../src/evaluation/report/registry.ts";
import { aReportSubject } from "../../support/builders/a-report.ts";
import { manyObservations } from "../../support/builders/many-observations.ts";

const report = deriveReport(manyObservations(60), aReportSubject());
const comparison = compareSystems(
  [
    { system: "alaya", observations: manyObservations(60) },
    { system: "bm25", observations: manyObservations(60, 2) },
  ],
  { baseline: "bm25", metrics: comparedMetrics, seed: 1 },
);

describe("the report", () => {
  it.each([
    ["terminal", "zh", "terminal.zh.txt"],
    ["terminal", "en", "terminal.en.txt"],
    ["markdown", "zh", "report.zh.md.txt"],
    ["markdown", "en", "report.en.md.txt"],
  ] as const)("looks for %s in %s as reviewed", async (name, language, file) => {
    const text = reporterByName(name).render(report, { language, savedTo: "eval/report.json" });
    await expect(text).toMatchFileSnapshot(`./${file}`);
  });

  it("is the report itself as JSON", () => {
    expect(JSON.parse(reporterByName("json").render(report, { language: "zh" }))).toEqual(report);
  });

  it("puts systems side by side", async () => {
    await expect(renderComparison(comparison, "zh")).toMatchFileSnapshot("./comparison.zh.txt");
    await expect(renderComparisonMarkdown(comparison, "en")).toMatchFileSnapshot("./comparison.en.md.txt");
  });
});
