import { beforeEach, describe, expect, it } from "vitest";
import { type CardId, sessionId } from "../../../../src/core/ids.ts";
import type { Levels } from "../../../../src/domain/factors.ts";
import { createMemory, type Memory } from "../../../../src/memory/memory.ts";
import type { MemoryParts } from "../../../../src/memory/parts.ts";
import { aSession, aTurn } from "../../../support/builders/a-session.ts";
import { eventsOf } from "../../../support/contracts/journal.contract.ts";
import { inMemoryParts } from "../../../support/in-memory-parts.ts";

let parts: MemoryParts;
let memory: Memory;
let cards: Readonly<Record<"crane" | "lamp", CardId>>;

async function fill(levels: Levels = {}): Promise<void> {
  parts = inMemoryParts(levels);
  memory = createMemory(parts);
  const contents = ["The harbour crane was repaired by Tom Hallam.", "The lighthouse lamp is new."];
  await memory.ingest([
    aSession({ id: sessionId("harbour"), turns: contents.map((content) => aTurn({ content })) }),
  ]);
  await memory.distill();
  const [crane, lamp] = (await parts.stores.graph.allCards()).map(({ id }) => id);
  if (crane === undefined || lamp === undefined) throw new Error("the verbatim distiller makes two cards");
  cards = { crane, lamp };
}

const at = new Date("2026-01-01T00:00:00Z");
const rowOf = async (card: CardId) => (await parts.stores.vectors.get([card]))[0];

async function freeze(card: CardId): Promise<void> {
  const row = await rowOf(card);
  if (row !== undefined) await parts.stores.vectors.upsert([{ ...row, vector: null, tier: "COLD" }]);
}

describe("the use of cards", () => {
  beforeEach(() => fill());

  it("begins when they are distilled", async () => {
    expect(await eventsOf(parts.stores.usage)).toEqual([
      { kind: "created", at, cards: [cards.crane, cards.lamp] },
    ]);
  });

  it("is noted by a recall in both journals", async () => {
    const result = await memory.recall({ text: "who repaired the crane", limit: 1 });
    const score = result.hits[0]?.score ?? -1;
    expect(score).toBeGreaterThan(0);
    expect((await eventsOf(parts.stores.usage)).slice(1)).toEqual([
      { kind: "recalled", at, cards: [cards.crane], scores: [Math.min(1, score)], recall: result.traceId },
    ]);
    expect(await eventsOf(parts.stores.recalls)).toEqual([
      {
        at,
        traceId: result.traceId,
        query: "who repaired the crane",
        results: [{ card: cards.crane, score }],
        latencyMs: result.timings.totalMs,
        tierDistribution: { HOT: 1, WARM: 0, COLD: 0 },
        graphExpanded: true,
      },
    ]);
  });

  it("is noted by looking at a card or tracing it, as no recall", async () => {
    await memory.show(cards.lamp);
    await memory.trace(cards.lamp);
    const opened = { kind: "opened", at, cards: [cards.lamp] };
    expect((await eventsOf(parts.stores.usage)).slice(1)).toEqual([opened, opened]);
    expect(await eventsOf(parts.stores.recalls)).toEqual([]);
  });

  it("is noted as a question, and as no use, when a recall finds nothing", async () => {
    parts = inMemoryParts();
    await createMemory(parts).recall({ text: "crane", limit: 1 });
    expect(await eventsOf(parts.stores.usage)).toEqual([]);
    expect((await eventsOf(parts.stores.recalls)).map(({ results }) => results)).toEqual([[]]);
  });

  it("leaves no trace when the caller says so, and without the graph", async () => {
    await freeze(cards.crane);
    await memory.recall({ text: "crane", limit: 2 }, { touch: false });
    await memory.recallWithoutGraph({ text: "crane", limit: 2 });
    expect(await eventsOf(parts.stores.usage)).toHaveLength(1);
    expect(await eventsOf(parts.stores.recalls)).toEqual([]);
    expect((await rowOf(cards.crane))?.tier).toBe("COLD");
  });
});

describe("usage.touch off", () => {
  it("notes nothing unless the caller asks for it", async () => {
    await fill({ "usage.touch": false });
    await memory.recall({ text: "crane", limit: 2 });
    await memory.show(cards.crane);
    expect(await eventsOf(parts.stores.usage)).toHaveLength(1);
    await memory.recall({ text: "crane", limit: 2 }, { touch: true });
    expect(await eventsOf(parts.stores.usage)).toHaveLength(2);
  });
});

describe("a COLD card", () => {
  it("is found by its words, and is WARM with its vector afterwards", async () => {
    await fill();
    const before = await rowOf(cards.crane);
    await freeze(cards.crane);
    const first = await memory.recall({ text: "who repaired the crane", limit: 1 });
    expect(first.hits.map(({ id, tier }) => ({ id, tier }))).toEqual([{ id: cards.crane, tier: "COLD" }]);
    expect(await rowOf(cards.crane)).toEqual({ ...before, tier: "WARM" });
    const second = await memory.recall({ text: "who repaired the crane", limit: 1 });
    expect(second.hits[0]?.tier).toBe("WARM");
  });

  it("is warmed by being looked at, also where its vector was kept", async () => {
    await fill();
    await freeze(cards.lamp);
    await parts.stores.vectors.setTier([cards.crane], "COLD");
    await memory.show(cards.lamp);
    await memory.show(cards.crane);
    for (const card of [cards.lamp, cards.crane]) {
      expect(await rowOf(card)).toMatchObject({ tier: "WARM", vector: expect.any(Float32Array) });
    }
  });

  it("stays COLD for good at the literal level of tiers.cold_policy", async () => {
    await fill({ "tiers.cold_policy": "drop-literal" });
    await freeze(cards.crane);
    await memory.recall({ text: "who repaired the crane", limit: 1 });
    expect(await rowOf(cards.crane)).toMatchObject({ tier: "COLD", vector: null });
  });
});
