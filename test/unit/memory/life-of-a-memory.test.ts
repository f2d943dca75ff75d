import { describe, expect, it } from "vitest";
import { cardId, sessionId } from "../../../src/core/ids.ts";
import type { Session } from "../../../src/domain/session.ts";
import { createMemory } from "../../../src/memory/memory.ts";
import type { MemoryParts } from "../../../src/memory/parts.ts";
import { inMemoryParts } from "../../support/in-memory-parts.ts";

const dialogue = (id: string, ...contents: string[]): Session => ({
  id: sessionId(id),
  at: new Date("2025-03-31T06:29:00Z"),
  channel: "telegram",
  agent: "main",
  profile: "dialogue",
  turns: contents.map((content) => ({ role: "user", content })),
  metadata: {},
});

const harbour = dialogue(
  "harbour",
  "The harbour crane was repaired by Tom Hallam on Monday.",
  "灯塔的灯是老陈换的。",
);

async function built(parts: MemoryParts, ...sessions: Session[]) {
  const memory = createMemory(parts);
  await memory.ingest(sessions);
  await memory.distill();
  return memory;
}

describe("a memory", () => {
  it("finds in both languages what it was told, with evidence that stands in the source", async () => {
    const memory = await built(inMemoryParts(), harbour);
    const english = await memory.recall({ text: "who repaired the crane", limit: 1 });
    const chinese = await memory.recall({ text: "谁换了灯塔的灯", limit: 1 });
    expect(english.hits[0]?.evidence).toEqual([
      { session: "harbour", turn: 0, start: 0, end: 55, quote: harbour.turns[0]?.content },
    ]);
    expect(chinese.hits[0]?.evidence[0]?.turn).toBe(1);
  });

  it("gives no hits, and no distance, when it is empty or nothing fits", async () => {
    const memory = await built(inMemoryParts());
    const result = await memory.recall({ text: "anything", limit: 5 });
    expect(result).toMatchObject({
      hits: [],
      hDistanceAverage: null,
      hDistanceMinimum: null,
      closeToTarget: false,
    });
  });

  it("changes nothing when the same session comes again, and nothing when it is read", async () => {
    const memory = await built(inMemoryParts(), harbour);
    const before = await memory.contentHash();
    expect((await memory.ingest([harbour])).map(({ outcome }) => outcome)).toEqual(["unchanged"]);
    expect((await memory.distill()).sessions).toEqual([]);
    await memory.recall({ text: "crane", limit: 5 });
    expect(await memory.contentHash()).toBe(before);
  });

  it("distils a session that has grown anew and keeps the cards that stay", async () => {
    const parts = inMemoryParts();
    const memory = await built(parts, harbour);
    const before = (await parts.stores.graph.allCards()).map(({ id }) => id);
    const grown: Session = {
      ...harbour,
      turns: [...harbour.turns, { role: "user", content: "The ferry runs again." }],
    };
    expect((await memory.ingest([grown])).map(({ outcome }) => outcome)).toEqual(["grown"]);
    await memory.distill();
    const after = (await parts.stores.graph.allCards()).map(({ id }) => id);
    expect(after).toHaveLength(3);
    expect(after).toEqual(expect.arrayContaining(before));
    expect((await memory.verify()).faults).toEqual([]);
  });

  it("refuses another session under a known id, and one without text", async () => {
    const memory = await built(inMemoryParts(), harbour);
    await expect(memory.ingest([dialogue("harbour", "Something else.")])).rejects.toMatchObject({
      code: "SESSION_CONFLICT",
    });
    await expect(memory.ingest([dialogue("empty", "  ")])).rejects.toMatchObject({ code: "SESSION_EMPTY" });
    await expect(memory.distill({ session: "harbor" })).rejects.toMatchObject({
      code: "SESSION_NOT_FOUND",
      details: { nearest: "harbour" },
    });
  });

  it("takes no session of a call in which one is refused", async () => {
    const memory = createMemory(inMemoryParts());
    const refused = [dialogue("twice", "One."), dialogue("good", "Good."), dialogue("twice", "Another.")];
    await expect(memory.ingest(refused)).rejects.toMatchObject({ code: "SESSION_CONFLICT" });
    expect((await memory.status()).raw.sessions).toBe(0);
    expect((await memory.verify()).faults).toEqual([]);
  });

  it("takes a session and what it grows to in one call", async () => {
    const memory = createMemory(inMemoryParts());
    const ingested = await memory.ingest([dialogue("a", "One."), dialogue("a", "One.", "Two.")]);
    expect(ingested.map(({ outcome }) => outcome)).toEqual(["created", "grown"]);
    await memory.distill();
    expect((await memory.verify()).faults).toEqual([]);
  });

  it("refuses a session that could not be read again", async () => {
    const memory = createMemory(inMemoryParts());
    const timeless = { ...harbour, at: new Date(Number.NaN) };
    await expect(memory.ingest([timeless])).rejects.toMatchObject({
      code: "SESSION_MALFORMED",
      details: { field: "timestamp" },
    });
  });

  it("keeps no evidence of what an interrupted distillation never wrote", async () => {
    const parts = inMemoryParts();
    await parts.stores.sessions.putContexts([
      { card: cardId("never-written"), session: harbour.id, evidence: [], turns: [] },
    ]);
    expect((await (await built(parts, harbour)).verify()).faults).toEqual([]);
  });

  it("warns when the id of a session carries another month than its timestamp", async () => {
    const memory = createMemory(inMemoryParts());
    const [ingested] = await memory.ingest([dialogue("session-20260331-062900", "Hello there, old friend.")]);
    expect(ingested?.warnings).toEqual([{ code: "ID_DATE_MISMATCH", idMonth: "2026-03", month: "2025-03" }]);
  });

  it("distils again what was kept in a shape that is none", async () => {
    const parts = inMemoryParts();
    const damaged = async () => ({ cards: [{ title: "half a card" }] });
    const stores = { ...parts.stores, sessions: { ...parts.stores.sessions, distillation: damaged } };
    const memory = await built({ ...parts, stores }, harbour);
    expect(await memory.contentHash()).toBe(await (await built(inMemoryParts(), harbour)).contentHash());
  });

  it("gives equal stores for equal sessions", async () => {
    const first = await built(inMemoryParts(), harbour);
    const second = await built(inMemoryParts(), harbour);
    expect(await first.contentHash()).toBe(await second.contentHash());
  });
});

