import { describe, expect, it } from "vitest";
import { createHashingEmbedder } from "../../../../src/adapters/hashing/embedder.ts";
import { createInMemoryCallLedger } from "../../../../src/adapters/in-memory/call-ledger.ts";
import { openJiebaSegmenter } from "../../../../src/adapters/jieba/segmenter.ts";
import { createLexicalOverlapReranker } from "../../../../src/adapters/lexical-overlap/reranker.ts";
import { meteredEmbedder } from "../../../../src/adapters/metering/embedder.ts";
import { createMeter } from "../../../../src/adapters/metering/meter.ts";
import { meteredReranker } from "../../../../src/adapters/metering/reranker.ts";
import { fixedClock } from "../../../../src/core/clock.ts";
import type { Limits } from "../../../../src/domain/budget.ts";
import { embedderContract } from "../../../support/contracts/embedder.contract.ts";
import { rerankerContract } from "../../../support/contracts/reranker.contract.ts";

const none: Limits = { calls: null, tokens: null, cost: null };
const settings = { price: null };

function metering(perRun: Partial<Limits> = {}) {
  const ledger = createInMemoryCallLedger();
  const budget = { perRun: { ...none, ...perRun }, perDay: none, total: none };
  return { ledger, meter: createMeter({ ledger, budget, clock: fixedClock(new Date(0)) }) };
}

const hashing = createHashingEmbedder({ dimensions: 1024 });
const overlap = createLexicalOverlapReranker({ segmenter: openJiebaSegmenter() });

embedderContract({ open: async () => meteredEmbedder(hashing, metering().meter, settings) });
rerankerContract({ open: async () => meteredReranker(overlap, metering().meter, settings) });

describe("metered models", () => {
  it("keep queries, documents and reranking apart in the ledger", async () => {
    const { ledger, meter } = metering();
    const embedder = meteredEmbedder(hashing, meter, settings);
    await embedder.embed(["lamp"], "query");
    await embedder.embed(["lamp"], "document");
    await meteredReranker(overlap, meter, settings).rerank("lamp", ["the lamp"]);
    const entered = (await ledger.calls()).map(({ stage, model }) => [stage, model]);
    expect(entered).toEqual([
      ["query", hashing.id],
      ["embed", hashing.id],
      ["rerank", "lexical-overlap"],
    ]);
  });

  it("expect each text of an embedding once, and the query of a reranking once for each document", async () => {
    // "12345678" is 2 tokens by estimate, "灯塔" 2.
    const embedder = meteredEmbedder(hashing, metering({ tokens: 3 }).meter, settings);
    await expect(embedder.embed(["12345678", "灯塔"], "document")).rejects.toMatchObject({
      details: { wanted: 4 },
    });
    const reranker = meteredReranker(overlap, metering({ tokens: 7 }).meter, settings);
    await expect(reranker.rerank("灯塔", ["12345678", "12345678"])).rejects.toMatchObject({
      details: { wanted: 8 },
    });
  });
});
