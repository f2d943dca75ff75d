import { describe, expect, it } from "vitest";
import { batchedEmbedder } from "../../../../src/adapters/batching/embedder.ts";
import { createHashingEmbedder } from "../../../../src/adapters/hashing/embedder.ts";
import { ProviderError } from "../../../../src/core/errors.ts";
import type { Embedder } from "../../../../src/ports/embedder.ts";
import { embedderContract } from "../../../support/contracts/embedder.contract.ts";

const hashing = createHashingEmbedder({ dimensions: 256 });

/** Keeps what it is asked, and refuses more texts, or longer ones, than a service would take. */
function small({ texts = 4, characters = 10_000 } = {}) {
  const asked: (readonly string[])[] = [];
  let [underWay, mostUnderWay] = [0, 0];
  const embedder: Embedder = {
    ...hashing,
    maxBatchSize: 4,
    embed: async (batch, purpose, options) => {
      asked.push(batch);
      underWay += 1;
      mostUnderWay = Math.max(mostUnderWay, underWay);
      await Promise.resolve();
      underWay -= 1;
      if (batch.length > texts || batch.some((text) => text.length > characters))
        throw new ProviderError({ code: "PROVIDER_TOO_LARGE", message: "too large" });
      const { vectors } = await hashing.embed(batch, purpose, options);
      return { vectors, usage: { calls: 1, inputTokens: batch.length, outputTokens: 0 } };
    },
  };
  return { embedder, asked, mostUnderWay: () => mostUnderWay };
}

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `lamp ${at}`);

embedderContract({
  open: async () =>
    batchedEmbedder({ ...createHashingEmbedder({ dimensions: 1024 }), maxBatchSize: 2 }, { concurrency: 2 }),
});

describe("batchedEmbedder", () => {
  it("asks in batches, at most so many at once, and keeps the order of the texts", async () => {
    const { embedder, asked, mostUnderWay } = small();
    const batched = batchedEmbedder(embedder, { concurrency: 2 });
    const texts = numbered(18);
    const { vectors, usage } = await batched.embed(texts, "document");
    expect(asked.map((batch) => batch.length)).toEqual([4, 4, 4, 4, 2]);
    expect(mostUnderWay()).toBe(2);
    expect(batched.maxBatchSize).toBe(8);
    expect(vectors).toEqual((await hashing.embed(texts, "document")).vectors);
    expect(usage).toEqual({ calls: 5, inputTokens: 18, outputTokens: 0 });
  });

  it("sends equal texts once and blank ones not at all", async () => {
    const { embedder, asked } = small();
    const { vectors } = await batchedEmbedder(embedder, { concurrency: 1 }).embed(
      ["lamp", " ", "lamp", ""],
      "query",
    );
    expect(asked).toEqual([["lamp"]]);
    expect(vectors[0]).toEqual(vectors[2]);
    expect(vectors[1]).toEqual(new Float32Array(256));
  });

  it("halves what is too large, and asks for less from then on", async () => {
    const { embedder, asked } = small({ texts: 1 });
    const batched = batchedEmbedder(embedder, { concurrency: 1 });
    const texts = numbered(5);
    expect((await batched.embed(texts, "document")).vectors).toEqual(
      (await hashing.embed(texts, "document")).vectors,
    );
    expect(asked.map((batch) => batch.length)).toEqual([4, 2, 1, 1, 2, 1, 1, 1]);
  });

  it("gives a text that is too long the mean of its parts, weighted by length", async () => {
    const { embedder } = small({ characters: 100 });
    const [left, right] = ["lamp ".repeat(13).trim(), ` ${"tower".repeat(16)}`];
    const text = left + right;
    const { vectors } = await batchedEmbedder(embedder, { concurrency: 1 }).embed([text], "document");
    const parts = (await hashing.embed([left, right], "document")).vectors;
    const sum = Array.from(
      { length: 256 },
      (_, at) => left.length * (parts[0]?.[at] ?? 0) + right.length * (parts[1]?.[at] ?? 0),
    );
    const length = Math.hypot(...sum);
    for (const [at, value] of sum.entries()) expect(vectors[0]?.[at]).toBeCloseTo(value / length, 6);
  });

  it("gives up on a text that is refused however short", async () => {
    const { embedder } = small({ characters: 3 });
    const batched = batchedEmbedder(embedder, { concurrency: 1 });
    await expect(batched.embed(["lamp"], "query")).rejects.toMatchObject({ code: "PROVIDER_TOO_LARGE" });
  });

  it("begins nothing more after a failure", async () => {
    const asked: number[] = [];
    const broken: Embedder = {
      ...hashing,
      maxBatchSize: 1,
      embed: async (batch) => {
        asked.push(batch.length);
        throw new Error("broken");
      },
    };
    const batched = batchedEmbedder(broken, { concurrency: 2 });
    await expect(batched.embed(numbered(50), "document")).rejects.toThrow("broken");
    expect(asked).toEqual([1, 1]);
  });
});
