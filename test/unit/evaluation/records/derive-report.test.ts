import { describe, expect, it } from "vitest";
import { notScored } from "../../../../src/evaluation/metrics/not-scored.ts";
import { metricNames } from "../../../../src/evaluation/metrics/registry.ts";
import { deriveReport } from "../../../../src/evaluation/records/derive-report.ts";
import {
  formatObservations,
  parseObservations,
} from "../../../../src/evaluation/records/observation-record.ts";
import { parseReport } from "../../../../src/evaluation/records/report-file.ts";
import { bruteForce } from "../../../support/brute-force-report.ts";
import { aReportSubject } from "../../../support/builders/a-report.ts";
import { anObservation, anObservedHit, goldSpans } from "../../../support/builders/an-observation.ts";
import { manyObservations } from "../../../support/builders/many-observations.ts";

const observations = manyObservations(120);
const report = deriveReport(observations, aReportSubject());

/** Dotted paths of the nulls below a section, intervals left out. */
function nullPaths(value: unknown, path: string): string[] {
  if (value === null) return [path];
  if (typeof value !== "object") return [];
  return Object.entries(value)
    .filter(([key]) => key !== "intervals")
    .flatMap(([key, part]) => nullPaths(part, `${path}.${key}`));
}

describe("deriveReport", () => {
  it("gives every aggregate that a plain recomputation from the records gives", () => {
    const expected = bruteForce(parseObservations(formatObservations(observations), "o.jsonl"));
    for (const [metric, value] of Object.entries(expected.overall)) {
      expect(report.estimates[metric]?.value, metric).toBeCloseTo(value, 9);
    }
    for (const [type, values] of Object.entries(expected.byType)) {
      expect(report.by_type[type]?.pairs, type).toBe(values.pairs);
      expect(report.by_type[type]?.recall_at_5, type).toBeCloseTo(values.recallAt5, 9);
    }
  });

  it("shows in its sections the same values as in its estimates", () => {
    expect(report.l1_metrics.recall_at_5).toBe(report.estimates["recall@5"]?.value);
    expect(report.l1_metrics.latency.graph.p95).toBe(report.estimates["latency-graph-p95"]?.value);
    expect(report.l2_metrics.graph_gain).toBe(report.estimates["graph-gain@10"]?.value);
    expect(report.l2_metrics.relation_precision.HAUNTS).toBe(
      report.estimates["relation-precision-haunts"]?.value,
    );
    expect(report.l2_metrics.navigation_efficiency.by_navigator.oracle.success_rate).toBe(
      report.estimates["navigation-success-oracle"]?.value,
    );
  });

  it("is the same for the same records, and passes its schema", () => {
    const again = deriveReport(
      parseObservations(formatObservations(observations), "o.jsonl"),
      aReportSubject(),
    );
    expect(again).toEqual(report);
    expect(parseReport(JSON.stringify(report), "r.json")).toEqual(report);
  });

  it("groups every question once", () => {
    const pairs = (groups: typeof report.by_type) =>
      Object.values(groups).reduce((total, group) => total + group.pairs, 0);
    expect(pairs(report.by_type)).toBe(120);
    expect(pairs(report.by_difficulty)).toBe(120);
  });

  it("counts scored and unscored observations for each metric", () => {
    for (const metric of metricNames) {
      const { scored = 0, unscored = 0, value } = report.estimates[metric] ?? {};
      expect(scored + unscored, metric).toBe(120);
      expect(scored > 0, metric).toBe(value !== null);
    }
  });

  it("has a reason for every null of its sections and for nothing else", () => {
    const sparse = deriveReport([anObservation()], aReportSubject());
    for (const { l1_metrics, l2_metrics, l3_metrics, by_type, by_difficulty, not_scored } of [
      report,
      sparse,
    ]) {
      const sections = { l1_metrics, l2_metrics, l3_metrics, by_type, by_difficulty };
      const paths = Object.entries(sections).flatMap(([name, section]) => nullPaths(section, name));
      expect(Object.keys(not_scored).sort()).toEqual(paths.sort());
    }
  });

  it("tells why a metric has no value", () => {
    const { not_scored: reasons } = deriveReport(
      [anObservation({ hits: [anObservedHit({ tier: "HOT" })] })],
      aReportSubject(),
    );
    expect(reasons).toMatchObject({
      "l1_metrics.hot_tier_hit_rate": "one-tier-only",
      "l1_metrics.temp_accuracy": "usage-absent",
      "l2_metrics.graph_gain": "graph-facet-absent",
      "l2_metrics.navigation_efficiency.reachable": "no-goal-given",
      l3_metrics: "agents-not-benched",
    });
  });

  it("names the reason that matters when questions differ in theirs", () => {
    const { not_scored: reasons } = deriveReport(
      [
        anObservation(),
        anObservation({ questionId: "q-2" }),
        anObservation({ questionId: "q-3", navigation: notScored("navigation-facets-absent") }),
      ],
      aReportSubject(),
    );
    expect(reasons["l2_metrics.navigation_efficiency.success_rate"]).toBe("navigation-facets-absent");
  });

  it("lists failed questions worst first, with the cause of each miss", () => {
    const { failed_cases: cases, recommendations } = deriveReport(
      [
        anObservation({ questionId: "good", hits: [anObservedHit({ covers: [0] })] }),
        anObservation({
          questionId: "half",
          gold: goldSpans(2),
          hits: [
            anObservedHit({ id: "a", score: 9, covers: [0] }),
            ...["b", "c", "d", "e"].map((id) => anObservedHit({ id, score: 5 })),
            anObservedHit({ id: "f", score: 1, covers: [1] }),
          ],
        }),
        anObservation({
          questionId: "lost",
          gold: [
            { kind: "span", session: "s", turn: 4, start: 0, end: 2, quote: "灯塔", stage: "not-distilled" },
          ],
          hits: [anObservedHit()],
        }),
      ],
      aReportSubject(),
    );
    expect(
      cases.map(({ id, recall_at_5, recall_at_10, cause }) => [id, recall_at_5, recall_at_10, cause]),
    ).toEqual([
      ["lost", 0, 0, "not-distilled"],
      ["half", 0.5, 1, "ranked-low"],
    ]);
    expect(cases[0]?.missed).toEqual([
      { session: "s", turn: 4, start: 0, end: 2, text: "灯塔", cause: "not-distilled" },
    ]);
    expect(recommendations.filter(({ kind }) => kind === "cause")).toEqual([
      { kind: "cause", cause: "not-distilled", questions: 1 },
      { kind: "cause", cause: "ranked-low", questions: 1 },
    ]);
  });
});
