import { describe, expect } from "vitest";
import { cardId, type EntityId, sessionId } from "../../../src/core/ids.ts";
import type { Card } from "../../../src/domain/card.ts";
import type { GraphStore } from "../../../src/ports/graph-store.ts";
import { aCard } from "../builders/a-card.ts";
import { aLink, linkOf } from "../builders/a-link.ts";
import { aSessionNode } from "../builders/a-session.ts";
import { anEntity } from "../builders/an-entity.ts";
import { awkwardTexts } from "../builders/awkward-texts.ts";
import { type Contract, itWith } from "./contract.ts";

const evidenceAt = (turn: number, start: number): Card["evidence"] => [
  { session: "session-1", turn, start, end: start + 2, quote: "We" },
];

const ids = (names: string) => names.split(" ").map(cardId);

async function putCardsNamed(store: GraphStore, names: string): Promise<void> {
  await store.putSessions([aSessionNode()]);
  await store.putCards(ids(names).map((id) => aCard({ id })));
}

/** `open` gives an empty store. */
export function graphStoreContract(contract: Contract<GraphStore>): void {
  const it = itWith(contract);

  describe("sessions and entities", () => {
    it("gives sessions back as they were put, replaced by id and ordered by it", async (store) => {
      const b = aSessionNode({ id: sessionId("b"), title: "", distillState: "completed", distillKey: "k" });
      await store.putSessions([b, aSessionNode({ id: sessionId("a") })]);
      const a = aSessionNode({
        id: sessionId("a"),
        summary: "别的",
        at: new Date("1931-01-01T00:00:00.000Z"),
      });
      await store.putSessions([a]);
      expect(await store.sessions()).toEqual([a, b]);
    });

    it("gives entities back as they were put, replaced by id", async (store) => {
      const lin = anEntity({
        label: "林黛玉",
        aliases: ["黛玉", `"颦儿"`, "林姑娘, 潇湘妃子"],
        kind: "person",
      });
      await store.putEntities([lin, { ...lin, aliases: [] }]);
      expect(await store.entities()).toEqual([{ ...lin, aliases: [] }]);
      await store.putEntities([lin]);
      expect(await store.entities()).toEqual([lin]);
    });
  });

  describe("cards", () => {
    it("gives a card back as it was put", async (store) => {
      const entities = [anEntity({ label: "Zoe" }), anEntity({ label: "Ada" })];
      const card = aCard({
        entities: entities.map(({ id }) => id),
        tags: ["a, b", `"c"`, "新", ""],
        importance: 1 / 3,
        language: "zh",
        evidence: [...evidenceAt(0, 3), ...evidenceAt(2, 0)],
      });
      await store.putSessions([aSessionNode()]);
      await store.putEntities(entities);
      await store.putCards([card]);
      expect(await store.cards([card.id])).toEqual([card]);
      expect(await store.allCards()).toEqual([card]);
    });

    it("keeps a card whose lists are empty and whose texts are", async (store) => {
      const bare = aCard({ tags: [], entities: [], evidence: [], content: "", title: "", importance: 0 });
      await store.putSessions([aSessionNode()]);
      await store.putCards([bare]);
      expect(await store.cards([bare.id])).toEqual([bare]);
    });

    for (const [name, text] of awkwardTexts) {
      it(`keeps ${name} in a card, a link, a session and an entity`, async (store) => {
        const card = aCard({ id: cardId("a"), content: text, title: text, tags: [text] });
        const session = aSessionNode({ summary: text });
        const entity = anEntity({ aliases: [text] });
        const link = aLink({ from: card.id, to: card.id, reason: text });
        await store.putSessions([session]);
        await store.putEntities([entity]);
        await store.putCards([card]);
        await store.putLinks([link]);
        expect(await store.cards([card.id])).toEqual([card]);
        expect(await store.sessions()).toEqual([session]);
        expect(await store.entities()).toEqual([entity]);
        expect(await store.allLinks()).toEqual([link]);
      });
    }

    it("keeps numbers exact when cards with whole and broken ones come together", async (store) => {
      await store.putSessions([aSessionNode()]);
      const cards = [1, 0.1, 0, 0.123456789012345].map((importance, index) =>
        aCard({ id: cardId(`card-${index}`), importance }),
      );
      await store.putCards(cards);
      expect(await store.allCards()).toEqual(cards);
    });

    it("answers in the order asked and leaves unknown ids out", async (store) => {
      await putCardsNamed(store, "a b c");
      expect((await store.cards(ids("c nobody a c"))).map(({ id }) => id)).toEqual(["c", "a", "c"]);
      expect(await store.cards([])).toEqual([]);
    });

    it("replaces a card with its entities and session and keeps its links", async (store) => {
      const [ada, bob] = [anEntity({ label: "Ada" }), anEntity({ label: "Bob" })];
      await store.putEntities([ada, bob]);
      await putCardsNamed(store, "a b");
      await store.putSessions([aSessionNode({ id: sessionId("session-2") })]);
      await store.putCards([aCard({ id: cardId("a"), entities: [ada.id] })]);
      await store.putLinks([linkOf("a CAUSED_BY b 0.5")]);
      await store.cards(ids("a"));
      const moved = aCard({
        id: cardId("a"),
        entities: [bob.id],
        session: sessionId("session-2"),
        title: "new",
      });
      await store.putCards([moved]);
      expect(await store.cards([moved.id])).toEqual([moved]);
      expect(await store.allLinks()).toEqual([linkOf("a CAUSED_BY b 0.5")]);
      expect(await store.faults()).toEqual([]);
    });

    it("lets the last of two cards with one id win", async (store) => {
      await store.putSessions([aSessionNode()]);
      await store.putCards([aCard({ title: "first" }), aCard({ title: "second" })]);
      expect((await store.allCards()).map(({ title }) => title)).toEqual(["second"]);
    });

    it("orders all cards by session, first evidence and id", async (store) => {
      await store.putSessions([aSessionNode(), aSessionNode({ id: sessionId("session-0") })]);
      await store.putCards([
        aCard({ id: cardId("a"), evidence: evidenceAt(10, 0) }),
        aCard({ id: cardId("b"), evidence: evidenceAt(2, 5) }),
        aCard({ id: cardId("d"), evidence: evidenceAt(2, 1) }),
        aCard({ id: cardId("c"), evidence: evidenceAt(2, 1) }),
        aCard({ id: cardId("z"), session: sessionId("session-0"), evidence: evidenceAt(99, 0) }),
      ]);
      expect((await store.allCards()).map(({ id }) => id)).toEqual(["z", "c", "d", "b", "a"]);
      expect((await store.readingOrder()).slice(0, 2)).toEqual([
        { id: "z", session: "session-0" },
        { id: "c", session: "session-1" },
      ]);
      await store.removeCards(ids("z"));
      expect((await store.readingOrder()).map(({ id }) => id)).toEqual(["c", "d", "b", "a"]);
    });

    it("refuses a card of an unknown session or entity and writes none", async (store) => {
      await store.putSessions([aSessionNode()]);
      const good = aCard({ id: cardId("good") });
      const stray = aCard({ session: sessionId("nowhere") });
      await expect(store.putCards([good, stray])).rejects.toMatchObject({ code: "SESSION_NOT_FOUND" });
      const nobody = aCard({ entities: ["entity-nobody" as EntityId] });
      await expect(store.putCards([good, nobody])).rejects.toMatchObject({ code: "ENTITY_NOT_FOUND" });
      expect(await store.allCards()).toEqual([]);
    });
  });

  describe("links", () => {
    it("gives links back as they were put, ordered by key", async (store) => {
      await putCardsNamed(store, "a b c");
      const links = [
        linkOf("b TEMPORAL_NEXT c 1"),
        linkOf("a SUPERSEDES b 0.25"),
        linkOf("a LIVES_WITH b 0.1"),
        linkOf("a CAUSED_BY b 0"),
      ];
      await store.putLinks(links);
      expect(await store.allLinks()).toEqual(links.toReversed());
    });

    it("replaces a link of the same ends and relation only", async (store) => {
      await putCardsNamed(store, "a b");
      const others = [linkOf("a LIVES_WITH b 0.1"), linkOf("b CAUSED_BY a 0.2")];
      await store.putLinks([linkOf("a CAUSED_BY b 0.3"), linkOf("a SUPERSEDES b 0.3"), ...others]);
      const stronger = aLink({ ...linkOf("a CAUSED_BY b 0.9"), evidenceCount: 7, reason: "更多" });
      const custom = { ...linkOf("a SUPERSEDES b 1"), at: new Date(0) };
      await store.putLinks([stronger, custom]);
      expect(await store.allLinks()).toEqual([stronger, ...others.slice(0, 1), custom, ...others.slice(1)]);
      expect(await store.faults()).toEqual([]);
    });

    it("refuses a link to an unknown card and writes none", async (store) => {
      await putCardsNamed(store, "a b");
      const links = [linkOf("a CAUSED_BY b"), linkOf("a CAUSED_BY nobody")];
      await expect(store.putLinks(links)).rejects.toMatchObject({ code: "CARD_NOT_FOUND" });
      expect(await store.allLinks()).toEqual([]);
    });

    it("finds links at cards, whichever end, each once", async (store) => {
      await putCardsNamed(store, "a b c d");
      await store.putLinks([
        linkOf("a CAUSED_BY b"),
        linkOf("c CAUSED_BY a"),
        linkOf("c SIMILAR_TO d"),
        linkOf("a REFERENCES a"),
      ]);
      const keysAt = async (names: string) =>
        (await store.linksAt(ids(names))).map(({ from, relation, to }) => `${from} ${relation} ${to}`);
      expect(await keysAt("a")).toEqual(["a CAUSED_BY b", "a REFERENCES a", "c CAUSED_BY a"]);
      expect(await keysAt("d c nobody")).toEqual(["c CAUSED_BY a", "c SIMILAR_TO d"]);
      expect(await store.linksAt([])).toEqual([]);
    });

    it("removes a card with every link at it", async (store) => {
      await putCardsNamed(store, "a b c");
      await store.putLinks([
        linkOf("a CAUSED_BY b"),
        linkOf("b LIVES_WITH c"),
        linkOf("b CAUSED_BY b"),
        linkOf("a CAUSED_BY c"),
      ]);
      await store.removeCards(ids("b nobody"));
      expect((await store.allCards()).map(({ id }) => id)).toEqual(["a", "c"]);
      expect(await store.allLinks()).toEqual([linkOf("a CAUSED_BY c")]);
      expect(await store.cards(ids("b"))).toEqual([]);
      expect(await store.faults()).toEqual([]);
    });

    it("gives a card that came back no old links", async (store) => {
      await putCardsNamed(store, "a b");
      await store.putLinks([linkOf("a CAUSED_BY b 0.5")]);
      await store.removeCards(ids("a"));
      await putCardsNamed(store, "a");
      expect(await store.linksAt(ids("a b"))).toEqual([]);
      await store.putLinks([linkOf("a CAUSED_BY b 0.7")]);
      expect(await store.linksAt(ids("a"))).toEqual([linkOf("a CAUSED_BY b 0.7")]);
    });
  });

  describe("as a whole", () => {
    it("is empty at first and takes empty lists everywhere", async (store) => {
      await store.putSessions([]);
      await store.putEntities([]);
      await store.putCards([]);
      await store.putLinks([]);
      await store.removeCards([]);
      const answers = [
        store.sessions(),
        store.entities(),
        store.allCards(),
        store.allLinks(),
        store.faults(),
      ];
      expect(await Promise.all(answers)).toEqual([[], [], [], [], []]);
      expect(await store.readingOrder()).toEqual([]);
    });

    it("takes ten writers at the same time", async (store) => {
      await putCardsNamed(store, "hub");
      const names = Array.from({ length: 10 }, (_, index) => `card-${index}`);
      await Promise.all(
        names.map(async (name) => {
          await store.putCards([aCard({ id: cardId(name) }), aCard({ id: cardId("hub") })]);
          await store.putLinks([linkOf(`${name} CAUSED_BY hub`), linkOf("hub REFERENCES hub")]);
        }),
      );
      expect(await store.allCards()).toHaveLength(11);
      expect(await store.allLinks()).toHaveLength(11);
    });
  });
}
