import { describe, expect } from "vitest";
import type { Reranker } from "../../../src/ports/reranker.ts";
import { type Contract, itWith } from "./contract.ts";

const documents = ["Bread is baked at dawn.", "The keeper lights the lamp.", "守塔人点亮了灯。"];

export function rerankerContract(contract: Contract<Reranker>): void {
  const it = itWith(contract);

  describe("a reranker", () => {
    it("gives every document a score from 0 to 1, in order", async (reranker) => {
      const { scores } = await reranker.rerank("Who lights the lamp?", documents);
      expect(scores).toHaveLength(documents.length);
      for (const score of scores) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }
    });

    it("prefers the document that answers, in both languages", async (reranker) => {
      const bestOf = async (query: string): Promise<number> => {
        const { scores } = await reranker.rerank(query, documents);
        return scores.indexOf(Math.max(...scores));
      };
      expect(await bestOf("Who lights the lamp?")).toBe(1);
      expect(await bestOf("谁点亮了灯？")).toBe(2);
    });

    it("gives equal documents equal scores", async (reranker) => {
      const { scores } = await reranker.rerank("lamp", ["the lamp", "the bread", "the lamp"]);
      expect(scores[0]).toBe(scores[2]);
    });

    it("takes an empty list", async (reranker) => {
      expect((await reranker.rerank("lamp", [])).scores).toEqual([]);
    });

    it("does nothing once it is cancelled", async (reranker) => {
      await expect(reranker.rerank("lamp", documents, { signal: AbortSignal.abort() })).rejects.toThrow();
    });
  });
}
