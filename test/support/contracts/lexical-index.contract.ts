import { describe, expect, it } from "vitest";
import { cardId } from "../../../src/core/ids.ts";
import type { LexicalIndex, LexicalRecord } from "../../../src/ports/lexical-index.ts";

interface LexicalIndexCase {
  /** An empty index with BM25F at k1 1.2, b 0.75 and this weight of a term in the title. */
  readonly open: (options: { readonly titleWeight: number }) => Promise<LexicalIndex>;
}

const words = (text: string): readonly string[] => text.split(" ").filter((word) => word !== "");

const record = (id: string, content: string, title = ""): LexicalRecord => ({
  id: cardId(id),
  title: words(title),
  content: words(content),
});

const found = (index: LexicalIndex, query: string, limit = 10) =>
  index.search(words(query), { limit }).map(({ id, score }) => [id, Number(score.toFixed(5))]);

export function lexicalIndexContract({ open }: LexicalIndexCase): void {
  describe("a lexical index", () => {
    it("finds nothing in an empty index", async () => {
      await using index = await open({ titleWeight: 1 });
      expect([found(index, "cat"), await index.ids()]).toEqual([[], []]);
    });

    it("scores by BM25", async () => {
      await using index = await open({ titleWeight: 1 });
      await index.upsert([record("a", "cat sat"), record("b", "cat cat dog ran")]);
      // dog: idf = ln(1 + 1.5/1.5) = 0.693147; b: f = 1/1.25 = 0.8; 0.8 · 2.2 / 2 = 0.88
      expect(found(index, "dog")).toEqual([["b", 0.60997]]);
      // cat: idf = ln(1 + 0.5/2.5) = 0.182322; a: f = 1/0.75, 1.157895; b: f = 2/1.25 = 1.6, 1.257143
      expect(found(index, "cat")).toEqual([
        ["b", 0.2292],
        ["a", 0.21111],
      ]);
    });

    it("weighs and normalises each field by itself", async () => {
      await using index = await open({ titleWeight: 2 });
      await index.upsert([record("c", "dog", "cat"), record("d", "dog dog cat", "owl hen")]);
      // idf 0.182322; c: title norm 0.75, f = 2/0.75, 1.517241; d: content norm 1.375, f = 0.727273, 0.830189
      expect(found(index, "cat")).toEqual([
        ["c", 0.27663],
        ["d", 0.15136],
      ]);
    });

    it("counts a repeated query term again and sums over terms", async () => {
      await using index = await open({ titleWeight: 1 });
      await index.upsert([record("a", "cat sat"), record("b", "cat cat dog ran")]);
      expect(found(index, "dog dog")).toEqual([["b", 1.21994]]);
      expect(found(index, "dog cat", 1)).toEqual([["b", 0.83917]]);
    });

    it("leaves out records that share no term", async () => {
      await using index = await open({ titleWeight: 1 });
      await index.upsert([record("a", "cat"), record("b", "dog")]);
      expect([found(index, "fish"), found(index, "")]).toEqual([[], []]);
    });

    it("orders equal scores by id and respects the limit", async () => {
      await using index = await open({ titleWeight: 1 });
      const names = ["e", "b", "d", "a", "c"];
      await index.upsert(names.map((name) => record(name, "cat")));
      const first = (limit: number) => index.search(["cat"], { limit }).map((hit) => hit.id);
      expect([first(0), first(3), first(9)]).toEqual([[], ["a", "b", "c"], ["a", "b", "c", "d", "e"]]);
    });

    it("replaces a record of the same id", async () => {
      await using index = await open({ titleWeight: 1 });
      await index.upsert([record("a", "cat"), record("b", "dog")]);
      await index.upsert([record("a", "fish")]);
      expect([found(index, "cat"), await index.ids()]).toEqual([[], ["a", "b"]]);
      expect(index.search(["fish"], { limit: 1 })).toHaveLength(1);
    });

    it("scores as though a removed record had never been there", async () => {
      await using index = await open({ titleWeight: 1 });
      await index.upsert([
        record("a", "cat sat"),
        record("x", "cat owl owl"),
        record("b", "cat cat dog ran"),
      ]);
      await index.remove([cardId("x"), cardId("unknown")]);
      expect(found(index, "dog")).toEqual([["b", 0.60997]]);
      expect([found(index, "owl"), await index.ids()]).toEqual([[], ["a", "b"]]);
    });

    it("keeps an id whose record has no terms", async () => {
      await using index = await open({ titleWeight: 1 });
      await index.upsert([record("empty", "")]);
      expect([await index.ids(), found(index, "cat")]).toEqual([["empty"], []]);
    });

    it("takes the names of object properties for ordinary terms", async () => {
      await using index = await open({ titleWeight: 1 });
      await index.upsert([record("a", "constructor __proto__")]);
      expect(index.search(["__proto__"], { limit: 5 }).map((hit) => hit.id)).toEqual(["a"]);
      expect(index.search(["toString"], { limit: 5 })).toEqual([]);
    });
  });
}
