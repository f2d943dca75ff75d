import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { deriveReport } from "../../../src/evaluation/records/derive-report.ts";
import { parseObservations } from "../../../src/evaluation/records/observation-record.ts";
import { parseReport } from "../../../src/evaluation/records/report-file.ts";
import { aReportSubject } from "../../support/builders/a-report.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

describe("records of version 1", () => {
  const observations = parseObservations(read("./v1/observations.jsonl"), "observations.jsonl");
  const report = parseReport(read("./v1/report.json"), "report.json");

  it("still load", () => {
    expect(observations).toHaveLength(12);
    expect(report.schema).toBe("alaya.eval-report/1");
  });

  it("still give the values that were reported from them", () => {
    const derived = deriveReport(observations, aReportSubject());
    for (const [metric, { value }] of Object.entries(report.estimates)) {
      expect(derived.estimates[metric]?.value, metric).toEqual(value);
    }
  });
});
