import { describe, expect, it } from "vitest";
import { createHashingEmbedder } from "../../../../src/adapters/hashing/embedder.ts";
import { embedderContract } from "../../../support/contracts/embedder.contract.ts";

embedderContract({ open: async () => createHashingEmbedder({ dimensions: 1024 }) });

const embedder = createHashingEmbedder({ dimensions: 1024 });

async function cosine(a: string, b: string, purposeOfA: "query" | "document"): Promise<number> {
  const [first] = (await embedder.embed([a], purposeOfA)).vectors;
  const [second] = (await embedder.embed([b], "document")).vectors;
  return (first ?? new Float32Array()).reduce((sum, value, at) => sum + value * (second?.[at] ?? 0), 0);
}

describe("the hashing embedder", () => {
  it("names its table and width in its id", () => {
    expect(embedder.id).toMatch(/^hashing-1024\/1-[0-9a-f]{8}$/);
  });

  it("sees through inflection, case, width and the shape of apostrophes", async () => {
    expect(await cosine("Running DOGS don’t ＢＡＲＫ", "run dog don't bark", "document")).toBeCloseTo(1, 5);
  });

  it("holds two documents that differ in a word for near, and unrelated ones for far", async () => {
    const near = await cosine("The keeper lights the old lamp", "The keeper lights the new lamp", "document");
    const far = await cosine("The keeper lights the old lamp", "Bread rises before dawn", "document");
    expect(near).toBeGreaterThan(0.7);
    expect(Math.abs(far)).toBeLessThan(0.2);
  });

  it("prefers the longer of two documents with the words of the query in equal share", async () => {
    const short = await cosine("lamp", "lamp tower", "query");
    const long = await cosine("lamp", "lamp tower lamp tower lamp tower storm lamp", "query");
    expect(long).toBeGreaterThan(short);
  });

  it("makes little of words that everybody uses", async () => {
    const common = await cosine("what did she do with it", "what did she do with it, Nora?", "query");
    const telling = await cosine("what did Nora do", "what did she do with it, Nora?", "query");
    expect(telling).toBeGreaterThan(common);
  });

  it("gives no direction to a text without words", async () => {
    const { vectors } = await embedder.embed(["…… ！ 😀"], "document");
    expect(vectors[0]).toEqual(new Float32Array(1024));
  });
});
