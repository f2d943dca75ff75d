import { describe, expect, it } from "vitest";
import type { RecallQuery } from "../../../../src/domain/recall.ts";
import { at, recallerOver } from "../../../support/recaller-over.ts";

const harbour = {
  cards: [
    { id: "storm", text: "a storm broke the mole of the harbour", vector: at(0.2) },
    { id: "flood", text: "the ferry sank at the landing", vector: at(0.9) },
    { id: "grain", text: "grain rotted in the barns", vector: at(0.5) },
    { id: "price", text: "bread grew dear in spring", vector: at(0.1) },
  ],
  links: ["storm CAUSED_BY price 0.9", "storm SIMILAR_TO grain 0.8"],
  texts: { "the storm of the harbour": at(1), "storm harbour": at(0.5), ferry: at(1), bread: at(0.1) },
} as const;

const ranking = async (key: string, level: string | number | boolean, query: Partial<RecallQuery>) =>
  (await recallerOver({ ...harbour, levels: { "recall.neighbours": 0, [key]: level } })).ids({
    limit: 4,
    ...query,
  });

const storm = { text: "the storm of the harbour" };

describe("the levels of recall", () => {
  it("parse a question into text and terms, or one of the two", async () => {
    expect((await ranking("recall.query_parse", "whole+terms", storm))[0]).toBe("storm");
    expect((await ranking("recall.query_parse", "whole", storm))[0]).toBe("flood");
    const distances = async (level: string) =>
      (
        await (
          await recallerOver({ ...harbour, levels: { "recall.query_parse": level } })
        ).hit("flood", storm)
      )?.hDistance;
    expect(await distances("whole+terms")).toBeCloseTo((0.5 * (1 - 0.9)) / 0.7, 6);
    expect(await distances("terms-only")).not.toBeCloseTo((0.5 * (1 - 0.9)) / 0.7, 2);
  });

  it("order by fused score, reciprocal ranks, distance or cosine", async () => {
    expect((await ranking("recall.rank_by", "fused", storm))[0]).toBe("storm");
    expect((await ranking("recall.rank_by", "h", storm))[0]).toBe("flood");
    expect((await ranking("recall.rank_by", "cosine", storm))[0]).toBe("flood");
  });

  it("score hits by what orders them, so that they are in order of score", async () => {
    for (const level of ["fused", "rrf", "h", "cosine"]) {
      const recaller = await recallerOver({ ...harbour, levels: { "recall.rank_by": level } });
      const scores = (await recaller.ask(storm)).hits.map(({ score }) => score);
      expect([level, scores]).toEqual([level, scores.toSorted((a, b) => b - a)]);
    }
    const byRank = await recallerOver({
      ...harbour,
      levels: { "recall.rank_by": "rrf", "recall.neighbours": 0 },
    });
    const fused = await recallerOver({ ...harbour, levels: { "recall.neighbours": 0 } });
    const scoreOf = async (recaller: typeof fused) => (await recaller.hit("price", storm))?.score;
    expect(await scoreOf(byRank)).not.toBe(await scoreOf(fused));
  });

  it("walk links when they are asked for, when little was found, or always", async () => {
    const why = { text: "the storm of the harbour", relations: ["CAUSED_BY"], limit: 4 };
    const reaches = async (level: string, query: Partial<RecallQuery>) =>
      (await (await recallerOver({ ...harbour, levels: { "graph.expand_when": level } })).ask(query))
        .graphExpanded;
    expect(await reaches("always", storm)).toBe(true);
    expect(await reaches("on-relation-only", storm)).toBe(false);
    expect(await reaches("on-relation-only", why)).toBe(true);
    expect(await reaches("under-5-results", storm)).toBe(true);
    const many = Array.from({ length: 6 }, (_, index) => ({ id: `more-${index}`, text: "the harbour" }));
    const full = await recallerOver({
      ...harbour,
      cards: [...harbour.cards, ...many],
      levels: { "graph.expand_when": "under-5-results" },
    });
    expect((await full.ask(storm)).graphExpanded).toBe(false);
  });

  it("ignore the relation that is asked for where they say so", async () => {
    const why = { text: "the storm of the harbour", relations: ["CAUSED_BY"], limit: 4 };
    const matched = async (level: string) =>
      (
        await (await recallerOver({ ...harbour, levels: { "recall.relation_match": level } })).ask(why)
      ).hits.map(({ matchedRelation }) => matchedRelation);
    expect(await matched("soft")).toContain("CAUSED_BY");
    expect(await matched("ignore")).not.toContain("CAUSED_BY");
  });

  it("search for each concept, and measure the distance to all of them", async () => {
    const concepts = { text: "ferry bread", concepts: ["ferry", "bread"] };
    const h = async (level: string) =>
      (await (await recallerOver({ ...harbour, levels: { "h.concept_agg": level } })).hit("flood", concepts))
        ?.hDistance ?? 0;
    expect(await h("min+coverage")).toBeLessThan(await h("mean"));
    expect(await h("mean")).toBeLessThan(await h("max"));
  });
});

describe("explorable relations", () => {
  it("say how near they are to the relation asked for, LED_TO by walking it backwards", async () => {
    const recaller = await recallerOver({
      ...harbour,
      links: ["storm CAUSED_BY price 0.9", "storm REFERENCES grain 0.9"],
    });
    const { explorable } = await recaller.ask({ ...storm, relations: ["CAUSED_BY"], depth: 0, limit: 1 });
    expect(explorable.map(({ relation, count }) => [relation, count])).toEqual([
      ["CAUSED_BY", 1],
      ["REFERENCES", 1],
    ]);
    expect(explorable[0]?.similarityToQuery).toBe(1);
    expect(explorable[1]?.similarityToQuery).toBeLessThan(0.8);
  });

  it("say how near they are to the concepts where no relation is asked for", async () => {
    const { explorable } = await (await recallerOver(harbour)).ask({ ...storm, depth: 0, limit: 1 });
    expect(explorable.every(({ similarityToQuery }) => similarityToQuery !== null)).toBe(true);
  });
});
