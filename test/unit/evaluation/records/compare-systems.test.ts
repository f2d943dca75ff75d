import { describe, expect, it } from "vitest";
import { comparedMetrics, compareSystems } from "../../../../src/evaluation/records/compare-systems.ts";
import { anObservation, anObservedHit } from "../../../support/builders/an-observation.ts";

const run = (system: string, found: readonly boolean[]) => ({
  system,
  observations: found.map((isFound, index) =>
    anObservation({
      questionId: `q-${index}`,
      cluster: `c-${index}`,
      hits: isFound ? [anObservedHit({ covers: [0] })] : [],
    }),
  ),
});

const options = { baseline: "bm25", metrics: ["recall@5", "latency-p95"], seed: 1 };
const twelve = (count: number) => Array.from({ length: 12 }, (_, index) => index < count);

describe("compareSystems", () => {
  it("pairs by question and reports the difference from the baseline", () => {
    const { differences } = compareSystems([run("alaya", twelve(12)), run("bm25", twelve(6))], options);
    expect(differences).toHaveLength(1);
    expect(differences[0]).toMatchObject({
      system: "alaya",
      metric: "recall@5",
      difference: 0.5,
      higher: 6,
      same: 6,
      lower: 0,
      n: 12,
    });
  });

  it("corrects p over all differences of the table", () => {
    const { differences } = compareSystems(
      [run("alaya", twelve(12)), run("other", twelve(12)), run("bm25", twelve(0))],
      options,
    );
    for (const { p, adjustedP } of differences) expect(adjustedP).toBeGreaterThan(p);
  });

  it("leaves out questions that only one system was asked", () => {
    const { differences } = compareSystems([run("alaya", [true]), run("bm25", twelve(0))], options);
    expect(differences[0]).toMatchObject({ n: 1, difference: 1 });
  });

  it("gives every system an estimate for every metric", () => {
    const { systems } = compareSystems([run("alaya", twelve(3)), run("bm25", twelve(6))], {
      ...options,
      metrics: comparedMetrics,
    });
    expect(systems.map(({ estimates }) => estimates.map(({ metric }) => metric))).toEqual([
      comparedMetrics,
      comparedMetrics,
    ]);
  });

  it("names the nearest system when the baseline is none of them", () => {
    expect(() => compareSystems([run("bm25", [true])], { ...options, baseline: "bm52" })).toThrowError(
      expect.objectContaining({ code: "USAGE_UNKNOWN_NAME" }),
    );
  });
});
