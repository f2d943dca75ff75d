import { describe, expect } from "vitest";
import { cardId, sessionId } from "../../../src/core/ids.ts";
import type { EvidenceContext, SessionStore } from "../../../src/ports/session-store.ts";
import { linkOf } from "../builders/a-link.ts";
import { aSession, aTurn } from "../builders/a-session.ts";
import { awkwardTexts } from "../builders/awkward-texts.ts";
import { type Contract, itWith } from "./contract.ts";

const aContext = (overrides: Partial<EvidenceContext> = {}): EvidenceContext => ({
  card: cardId("card-1"),
  session: sessionId("session-1"),
  evidence: [{ session: "session-1", turn: 0, start: 0, end: 2, quote: "We" }],
  turns: [{ turn: 0, start: 0, content: "We keep the backups." }],
  ...overrides,
});

export function sessionStoreContract(contract: Contract<SessionStore>): void {
  const it = itWith(contract);

  describe("sessions", () => {
    it("gives a session back as it was put", async (store) => {
      const session = aSession({
        title: "第一章",
        profile: "document",
        turns: [
          aTurn({ role: "narrator", content: "雨。" }),
          aTurn({ speaker: "Ada", at: new Date(1_700_000_000_123), toolCalls: [{ name: "search", n: 1 }] }),
        ],
        metadata: { duration_ms: 12, tags: [] },
      });
      await store.put(session, "# digest");
      expect(await store.get(session.id)).toEqual(session);
    });

    for (const [name, text] of awkwardTexts) {
      it(`keeps ${name} in a turn`, async (store) => {
        const session = aSession({ turns: [aTurn({ content: text })] });
        await store.put(session, text);
        expect(await store.get(session.id)).toEqual(session);
      });
    }

    it("names the month of the event in UTC", async (store) => {
      const put = await store.put(aSession({ at: new Date("2025-03-31T23:59:59.999Z") }), "");
      expect(put.path.replaceAll("\\", "/")).toMatch(/raw\/sessions\/2025-03\/session-1\.json$/);
    });

    it("tells where a session stands, and nothing of one that is not there", async (store) => {
      const { path } = await store.put(aSession(), "");
      expect(await store.pathOf(aSession().id)).toBe(path);
      expect(await store.pathOf(sessionId("session-2"))).toBeUndefined();
    });

    it("replaces a session of the same id, in another month too", async (store) => {
      await store.put(aSession(), "");
      const moved = aSession({ at: new Date("2024-01-02T00:00:00.000Z"), turns: [aTurn(), aTurn()] });
      await store.put(moved, "");
      expect(await store.get(moved.id)).toEqual(moved);
      expect(await store.ids()).toEqual([moved.id]);
    });

    it("lists ids by event time, then id", async (store) => {
      const late = new Date("2025-02-01T00:00:00.000Z");
      await store.put(aSession({ id: sessionId("b"), at: late }), "");
      await store.put(aSession({ id: sessionId("a"), at: late }), "");
      await store.put(aSession({ id: sessionId("z"), at: new Date("1931-05-01T00:00:00.000Z") }), "");
      expect(await store.ids()).toEqual(["z", "a", "b"]);
    });

    it("knows no session that was not put", async (store) => {
      expect(await store.get(sessionId("nobody"))).toBeUndefined();
      expect(await store.ids()).toEqual([]);
    });

    it("refuses an id that is no safe file name", async (store) => {
      await expect(store.put(aSession({ id: sessionId("../x") }), "")).rejects.toMatchObject({
        code: "ID_UNSAFE",
      });
    });
  });

  describe("contexts", () => {
    it("gives a context back as it was put", async (store) => {
      await store.putContexts([aContext()]);
      expect(await store.context(cardId("card-1"))).toEqual(aContext());
    });

    it("keeps a context without evidence and turns", async (store) => {
      const empty = aContext({ evidence: [], turns: [] });
      await store.putContexts([empty]);
      expect(await store.context(empty.card)).toEqual(empty);
    });

    it("lists the cards that have one, in the order of their ids", async (store) => {
      await store.putContexts([aContext({ card: cardId("b") }), aContext({ card: cardId("a") })]);
      expect(await store.contextIds()).toEqual(["a", "b"]);
    });

    it("removes some and leaves the others", async (store) => {
      await store.putContexts([aContext({ card: cardId("a") }), aContext({ card: cardId("b") })]);
      await store.removeContexts([cardId("a"), cardId("never-there")]);
      expect(await store.contextIds()).toEqual(["b"]);
      expect(await store.context(cardId("a"))).toBeUndefined();
    });

    it("takes an empty list of each", async (store) => {
      await store.putContexts([]);
      await store.removeContexts([]);
      expect(await store.contextIds()).toEqual([]);
    });
  });

  describe("links made by hand", () => {
    it("come back as they were put, in the order of their keys, one for each key", async (store) => {
      const [first, second] = [linkOf("a RELATES_TO b 0.3"), linkOf("a CAUSED_BY b")];
      expect(await store.handLinks()).toEqual([]);
      await store.putHandLinks([first]);
      await store.putHandLinks([second, { ...first, reason: "信里“说”的\n" }]);
      expect(await store.handLinks()).toEqual([second, { ...first, reason: "信里“说”的\n" }]);
    });
  });

  describe("distillations", () => {
    it("gives a reply back under its session and key only", async (store) => {
      const reply = { cards: [{ title: "雨" }], links: [] };
      await store.putDistillation(sessionId("s"), "key/1 : 中", reply);
      expect(await store.distillation(sessionId("s"), "key/1 : 中")).toEqual(reply);
      expect(await store.distillation(sessionId("s"), "key/2")).toBeUndefined();
      expect(await store.distillation(sessionId("t"), "key/1 : 中")).toBeUndefined();
    });

    it("replaces a reply", async (store) => {
      await store.putDistillation(sessionId("s"), "key", "first");
      await store.putDistillation(sessionId("s"), "key", "second");
      expect(await store.distillation(sessionId("s"), "key")).toBe("second");
    });
  });
}
