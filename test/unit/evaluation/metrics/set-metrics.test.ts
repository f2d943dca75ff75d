import { describe, expect, it } from "vitest";
import { abstentionAuroc } from "../../../../src/evaluation/metrics/abstention.ts";
import { graphGainAt, graphGainRaw } from "../../../../src/evaluation/metrics/graph-gain.ts";
import { latencyPercentile } from "../../../../src/evaluation/metrics/latency.ts";
import {
  relationPrecision,
  relationsMatched,
} from "../../../../src/evaluation/metrics/relation-precision.ts";
import { hotTierHitRate } from "../../../../src/evaluation/metrics/tiers.ts";
import { anObservation, anObservedHit, goldSpans } from "../../../support/builders/an-observation.ts";

const topScored = (answerable: boolean, score: number) =>
  anObservation({ answerable, hits: [anObservedHit({ score })] });

describe("abstentionAuroc", () => {
  it("is the share of pairs in which the answerable question scores higher, ties half", () => {
    const observations = [topScored(true, 3), topScored(true, 1), topScored(false, 1), topScored(false, 0)];
    expect(abstentionAuroc.score(observations)).toBe(3.5 / 4);
  });

  it("puts an empty ranking below every score", () => {
    expect(abstentionAuroc.score([topScored(true, -5), anObservation({ answerable: false })])).toBe(1);
  });

  it("needs questions of both classes", () => {
    expect(abstentionAuroc.score([topScored(true, 1)])).toEqual({ notScored: "one-class-only" });
  });
});

describe("graphGainAt", () => {
  const found = (withGraph: number[], withoutGraph: number[]) =>
    anObservation({
      gold: goldSpans(4),
      hits: [anObservedHit({ id: "a", covers: withGraph })],
      withoutGraph: [anObservedHit({ id: "b", covers: withoutGraph })],
    });

  it("divides the sums, so that a question that finds nothing without the graph still counts", () => {
    expect(graphGainAt(5).score([found([0, 1], [0]), found([2], [])])).toBe(3);
  });

  it("has no value when nothing is found without the graph", () => {
    expect(graphGainAt(5).score([found([0], [])])).toEqual({ notScored: "nothing-found-without-graph" });
  });

  it("has no value when the system cannot leave out its graph", () => {
    expect(graphGainAt(5).score([anObservation()])).toEqual({ notScored: "graph-facet-absent" });
  });

  it("differs from the ratio of counts", () => {
    expect(graphGainRaw.score([found([0, 1], [0])])).toBe(1);
  });
});

describe("relationPrecision", () => {
  const caused = (id: string, covers: number[]) =>
    anObservedHit({ id, covers, matchedRelation: "CAUSED_BY" });
  const observation = anObservation({
    relationsAsked: ["CAUSES"],
    hits: [
      caused("a", [0]),
      caused("b", []),
      anObservedHit({ id: "seed", covers: [0] }),
      anObservedHit({ id: "other", matchedRelation: "SIMILAR_TO" }),
    ],
  });

  it("judges only hits that came by a relation that was asked for, under any of its names", () => {
    expect(relationPrecision().score([observation])).toBe(0.5);
    expect(relationsMatched([observation])).toEqual(["CAUSED_BY"]);
  });

  it("has no value for a relation by which no hit came", () => {
    expect(relationPrecision("DEPENDS_ON").score([observation])).toEqual({ notScored: "no-hit-by-relation" });
    expect(relationPrecision().score([anObservation()])).toEqual({ notScored: "no-relation-asked" });
  });
});

describe("hotTierHitRate", () => {
  it("has no value on a store where everything is HOT", () => {
    const fresh = anObservation({ hits: [anObservedHit({ tier: "HOT" })] });
    expect(hotTierHitRate.score([fresh])).toEqual({ notScored: "one-tier-only" });
  });

  it("is the share of hits from HOT", () => {
    const tiers = (["HOT", "HOT", "HOT", "COLD"] as const).map((tier, index) =>
      anObservedHit({ id: `${index}`, tier }),
    );
    expect(hotTierHitRate.score([anObservation({ hits: tiers })])).toBe(0.75);
  });
});

describe("latencyPercentile", () => {
  it("reads the part it names", () => {
    const latency = { embedMs: 1, searchMs: 2, graphMs: 3, totalMs: 6 };
    expect(latencyPercentile("graph", 95).score([anObservation({ latency })])).toBe(3);
    expect(latencyPercentile("total", 50).score([anObservation({ latency })])).toBe(6);
  });
});
