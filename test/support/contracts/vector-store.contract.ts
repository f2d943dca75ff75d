import { describe, expect } from "vitest";
import { cardId } from "../../../src/core/ids.ts";
import type { VectorStore } from "../../../src/ports/vector-store.ts";
import { aVectorRecord } from "../builders/a-vector-record.ts";
import { type Contract, itWith } from "./contract.ts";

const record = (id: string, vector: readonly number[] | null, overrides = {}) =>
  aVectorRecord({ id: cardId(id), vector: vector && Float32Array.from(vector), ...overrides });

/** `open` gives an empty store of three dimensions. */
export function vectorStoreContract(contract: Contract<VectorStore>): void {
  const it = itWith(contract);

  describe("rows", () => {
    it("gives rows back with their vectors, in the order asked, without the unknown", async (store) => {
      const a = record("a", [1, 2, 3], { tier: "WARM", kind: "decision", contentHash: "h" });
      const b = record("b", null);
      await store.upsert([a, b]);
      expect(await store.get([cardId("b"), cardId("nobody"), cardId("a")])).toEqual([b, a]);
    });

    it("lists rows without vectors by id", async (store) => {
      await store.upsert([record("b", [1, 0, 0]), record("a", null)]);
      const { vector: _, ...row } = record("a", null);
      expect(await store.rows()).toEqual([row, { ...row, id: "b" }]);
    });

    it("replaces a row of the same id", async (store) => {
      await store.upsert([record("a", [1, 0, 0])]);
      await store.upsert([record("a", [0, 1, 0], { tier: "COLD" }), record("b", [0, 0, 1])]);
      expect(await store.get([cardId("a")])).toEqual([record("a", [0, 1, 0], { tier: "COLD" })]);
      expect(await store.rows()).toHaveLength(2);
    });

    it("lets the last of two rows with one id win", async (store) => {
      await store.upsert([record("a", [1, 0, 0]), record("a", [0, 1, 0])]);
      expect(await store.get([cardId("a")])).toEqual([record("a", [0, 1, 0])]);
    });

    it("removes rows", async (store) => {
      await store.upsert([record("a", [1, 0, 0]), record("b", [1, 0, 0])]);
      await store.remove([cardId("a"), cardId("never-there")]);
      expect((await store.rows()).map(({ id }) => id)).toEqual(["b"]);
    });

    it("moves rows to a tier and leaves the rest of them", async (store) => {
      const [a, b, c] = [record("a", [1, 2, 3]), record("b", null), record("c", [0, 1, 0])];
      await store.upsert([a, b, c]);
      await store.setTier([cardId("a"), cardId("b"), cardId("nobody")], "WARM");
      expect(await store.get([a.id, b.id, c.id])).toEqual([
        { ...a, tier: "WARM" },
        { ...b, tier: "WARM" },
        c,
      ]);
      const where = { tiers: ["WARM" as const] };
      const found = await store.nearest(Float32Array.of(1, 0, 0), { limit: 3, where });
      expect(found.map(({ id }) => id)).toEqual(["a"]);
    });

    it("takes empty lists everywhere", async (store) => {
      await store.upsert([]);
      await store.remove([]);
      await store.setTier([], "COLD");
      await store.optimise();
      expect(await store.get([])).toEqual([]);
      expect(await store.rows()).toEqual([]);
    });

    it("keeps ids, namespaces and hashes with quotes and Chinese", async (store) => {
      const odd = record("it's 卡'; --", [1, 0, 0], { namespace: `o'neil "x" 空间`, contentHash: "'" });
      await store.upsert([odd]);
      expect(await store.get([odd.id])).toEqual([odd]);
      const where = { namespaces: [odd.namespace] };
      expect(await store.nearest(Float32Array.of(1, 0, 0), { limit: 1, where })).toHaveLength(1);
      await store.remove([odd.id]);
      expect(await store.rows()).toEqual([]);
    });

    it("takes ten upserts at the same time", async (store) => {
      const ids = Array.from({ length: 10 }, (_, index) => `card-${index}`);
      await Promise.all(ids.map((id) => store.upsert([record(id, [1, 0, 0]), record("shared", [0, 1, 0])])));
      expect((await store.rows()).map(({ id }) => id)).toEqual([...ids, "shared"]);
    });
  });

  describe("nearest", () => {
    it("orders by cosine, whatever the lengths of the vectors", async (store) => {
      await store.upsert([
        record("opposite", [-5, 0, 0]),
        record("same", [9, 0, 0]),
        record("slanted", [3, 4, 0]),
        record("square", [0, 0, 2]),
      ]);
      const found = await store.nearest(Float32Array.of(2, 0, 0), { limit: 10 });
      expect(found.map(({ id }) => id)).toEqual(["same", "slanted", "square", "opposite"]);
      for (const [index, cosine] of [1, 0.6, 0, -1].entries()) {
        expect(found[index]?.similarity).toBeCloseTo(cosine, 5);
      }
    });

    it("decides ties by id, at the cut too", async (store) => {
      const ids = ["f", "b", "e", "a", "d", "c"];
      await store.upsert(ids.map((id) => record(id, [1, 1, 0])));
      const found = await store.nearest(Float32Array.of(1, 0, 0), { limit: 3 });
      expect(found.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    });

    it("finds no row whose vector is null", async (store) => {
      await store.upsert([record("a", null), record("b", [1, 0, 0])]);
      const found = await store.nearest(Float32Array.of(1, 0, 0), { limit: 10 });
      expect(found.map(({ id }) => id)).toEqual(["b"]);
    });

    it("finds a row again when its vector comes back", async (store) => {
      await store.upsert([record("a", null)]);
      await store.upsert([record("a", [1, 0, 0])]);
      expect(await store.nearest(Float32Array.of(1, 0, 0), { limit: 1 })).toHaveLength(1);
    });

    it("treats a vector of zeros as none", async (store) => {
      await store.upsert([record("a", [0, 0, 0]), record("b", [1, 0, 0])]);
      expect(await store.get([cardId("a")])).toEqual([record("a", null)]);
      expect(await store.nearest(new Float32Array(3), { limit: 5 })).toEqual([]);
      expect(await store.nearest(Float32Array.of(1, 0, 0), { limit: 5 })).toHaveLength(1);
    });

    it("filters by namespace, tier and kind together", async (store) => {
      await store.upsert([
        record("a", [1, 0, 0], { namespace: "n1", tier: "HOT", kind: "fact" }),
        record("b", [1, 0, 0], { namespace: "n2", tier: "HOT", kind: "fact" }),
        record("c", [1, 0, 0], { namespace: "n1", tier: "WARM", kind: "fact" }),
        record("d", [1, 0, 0], { namespace: "n1", tier: "HOT", kind: "skill" }),
      ]);
      const ids = async (where: object) =>
        (await store.nearest(Float32Array.of(1, 0, 0), { limit: 10, where })).map(({ id }) => id);
      expect(await ids({ namespaces: ["n1"] })).toEqual(["a", "c", "d"]);
      expect(await ids({ namespaces: ["n1", "n2"], tiers: ["HOT"] })).toEqual(["a", "b", "d"]);
      expect(await ids({ namespaces: ["n1"], tiers: ["HOT"], kinds: ["fact"] })).toEqual(["a"]);
      expect(await ids({ namespaces: [] })).toEqual([]);
      expect(await ids({})).toEqual(["a", "b", "c", "d"]);
    });

    it("gives nothing from an empty store or for a limit of none", async (store) => {
      expect(await store.nearest(Float32Array.of(1, 0, 0), { limit: 5 })).toEqual([]);
      await store.upsert([record("a", [1, 0, 0])]);
      expect(await store.nearest(Float32Array.of(1, 0, 0), { limit: 0 })).toEqual([]);
    });

    it("finds the same before and after optimising", async (store) => {
      await store.upsert([record("a", [1, 0, 0]), record("b", [0.5, 0.5, 0]), record("c", [0, 1, 0])]);
      const before = await store.nearest(Float32Array.of(1, 0.1, 0), { limit: 3 });
      await store.optimise();
      await store.optimise();
      expect(await store.nearest(Float32Array.of(1, 0.1, 0), { limit: 3 })).toEqual(before);
    });
  });
}
