import { describe, expect, it } from "vitest";
import { overallOf } from "../../../../src/evaluation/records/overall.ts";
import type { ReportTarget } from "../../../../src/evaluation/records/report-schema.ts";

const target = (changes: Partial<ReportTarget>): ReportTarget => ({
  level: "l1",
  metric: "recall@5",
  value: 0.6,
  comparison: "above",
  target: 0.8,
  met: false,
  in_score: true,
  ...changes,
});

describe("overallOf", () => {
  it("weighs the mean attainment of the levels 0.4 to 0.3", () => {
    const latency = target({ comparison: "below", value: 200, target: 100 });
    const gain = target({ level: "l2", value: 2, target: 1.3, met: true });
    // L1: (0.6/0.8 + 100/200) / 2 = 0.625; L2: 1; (0.4 · 0.625 + 0.3 · 1) / 0.7
    expect(overallOf([target({}), latency, gain]).score).toBeCloseTo(0.55 / 0.7, 12);
  });

  it("drops levels without values", () => {
    expect(overallOf([target({})])).toMatchObject({ score: 0.6 / 0.8, grade: "B", passed: 0, total: 1 });
  });

  it("counts every target but scores no part of a metric twice", () => {
    const part = target({ value: 0, in_score: false });
    expect(overallOf([target({ value: 0.9, met: true }), part])).toMatchObject({
      score: 1,
      grade: "A",
      passed: 1,
      total: 2,
    });
  });

  it("has neither score nor grade without targets", () => {
    expect(overallOf([])).toEqual({ score: null, grade: null, passed: 0, total: 0, targets: [] });
  });

  it.each([
    [0.9, "A"],
    [0.8, "B+"],
    [0.7, "B"],
    [0.6, "C"],
    [0.59, "D"],
  ])("grades an attainment of %d as %s", (value, grade) => {
    expect(overallOf([target({ value, target: 1 })]).grade).toBe(grade);
  });

  it("takes a negative value as nothing attained", () => {
    expect(overallOf([target({ value: -0.5 })]).score).toBe(0);
  });
});
