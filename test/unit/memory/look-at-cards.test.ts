import { beforeEach, describe, expect, it } from "vitest";
import { cardId, sessionId } from "../../../src/core/ids.ts";
import { createMemory, type Memory } from "../../../src/memory/memory.ts";
import type { MemoryParts } from "../../../src/memory/parts.ts";
import { aCard } from "../../support/builders/a-card.ts";
import { linkOf } from "../../support/builders/a-link.ts";
import { aSession, aSessionNode, aTurn } from "../../support/builders/a-session.ts";
import { anEntity } from "../../support/builders/an-entity.ts";
import { inMemoryParts } from "../../support/in-memory-parts.ts";

const ada = anEntity({ label: "Ada Lovelace", aliases: ["艾达"] });
const turns = [
  aTurn({ content: "Who wrote the first program?" }),
  aTurn({ role: "assistant", content: "Ada did. It was in 1843. The machine was never built." }),
  aTurn({ content: "谢谢。" }),
];
const quoteOf = (turn: number, start: number, end: number) => ({
  session: "session-1",
  turn,
  start,
  end,
  quote: turns[turn]?.content.slice(start, end) ?? "",
});
const at = (day: number) => new Date(Date.UTC(2025, 2, day));

let parts: MemoryParts;
let memory: Memory;

beforeEach(async () => {
  parts = inMemoryParts();
  memory = createMemory(parts);
  const { sessions, graph } = parts.stores;
  await sessions.put(aSession({ turns }), "");
  await graph.putSessions([aSessionNode(), aSessionNode({ id: sessionId("session-2") })]);
  await graph.putEntities([ada]);
  await graph.putCards([
    aCard({ id: cardId("a"), entities: [ada.id], evidence: [quoteOf(1, 0, 8)], at: at(3), importance: 0.2 }),
    aCard({ id: cardId("b"), kind: "decision", at: at(1), importance: 0.9, evidence: [quoteOf(2, 0, 3)] }),
    aCard({ id: cardId("c"), session: sessionId("session-2"), at: at(2), importance: 0.4 }),
    aCard({ id: cardId("lonely"), session: sessionId("session-2"), at: at(4), importance: 0.4 }),
  ]);
  await graph.putLinks(
    ["a CAUSED_BY b 0.5", "c DEPENDS_ON a 0.8", "a SIMILAR_TO c 0.9", "b INSPIRED_BY c 0.4"].map(linkOf),
  );
});

describe("tracing a card", () => {
  it("gives the turns of its evidence with their neighbours, the quotes marked", async () => {
    const trace = await memory.trace("a");
    expect(trace.session).toEqual({
      id: "session-1",
      at: new Date("2025-03-31T06:29:00.000Z"),
      title: null,
      path: "raw/sessions/2025-03/session-1.json",
    });
    expect(trace.turns.map(({ turn, role, quotes, isCut }) => ({ turn, role, quotes, isCut }))).toEqual([
      { turn: 0, role: "user", quotes: [], isCut: false },
      { turn: 1, role: "assistant", quotes: [{ start: 0, end: 8 }], isCut: false },
      { turn: 2, role: "user", quotes: [], isCut: false },
    ]);
  });

  it("joins the excerpts that were kept of one turn, and says what they leave out", async () => {
    const content = turns[1]?.content ?? "";
    await parts.stores.sessions.putContexts([
      {
        card: cardId("a"),
        session: sessionId("session-1"),
        evidence: [quoteOf(1, 9, 24), quoteOf(1, 12, 28)],
        turns: [
          { turn: 1, start: 4, content: content.slice(4, 26) },
          { turn: 1, start: 9, content: content.slice(9, 30) },
        ],
      },
    ]);
    const traced = (await memory.trace("a")).turns.find(({ turn }) => turn === 1);
    expect(traced).toMatchObject({
      start: 4,
      content: content.slice(4, 30),
      isCut: true,
      quotes: [{ start: 5, end: 24 }],
    });
  });

  it("needs either the session's file or the kept evidence", async () => {
    await expect(memory.trace("c")).rejects.toMatchObject({ code: "SESSION_FILE_MISSING" });
    await parts.stores.sessions.putContexts([
      {
        card: cardId("c"),
        session: sessionId("session-2"),
        evidence: [{ session: "session-2", turn: 5, start: 10, end: 14, quote: "kept" }],
        turns: [{ turn: 5, start: 10, content: "kept text" }],
      },
    ]);
    const { session, turns: kept } = await memory.trace("c");
    expect(session).toMatchObject({ at: at(2), path: null });
    expect(kept).toMatchObject([{ turn: 5, role: null, quotes: [{ start: 0, end: 4 }] }]);
  });
});

