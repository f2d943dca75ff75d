import { describe, expect, it } from "vitest";
import { openJiebaSegmenter } from "../../../src/adapters/jieba/segmenter.ts";
import { openReranker } from "../../../src/app/open-reranker.ts";
import type { ConfigInput } from "../../../src/config/schema.ts";
import { aComposition } from "../../support/builders/a-composition.ts";

const open = (rerank: ConfigInput["rerank"]) =>
  openReranker(aComposition("/nowhere", { config: { rerank } }), openJiebaSegmenter());

describe("openReranker", () => {
  it("opens nothing when it is off, as it is unless configured", async () => {
    expect(await open(undefined)).toBeUndefined();
  });

  it("opens the reranker that the configuration names", async () => {
    expect((await open({ provider: "lexical-overlap" }))?.id).toBe("lexical-overlap");
    const service = { model: "bge-reranker-v2-m3", baseUrl: "http://127.0.0.1:1/v1" };
    const reranker = await open({ provider: "openai-compatible", ...service });
    expect(reranker?.id).toBe("openai-compatible/bge-reranker-v2-m3");
  });
});
