import { describe, expect, it } from "vitest";
import { batchedReranker } from "../../../../src/adapters/batching/reranker.ts";
import { openJiebaSegmenter } from "../../../../src/adapters/jieba/segmenter.ts";
import { createLexicalOverlapReranker } from "../../../../src/adapters/lexical-overlap/reranker.ts";
import { ProviderError } from "../../../../src/core/errors.ts";
import type { Reranker } from "../../../../src/ports/reranker.ts";
import { rerankerContract } from "../../../support/contracts/reranker.contract.ts";

const overlap = createLexicalOverlapReranker({ segmenter: openJiebaSegmenter() });
const settings = { batchSize: 4, concurrency: 2 };

rerankerContract({ open: async () => batchedReranker(overlap, { batchSize: 2, concurrency: 2 }) });

function taking(most: number) {
  const asked: number[] = [];
  const reranker: Reranker = {
    id: "small",
    rerank: async (query, documents, options) => {
      asked.push(documents.length);
      if (documents.length > most)
        throw new ProviderError({ code: "PROVIDER_TOO_LARGE", message: "too large" });
      return overlap.rerank(query, documents, options);
    },
  };
  return { reranker, asked };
}

describe("batchedReranker", () => {
  it("halves what is too large, and asks for less from then on", async () => {
    const { reranker, asked } = taking(2);
    const documents = ["a lamp", "no lamp here", "bread", "lamp", "tower", "lamp lamp"];
    const { scores } = await batchedReranker(reranker, { ...settings, concurrency: 1 }).rerank(
      "lamp",
      documents,
    );
    expect(scores).toEqual((await overlap.rerank("lamp", documents)).scores);
    expect(asked).toEqual([4, 2, 2, 2]);
  });

  it("gives up on a document that is refused by itself", async () => {
    const { reranker } = taking(0);
    await expect(batchedReranker(reranker, settings).rerank("lamp", ["lamp"])).rejects.toMatchObject({
      code: "PROVIDER_TOO_LARGE",
    });
  });
});
