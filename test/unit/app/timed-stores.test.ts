import { expect, it } from "vitest";
import { createInMemoryVectorStore } from "../../../src/adapters/in-memory/vector-store.ts";
import { timeStores } from "../../../src/app/bench/timed-stores.ts";
import type { Stores } from "../../../src/memory/parts.ts";

it("counts each call under its stage until it is taken", async () => {
  let now = 0;
  const clock = { now: () => new Date(0), monotonicMs: () => now };
  const vectors = createInMemoryVectorStore();
  const slow = {
    ...vectors,
    nearest: async () => {
      now += 5;
      return [];
    },
  };
  const lexical = {
    search: () => {
      now += 2;
      return [];
    },
  };
  const graph = {
    cards: async () => {
      now += 3;
      return [];
    },
    linksAt: async () => {
      now += 1;
      return [];
    },
  };
  const { stores, take } = timeStores({ vectors: slow, lexical, graph } as unknown as Stores, clock);
  stores.lexical.search([], { limit: 1 });
  await stores.vectors.nearest(new Float32Array(1), { limit: 1 });
  await stores.graph.linksAt([]);
  await stores.graph.cards([]);
  expect(take()).toEqual({ lexical: 2, vector: 5, graph: 1, fetch: 3 });
  expect(take()).toEqual({ lexical: 0, vector: 0, graph: 0, fetch: 0 });
});