describe("showing a card", () => {
  it("gives its entities, and its links as they run from it", async () => {
    const { card, entities, links } = await memory.show("a");
    expect(card.id).toBe("a");
    expect(entities).toEqual([ada]);
    expect(links.map(({ direction, link, other }) => `${direction} ${link.relation} ${other.id}`)).toEqual([
      "out CAUSED_BY b",
      "in DEPENDS_ON c",
      "both SIMILAR_TO c",
    ]);
  });

  it("names the nearest card when there is none of that id", async () => {
    await expect(memory.show("lonly")).rejects.toMatchObject({
      code: "CARD_NOT_FOUND",
      details: { card: "lonly", nearest: "lonely" },
    });
    await expect(createMemory(inMemoryParts()).show("a")).rejects.toMatchObject({
      code: "CARD_NOT_FOUND",
      details: { nearest: "" },
    });
  });
});

describe("listing cards", () => {
  const idsOf = async (selection: Partial<Parameters<Memory["list"]>[0]>) =>
    (await memory.list({ sort: "at", limit: 10, ...selection })).cards.map(({ id }) => id);

  it("orders them by time or by importance", async () => {
    expect(await idsOf({})).toEqual(["b", "c", "a", "lonely"]);
    expect(await idsOf({ sort: "importance" })).toEqual(["b", "c", "lonely", "a"]);
  });

  it("narrows them by kind, session and any name of an entity", async () => {
    expect(await idsOf({ kind: "decision" })).toEqual(["b"]);
    expect(await idsOf({ session: "session-2" })).toEqual(["c", "lonely"]);
    expect(await idsOf({ entity: "ada lovelace" })).toEqual(["a"]);
    expect(await idsOf({ entity: "艾达", kind: "decision" })).toEqual([]);
  });

  it("tells how many there are beyond the limit", async () => {
    expect(await memory.list({ sort: "at", limit: 1 })).toMatchObject({ matching: 4, cards: [{ id: "b" }] });
  });

  it("names the nearest session and the nearest name", async () => {
    await expect(idsOf({ session: "session-3" })).rejects.toMatchObject({
      code: "SESSION_NOT_FOUND",
      details: { nearest: "session-1" },
    });
    await expect(idsOf({ entity: "Ada Lovelac" })).rejects.toMatchObject({
      code: "ENTITY_NOT_FOUND",
      details: { nearest: "Ada Lovelace" },
    });
  });
});

describe("the schema", () => {
  it("counts core and custom relations apart, and leaves the edges to sessions out of the total", async () => {
    const { relations } = await memory.schema();
    expect(relations.core.filter(({ uses }) => uses > 0)).toEqual([
      { relation: "CAUSED_BY", uses: 1 },
      { relation: "DEPENDS_ON", uses: 1 },
      { relation: "SIMILAR_TO", uses: 1 },
    ]);
    expect(relations.core).toHaveLength(7);
    expect(relations.custom).toEqual([{ relation: "INSPIRED_BY", uses: 1, remark: null }]);
    expect(relations).toMatchObject({ total: 4, extractedFrom: 4 });
  });

  it("remarks on relations that are used very often or say little", async () => {
    const { graph } = parts.stores;
    const many = Array.from({ length: 101 }, (_none, index) => `n${index}`);
    await graph.putCards(many.map((id) => aCard({ id: cardId(id) })));
    await graph.putLinks([
      ...many.map((id) => linkOf(`a FOLLOWS ${id}`)),
      ...many.map((id) => linkOf(`b RELATES_TO ${id}`)),
    ]);
    expect((await memory.schema()).relations.custom).toEqual([
      { relation: "FOLLOWS", uses: 101, remark: "frequent" },
      { relation: "RELATES_TO", uses: 101, remark: "generic" },
      { relation: "INSPIRED_BY", uses: 1, remark: null },
    ]);
  });

  it("counts the types of nodes", async () => {
    expect((await memory.schema()).nodeTypes).toEqual({
      kinds: [
        { kind: "fact", cards: 3, share: 0.75 },
        { kind: "decision", cards: 1, share: 0.25 },
      ],
      cards: 4,
      sessions: 2,
      entities: 1,
    });
    expect((await createMemory(inMemoryParts()).schema()).nodeTypes.kinds).toEqual([]);
  });
});

describe("the paths between two cards", () => {
  it("come best first, with the cards on them", async () => {
    const { paths } = await memory.paths("b", "a");
    const told = paths.map(({ score, steps }) => [
      score.toFixed(2),
      ...steps.map(({ link, to }) => `${link.relation} ${to.id}`),
    ]);
    expect(told).toEqual([
      ["0.50", "CAUSED_BY a"],
      ["0.36", "INSPIRED_BY c", "SIMILAR_TO a"],
      ["0.32", "INSPIRED_BY c", "DEPENDS_ON a"],
    ]);
  });

  it("are none within a depth that is too small, or where nothing leads", async () => {
    expect((await memory.paths("b", "a", { maxDepth: 1 })).paths).toHaveLength(1);
    expect((await memory.paths("a", "lonely")).paths).toEqual([]);
  });

  it("need two cards that are there", async () => {
    await expect(memory.paths("a", "lonelyy")).rejects.toMatchObject({ code: "CARD_NOT_FOUND" });
    await expect(memory.paths("a", "a")).rejects.toMatchObject({ code: "USAGE_SAME_CARD" });
  });
});
