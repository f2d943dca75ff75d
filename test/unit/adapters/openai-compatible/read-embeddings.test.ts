import { describe, expect, it } from "vitest";
import { readEmbeddings } from "../../../../src/adapters/openai-compatible/read-embeddings.ts";

// "12345678" is 2 tokens by estimate, "灯塔" 2.
const expected = { input: ["12345678", "灯塔"], dimensions: 2 };
const read = (data: readonly unknown[], usage?: unknown) => readEmbeddings({ data, usage }, expected);
const good = { index: 1, embedding: [0, 2] };
const base64 = (...numbers: number[]) => Buffer.from(Float32Array.from(numbers).buffer).toString("base64");

describe("readEmbeddings", () => {
  it("puts vectors into the order of the texts, at unit length", () => {
    const { vectors, inputTokens } = read([good, { index: 0, embedding: [3, 4] }], { prompt_tokens: 9 });
    expect(vectors).toEqual([Float32Array.of(0.6, 0.8), Float32Array.of(0, 1)]);
    expect(inputTokens).toBe(9);
  });

  it("reads base64 of 32-bit floats, and estimates tokens that are not counted", () => {
    const { vectors, inputTokens } = read([{ index: 0, embedding: base64(3, 4) }, good]);
    expect(vectors[0]).toEqual(Float32Array.of(0.6, 0.8));
    expect(inputTokens).toBe(4);
  });

  it.each([
    ["a vector too short", { index: 0, embedding: [1] }, "vector 0 has 1 numbers, not 2"],
    ["a vector too long", { index: 0, embedding: [1, 2, 3] }, "vector 0 has 3 numbers, not 2"],
    ["an empty vector", { index: 0, embedding: [] }, "vector 0 has no numbers"],
    ["a duplicate index", { index: 1, embedding: [1, 1] }, "two vectors 1"],
    ["an index beyond the texts", { index: 2, embedding: [1, 1] }, "a vector 2"],
    ["no index", { embedding: [1, 1] }, "index"],
    ["a number that is none", { index: 0, embedding: base64(Number.NaN, 1) }, "not finite"],
    ["an endless number", { index: 0, embedding: base64(Number.POSITIVE_INFINITY, 1) }, "not finite"],
    ["null for a number", { index: 0, embedding: [null, 1] }, "embedding"],
    ["a vector of zeros", { index: 0, embedding: [0, 0] }, "no direction"],
    ["base64 that is cut", { index: 0, embedding: base64(1, 2).slice(0, 7) }, "vector 0 has 1 numbers"],
  ])("refuses %s", (_what, datum, reason) => {
    expect(() => read([datum, good])).toThrow(reason);
  });

  it("refuses an answer that lacks a vector", () => {
    expect(() => read([good])).toThrow("it lacks vector 0 of 2");
  });
});
