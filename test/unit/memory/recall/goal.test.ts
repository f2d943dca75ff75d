import { describe, expect, it } from "vitest";
import { resolveLevels } from "../../../../src/domain/factors.ts";
import { heuristicDistance } from "../../../../src/memory/navigation.ts";
import { aggregateCosines } from "../../../../src/memory/recall/goal.ts";

const cosineAt = (cosines: readonly number[], level: string) =>
  aggregateCosines(cosines, resolveLevels("alaya", { "h.concept_agg": level }));

describe("the cosine to several concepts", () => {
  it("is that to the nearest, a fifth of it the mean, by default", () => {
    expect(cosineAt([0.9, 0.5], "min+coverage")).toBeCloseTo(0.8 * 0.9 + 0.2 * 0.7, 12);
    expect(cosineAt([0.9, 0.5], "mean")).toBeCloseTo(0.7, 12);
    expect(cosineAt([0.9, 0.5], "max")).toBe(0.5);
  });

  it("counts a concept that points the other way as one that has nothing to do with the card", () => {
    expect(cosineAt([0.8, -0.6], "mean")).toBeCloseTo(0.4, 12);
  });

  it("is the cosine itself where there is one concept", () => {
    expect(cosineAt([0.89], "min+coverage")).toBe(0.89);
  });

  it("gives the distance of the design: 0.5 × 0.18 / 0.7 for a seed near both concepts", () => {
    const cosine = cosineAt([0.9, 0.5], "min+coverage");
    const h = heuristicDistance({ cosine, relationSimilarity: null, depth: 0 }, resolveLevels("alaya"));
    expect(h).toBeCloseTo((0.5 * (1 - 0.86)) / 0.7, 10);
  });
});