describe("verify", () => {
  it.each([
    [
      "a vector row",
      "VECTOR_MISSING",
      (parts: MemoryParts, id: string) => parts.stores.vectors.remove([cardId(id)]),
    ],
    [
      "a word record",
      "LEXICAL_MISSING",
      (parts: MemoryParts, id: string) => parts.stores.lexical.remove([cardId(id)]),
    ],
    [
      "a card",
      "VECTOR_ORPHAN",
      (parts: MemoryParts, id: string) => parts.stores.graph.removeCards([cardId(id)]),
    ],
    [
      "an evidence file",
      "EVIDENCE_FILE_MISSING",
      (parts: MemoryParts, id: string) => parts.stores.sessions.removeContexts([cardId(id)]),
    ],
  ])("names the card when %s is gone", async (_what, code, remove) => {
    const parts = inMemoryParts();
    const memory = await built(parts, harbour);
    const [card] = await parts.stores.graph.allCards();
    await remove(parts, card?.id ?? "");
    expect((await memory.verify()).faults).toContainEqual({ code, subject: card?.id });
  });

  it("calls a session that waits for distilling a gap, not a fault", async () => {
    const memory = createMemory(inMemoryParts());
    await memory.ingest([harbour]);
    const { faults, gaps } = await memory.verify();
    expect(faults).toEqual([]);
    expect(gaps).toEqual([{ code: "SESSION_NOT_DISTILLED", subject: "harbour", detail: "pending" }]);
  });
});
