import { describe, expect, it } from "vitest";
import { openJiebaSegmenter } from "../../../../src/adapters/jieba/segmenter.ts";
import { createLexicalOverlapReranker } from "../../../../src/adapters/lexical-overlap/reranker.ts";
import { rerankerContract } from "../../../support/contracts/reranker.contract.ts";

const open = () => createLexicalOverlapReranker({ segmenter: openJiebaSegmenter() });

rerankerContract({ open: async () => open() });

describe("the lexical-overlap reranker", () => {
  it("weighs the covered share of the query with 0.9 and the query's share of the document with 0.1", async () => {
    const { scores } = await open().rerank("lamp keeper", ["lamp tower storm night", "keeper lamp", "bread"]);
    expect(scores[0]).toBeCloseTo(0.9 * 0.5 + 0.1 * 0.25, 9);
    expect(scores[1]).toBeCloseTo(1, 9);
    expect(scores[2]).toBe(0);
  });

  it("has nothing to say of a query without words", async () => {
    expect((await open().rerank("…", ["lamp", ""])).scores).toEqual([0, 0]);
  });
});
