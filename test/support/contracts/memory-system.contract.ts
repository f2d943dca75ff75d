import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sessionId } from "../../../src/core/ids.ts";
import { resolveLevels } from "../../../src/domain/factors.ts";
import type { Session } from "../../../src/domain/session.ts";
import type { MemorySystem, SystemSettings } from "../../../src/ports/memory-system.ts";
import { aSession } from "../builders/a-session.ts";
import { temporaryDirectory } from "../temp-dir.ts";

const sessions: readonly Session[] = [
  aSession({
    id: sessionId("harbour"),
    turns: [
      { role: "user", content: "The keeper lights the lamp before the storm.", speaker: "Nora" },
      { role: "assistant", content: "  " },
      { role: "user", content: "Bread is baked at dawn, and the keeper buys two loaves.", speaker: "Tom" },
    ],
  }),
  aSession({
    id: sessionId("chapter-2"),
    profile: "document",
    title: "灯塔",
    turns: [
      { role: "narrator", content: "守塔人在暴风雨之前点亮了灯。" },
      { role: "narrator", content: "渔船都看见了那盏灯，平安回到港口。" },
    ],
  }),
];

const queries = ["Who lights the lamp?", "谁点亮了灯？", "When is bread baked?"];
const settings: SystemSettings = { levels: resolveLevels("alaya"), seed: 7 };

interface SystemCase {
  /** The system with whatever it keeps outside the store's folder, such as an in-memory twin, kept by folder. */
  readonly create: () => MemorySystem;
}

async function* each(items: readonly Session[]): AsyncIterable<Session> {
  yield* items;
}

export function memorySystemContract({ create }: SystemCase): void {
  const built = async (system: MemorySystem, folder: string, from = sessions) =>
    system.build(each(from), settings, { into: folder });

  describe("a memory system", () => {
    it("quotes the sessions as they are and stays within the limit", async () => {
      await using folder = await temporaryDirectory();
      const system = create();
      await using memory = await system.open(await built(system, folder.path), settings);
      for (const text of queries) {
        const { hits } = await memory.recall({ text, limit: 2 });
        expect(hits.length).toBeGreaterThan(0);
        expect(hits.length).toBeLessThanOrEqual(2);
        for (const { session, turn, start, end, quote } of hits.flatMap((hit) => hit.evidence)) {
          const source = sessions.find((candidate) => candidate.id === session)?.turns[turn]?.content;
          expect(source?.slice(start, end)).toBe(quote);
        }
      }
    });

    it("orders its hits by score and gives each once", async () => {
      await using folder = await temporaryDirectory();
      const system = create();
      await using memory = await system.open(await built(system, folder.path), settings);
      const { hits } = await memory.recall({ text: queries[0] ?? "", limit: 10 });
      const scores = hits.map((hit) => hit.score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(new Set(hits.map((hit) => hit.id)).size).toBe(hits.length);
    });

    it("answers alike from one store opened twice and from two stores built alike", async () => {
      await using folder = await temporaryDirectory();
      const system = create();
      const store = await built(system, join(folder.path, "a"));
      const twin = await built(system, join(folder.path, "b"));
      const answers = async (from: typeof store) => {
        await using memory = await system.open(from, settings);
        return Promise.all(queries.map(async (text) => (await memory.recall({ text, limit: 5 })).hits));
      };
      const first = await answers(store);
      expect([await answers(store), await answers(twin)]).toEqual([first, first]);
      expect(twin.fingerprint).toBe(store.fingerprint);
    });

    it("has another fingerprint for other sessions", async () => {
      await using folder = await temporaryDirectory();
      const system = create();
      const all = await built(system, join(folder.path, "a"));
      const fewer = await built(system, join(folder.path, "b"), sessions.slice(1));
      expect(fewer.fingerprint).not.toBe(all.fingerprint);
    });

    it("finds nothing in an empty store, nor for a limit of none", async () => {
      await using folder = await temporaryDirectory();
      const system = create();
      await using empty = await system.open(await built(system, join(folder.path, "a"), []), settings);
      await using memory = await system.open(await built(system, join(folder.path, "b")), settings);
      expect((await empty.recall({ text: queries[0] ?? "", limit: 5 })).hits).toEqual([]);
      expect((await memory.recall({ text: queries[0] ?? "", limit: 0 })).hits).toEqual([]);
    });

    it("is not changed by recall", async () => {
      await using folder = await temporaryDirectory();
      const system = create();
      await using memory = await system.open(await built(system, folder.path), settings);
      const before = await memory.facets.contentHash?.();
      for (const text of queries) await memory.recall({ text, limit: 5 });
      expect(await memory.facets.contentHash?.()).toBe(before);
    });

    it("says where a span of the sessions ended up", async () => {
      await using folder = await temporaryDirectory();
      const system = create();
      await using memory = await system.open(await built(system, folder.path), settings);
      const inspect = memory.facets.inspect ?? (() => expect.unreachable("no facet"));
      const span = { session: "harbour", turn: 0, start: 4, end: 10, quote: "keeper" };
      const found = await inspect(span);
      expect(found.stage).toBe("indexed");
      expect(found.cards.length).toBeGreaterThan(0);
      expect(await inspect({ ...span, session: "nowhere" })).toEqual({ stage: "not-ingested", cards: [] });
    });

    it("gives up when it is cancelled", async () => {
      await using folder = await temporaryDirectory();
      const system = create();
      const signal = AbortSignal.abort();
      await expect(system.build(each(sessions), settings, { into: folder.path, signal })).rejects.toThrow();
    });
  });
}
