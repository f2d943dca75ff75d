import { describe, expect } from "vitest";
import type { Embedder } from "../../../src/ports/embedder.ts";
import { type Contract, itWith } from "./contract.ts";

const texts = ["The keeper lights the lamp.", "守塔人点亮了灯。", "Bread is baked at dawn.", "keeper"];

export function embedderContract(contract: Contract<Embedder>): void {
  const it = itWith(contract);

  describe("an embedder", () => {
    it("gives one vector per text, in order, as wide as it says", async (embedder) => {
      const { vectors } = await embedder.embed(texts, "document");
      expect(vectors.map((vector) => vector.length)).toEqual(texts.map(() => embedder.dimensions));
      for (const [at, text] of texts.entries()) {
        expect(vectors[at]).toEqual((await embedder.embed([text], "document")).vectors[0]);
      }
    });

    it("gives vectors of unit length to queries and documents", async (embedder) => {
      for (const purpose of ["query", "document"] as const) {
        const { vectors } = await embedder.embed(texts, purpose);
        for (const vector of vectors) expect(product(vector, vector)).toBeCloseTo(1, 5);
      }
    });

    it("gives the zero vector to an empty text", async (embedder) => {
      const { vectors } = await embedder.embed(["", "lamp"], "query");
      expect(vectors[0]).toEqual(new Float32Array(embedder.dimensions));
    });

    it("takes an empty list", async (embedder) => {
      expect((await embedder.embed([], "query")).vectors).toEqual([]);
    });

    it("finds the text that a query is about, in both languages", async (embedder) => {
      const { vectors } = await embedder.embed(texts.slice(0, 3), "document");
      const nearestTo = async (query: string): Promise<number> => {
        const asked = (await embedder.embed([query], "query")).vectors[0] ?? new Float32Array();
        const cosines = vectors.map((vector) => product(vector, asked));
        return cosines.indexOf(Math.max(...cosines));
      };
      expect(
        await Promise.all(["Who lights the lamp?", "谁点灯？", "When do they bake bread?"].map(nearestTo)),
      ).toEqual([0, 1, 2]);
    });

    it("does nothing once it is cancelled", async (embedder) => {
      await expect(embedder.embed(texts, "query", { signal: AbortSignal.abort() })).rejects.toThrow();
    });
  });
}

function product(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}
