import { describe, expect, it } from "vitest";
import { createRandom } from "../../../../src/core/random.ts";
import { holm } from "../../../../src/evaluation/statistics/holm.ts";
import { pairedDifference } from "../../../../src/evaluation/statistics/paired-difference.ts";
import { randomisationP } from "../../../../src/evaluation/statistics/randomisation.ts";

const pairs = (differences: readonly number[]) =>
  differences.map((difference, index) => ({
    cluster: `c${index}`,
    treatment: 0.5 + difference,
    baseline: 0.5,
  }));

describe("pairedDifference", () => {
  it("counts questions that are higher, the same and lower", () => {
    const result = pairedDifference(pairs([0.25, 0, -0.25, 0.5]), createRandom(1));
    expect(result).toMatchObject({ difference: 0.125, higher: 2, same: 1, lower: 1, n: 4 });
  });

  it("finds no difference between a system and itself", () => {
    expect(pairedDifference(pairs(Array(20).fill(0)), createRandom(1))).toMatchObject({
      difference: 0,
      interval: { low: 0, high: 0, unit: "cluster" },
      p: 1,
    });
  });

  it("is undefined without pairs", () => {
    expect(pairedDifference([], createRandom(1))).toBeUndefined();
  });
});

describe("randomisationP", () => {
  it("comes near the exact p of all sign changes", () => {
    // Of the 2⁵ sign patterns of five equal differences only two are as extreme: p = 2/32.
    expect(randomisationP([[1], [1], [1], [1], [1]], createRandom(2))).toBeCloseTo(2 / 32, 1);
  });

  it("is never 0", () => {
    const p = randomisationP(
      Array.from({ length: 60 }, () => [1]),
      createRandom(1),
    );
    expect(p).toBe(1 / 5000);
  });

  it("changes the sign of a whole group at once", () => {
    // Two groups: the sum is as extreme for two of the four patterns, however many members they have.
    expect(randomisationP([Array(50).fill(1), Array(50).fill(1)], createRandom(2))).toBeCloseTo(0.5, 1);
  });
});

describe("holm", () => {
  it("multiplies the smallest p by the number of tests, and never lets a larger p fall below a smaller", () => {
    expect(holm([0.01, 0.04, 0.03])).toEqual([0.03, 0.06, 0.06]);
  });

  it("stops at 1", () => {
    expect(holm([0.6, 0.9])).toEqual([1, 1]);
  });
});
