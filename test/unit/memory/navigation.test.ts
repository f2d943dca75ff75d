import { describe, expect, it } from "vitest";
import { resolveLevels } from "../../../src/domain/factors.ts";
import { heuristicDistance } from "../../../src/memory/navigation.ts";

const alaya = resolveLevels("alaya");
const literal = resolveLevels("alaya-1.0");
const exact = { cosine: 0.89, relationSimilarity: 1, depth: 1 };

describe("heuristicDistance", () => {
  it("gives the check values of the Alaya design's worked examples", () => {
    expect(heuristicDistance(exact, alaya)).toBeCloseTo(0.1217, 4);
    expect(heuristicDistance(exact, literal)).toBeCloseTo(0.075, 4);
    expect(heuristicDistance(exact, resolveLevels("alaya", { "h.depth_mode": "unweighted" }))).toBeCloseTo(
      0.155,
      4,
    );
    expect(heuristicDistance({ cosine: 0.89, relationSimilarity: null, depth: 0 }, alaya)).toBeCloseTo(
      0.0786,
      4,
    );
  });

  it("counts a seed as unmatched when a relation is asked for", () => {
    expect(heuristicDistance({ cosine: 1, relationSimilarity: 0, depth: 0 }, alaya)).toBeCloseTo(0.3, 10);
  });

  it("leaves the concept out when there is no goal text", () => {
    expect(heuristicDistance({ cosine: null, relationSimilarity: 1, depth: 3 }, alaya)).toBeCloseTo(0.4, 10);
  });

  it("stays within 0 and 1 for cosines below zero", () => {
    expect(heuristicDistance({ cosine: -0.4, relationSimilarity: 0, depth: 3 }, alaya)).toBeCloseTo(1, 10);
  });

  it("fills an absent relation with 0 or one half in the literal readings", () => {
    const seed = { cosine: 0.5, relationSimilarity: null, depth: 0 };
    expect(heuristicDistance(seed, resolveLevels("alaya", { "h.no_relation": "zero" }))).toBeCloseTo(
      0.25,
      10,
    );
    expect(heuristicDistance(seed, resolveLevels("alaya", { "h.no_relation": "neutral" }))).toBeCloseTo(
      0.4,
      10,
    );
  });
});
