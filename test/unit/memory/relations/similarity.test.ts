import { describe, expect, it } from "vitest";
import { createHashingEmbedder } from "../../../../src/adapters/hashing/embedder.ts";
import { coreRelations } from "../../../../src/domain/link.ts";
import { inverseNameOf, readingsOf, synonymsOf } from "../../../../src/memory/relations/readings.ts";
import { createRelations } from "../../../../src/memory/relations/similarity.ts";
import type { Embedder } from "../../../../src/ports/embedder.ts";

const relations = createRelations(createHashingEmbedder({ dimensions: 1024 }));

/** Embeds each text as the vector that the table gives for it. */
function tableEmbedder(table: Readonly<Record<string, readonly number[]>>): Embedder {
  return {
    id: "table",
    dimensions: 2,
    maxBatchSize: 100,
    embed: async (texts) => ({
      vectors: texts.map((text) => Float32Array.from(table[text] ?? [0, 0])),
      usage: { calls: 0, inputTokens: 0, outputTokens: 0 },
    }),
  };
}

describe("likeness of relations", () => {
  it("keeps the core relations apart from one another, both ways", async () => {
    for (const asked of coreRelations) {
      const others = coreRelations.filter((other) => other !== asked);
      for (const [other, likeness] of await relations.likeness(asked, others)) {
        expect([asked, other, Math.max(likeness.out, likeness.in) < 0.6]).toEqual([asked, other, true]);
      }
    }
  });

  it.each([
    ["CAUSED_BY", "BECAUSE_OF", "out"],
    ["CAUSED_BY", "LED_TO", "in"],
    ["CAUSED_BY", "导致", "in"],
    ["CAUSES", "引起", "out"],
    ["DEPENDS_ON", "需要", "out"],
    ["DEPENDS_ON", "ENABLES", "in"],
    ["TEMPORAL_NEXT", "AFTER", "in"],
    ["PART_OF", "属于", "out"],
  ] as const)("finds that %s and %s agree, walked %s", async (asked, other, way) => {
    const found = (await relations.likeness(asked, [other])).get(other);
    const opposite = way === "out" ? "in" : "out";
    expect(found?.[way]).toBeGreaterThan(0.8);
    expect(found?.[opposite]).toBeLessThan(0.5);
  });

  it("is 1 for the relation itself and 0 for it walked backwards, unless it has no direction", async () => {
    const found = await relations.likeness("CAUSED_BY", ["CAUSED_BY"]);
    expect(found.get("CAUSED_BY")).toEqual({ out: 1, in: 0 });
    expect((await relations.likeness("SIMILAR_TO", ["SIMILAR_TO"])).get("SIMILAR_TO")).toEqual({
      out: 1,
      in: 1,
    });
  });

  it("is the cosine of the readings", async () => {
    const { likeness } = createRelations(tableEmbedder({ hates: [1, 0], dislikes: [0.6, 0.8] }));
    const found = (await likeness("HATES", ["DISLIKES"])).get("DISLIKES");
    expect(found?.out).toBeCloseTo(0.6, 6);
    expect(found?.in).toBe(0);
  });

  it("measures a relation against the mean of the concepts", async () => {
    const { towards } = createRelations(tableEmbedder({ hates: [1, 0] }));
    const goal = [Float32Array.from([1, 0]), Float32Array.from([0, 1])];
    expect((await towards(goal, ["HATES"])).get("HATES")).toBeCloseTo(Math.SQRT1_2, 6);
  });
});

describe("names of relations", () => {
  it("have an inverse where one is known", () => {
    expect(["CAUSED_BY", "LED_TO", "SIMILAR_TO", "HATES"].map(inverseNameOf)).toEqual([
      "CAUSES",
      "CAUSED_BY",
      "SIMILAR_TO",
      null,
    ]);
    expect(synonymsOf("LED_TO")).toContain("导致");
  });

  it("stand for themselves where nothing is known of them", () => {
    expect(readingsOf("HATES")).toEqual({ forward: "hates", inverse: null });
  });
});
