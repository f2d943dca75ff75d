import { describe, expect, it } from "vitest";
import { type KeptVectors, queryCachingEmbedder } from "../../../../src/adapters/caching/embedder.ts";
import { createHashingEmbedder } from "../../../../src/adapters/hashing/embedder.ts";
import type { Embedder } from "../../../../src/ports/embedder.ts";
import { embedderContract } from "../../../support/contracts/embedder.contract.ts";

const hashing = createHashingEmbedder({ dimensions: 64 });

function counted() {
  const asked: string[] = [];
  const embedder: Embedder = {
    ...hashing,
    embed: (texts, purpose, options) => {
      asked.push(...texts);
      return hashing.embed(texts, purpose, options);
    },
  };
  return { embedder, asked };
}

function inMemory(): KeptVectors & { readonly size: () => number } {
  const vectors = new Map<string, Float32Array>();
  return {
    get: async (key) => vectors.get(key),
    put: async (key, vector) => void vectors.set(key, vector),
    size: () => vectors.size,
  };
}

embedderContract({
  open: async () => queryCachingEmbedder(createHashingEmbedder({ dimensions: 1024 }), { capacity: 2 }),
});

describe("queryCachingEmbedder", () => {
  it("asks for a query once, and for documents each time", async () => {
    const { embedder, asked } = counted();
    const caching = queryCachingEmbedder(embedder, { capacity: 8 });
    for (let time = 0; time < 2; time++) {
      await caching.embed(["lamp"], "query");
      await caching.embed(["lamp"], "document");
    }
    expect(asked).toEqual(["lamp", "lamp", "lamp"]);
  });

  it("asks only for the queries that it does not know, and keeps their order", async () => {
    const { embedder, asked } = counted();
    const caching = queryCachingEmbedder(embedder, { capacity: 8 });
    await caching.embed(["b"], "query");
    const { vectors } = await caching.embed(["a", "b", "c"], "query");
    expect(asked).toEqual(["b", "a", "c"]);
    expect(vectors).toEqual((await hashing.embed(["a", "b", "c"], "query")).vectors);
  });

  it("forgets the query that was not asked for longest", async () => {
    const { embedder, asked } = counted();
    const caching = queryCachingEmbedder(embedder, { capacity: 2 });
    for (const text of ["a", "b", "a", "c", "a", "b"]) await caching.embed([text], "query");
    expect(asked).toEqual(["a", "b", "c", "b"]);
  });

  it("finds what an earlier process kept, unless another embedder made it or its width is another", async () => {
    const kept = inMemory();
    const settings = { capacity: 2, kept };
    await queryCachingEmbedder(counted().embedder, settings).embed(["lamp"], "query");
    const asking = async (changes: Partial<Embedder>) => {
      const { embedder, asked } = counted();
      await queryCachingEmbedder({ ...embedder, ...changes }, settings).embed(["lamp"], "query");
      return asked.length;
    };
    expect(await asking({})).toBe(0);
    expect(await asking({ id: "another" })).toBe(1);
    expect(await asking({ dimensions: 32 })).toBe(1);
    expect(kept.size()).toBe(2);
  });
});
