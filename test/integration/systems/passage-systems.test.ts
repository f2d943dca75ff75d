import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openLexicalIndex } from "../../../src/adapters/bm25/lexical-index.ts";
import { createHashingEmbedder } from "../../../src/adapters/hashing/embedder.ts";
import { createInMemoryVectorStore } from "../../../src/adapters/in-memory/vector-store.ts";
import { openJiebaSegmenter } from "../../../src/adapters/jieba/segmenter.ts";
import { systemClock } from "../../../src/core/clock.ts";
import { sessionId } from "../../../src/core/ids.ts";
import { resolveLevels } from "../../../src/domain/factors.ts";
import type { Session, SourceRef } from "../../../src/domain/session.ts";
import type { MemorySystem } from "../../../src/ports/memory-system.ts";
import { createBm25System } from "../../../src/systems/bm25.ts";
import { createFusionSystem } from "../../../src/systems/fusion.ts";
import { createOracleSystem } from "../../../src/systems/oracle.ts";
import { createRandomSystem } from "../../../src/systems/random.ts";
import { createVectorOnlySystem } from "../../../src/systems/vector-only.ts";
import { aSession } from "../../support/builders/a-session.ts";
import { memorySystemContract } from "../../support/contracts/memory-system.contract.ts";
import { keptByFolder } from "../../support/fakes/kept-by-folder.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

const lexicalParts = {
  segmenter: openJiebaSegmenter(),
  openLexicalIndex: (directory: string) => openLexicalIndex(join(directory, "lexical.bin")),
};
const vectorParts = {
  embedder: createHashingEmbedder({ dimensions: 1024 }),
  openVectorStore: keptByFolder(createInMemoryVectorStore),
};
const clock = systemClock;
const span = (turn: number, start: number, end: number): SourceRef => ({
  session: "harbour",
  turn,
  start,
  end,
  quote: "",
});

const systems: readonly MemorySystem[] = [
  createBm25System({ ...lexicalParts, clock }),
  createVectorOnlySystem({ ...vectorParts, clock }),
  createFusionSystem({ ...lexicalParts, ...vectorParts, clock }),
  createRandomSystem({ clock }),
  createOracleSystem({ clock, goldOf: () => [span(0, 0, 10)] }),
];

describe.each(systems)("$name", (system) => memorySystemContract({ create: () => system }));

const settings = { levels: resolveLevels("alaya"), seed: 7 };
const lampSession = aSession({
  id: sessionId("harbour"),
  turns: [
    { role: "user", content: "The keeper lights the lamp.", speaker: "Nora" },
    { role: "user", content: "Bread is baked at dawn.", speaker: "Tom" },
    { role: "user", content: "守塔人点亮了灯。" },
  ],
});

async function* only(session: Session): AsyncIterable<Session> {
  yield session;
}

async function idsOf(
  system: MemorySystem,
  query: string,
  { seed = 7, limit = 3 } = {},
): Promise<readonly string[]> {
  await using folder = await temporaryDirectory();
  const store = await system.build(only(lampSession), settings, { into: folder.path });
  await using memory = await system.open(store, { ...settings, seed });
  return (await memory.recall({ text: query, limit })).hits.map((hit) => hit.id);
}

describe("systems over passages", () => {
  it.each(systems.slice(0, 3))(
    "$name finds the turn that a question is about, in both languages",
    async (system) => {
      const first = async (query: string) => (await idsOf(system, query))[0];
      expect(
        await Promise.all(["Who lights the lamp?", "谁点灯？", "When does Tom bake?"].map(first)),
      ).toEqual(["harbour:0", "harbour:2", "harbour:1"]);
    },
  );

  it("draws by chance from seed and query, and nothing else", async () => {
    const random = createRandomSystem({ clock });
    const drawn = await idsOf(random, "lamp");
    expect([...drawn].sort()).toEqual(["harbour:0", "harbour:1", "harbour:2"]);
    expect(await idsOf(random, "lamp")).toEqual(drawn);
    const others = await Promise.all([1, 2, 3, 4, 5].map((seed) => idsOf(random, "lamp", { seed })));
    expect(others.some((other) => other.join() !== drawn.join())).toBe(true);
  });

  it("lets the oracle give the holders of its gold in the order of the gold, and nothing else", async () => {
    const gold = (query: string) => (query === "known" ? [span(2, 0, 4), span(0, 4, 10)] : []);
    const oracle = createOracleSystem({ clock, goldOf: gold });
    expect(await idsOf(oracle, "known")).toEqual(["harbour:2", "harbour:0"]);
    expect(await idsOf(oracle, "unknown")).toEqual([]);
  });

  it("gives a hit everything that its passage tells", async () => {
    await using folder = await temporaryDirectory();
    const oracle = createOracleSystem({ clock, goldOf: () => [span(1, 0, 5)] });
    const store = await oracle.build(only(lampSession), settings, { into: folder.path });
    await using memory = await oracle.open(store, settings);
    const content = "Bread is baked at dawn.";
    expect((await memory.recall({ text: "any", limit: 1 })).hits).toEqual([
      {
        id: "harbour:1",
        title: "Tom",
        content,
        kind: "passage",
        tags: [],
        score: 1,
        hDistance: null,
        depth: 0,
        matchedRelation: null,
        relationSimilarity: null,
        tier: null,
        namespace: null,
        related: [],
        evidence: [{ session: "harbour", turn: 1, start: 0, end: 23, quote: content }],
      },
    ]);
  });

  it("refuses a store whose passages are damaged", async () => {
    await using folder = await temporaryDirectory();
    const random = createRandomSystem({ clock });
    const store = await random.build(only(lampSession), settings, { into: folder.path });
    await appendFile(join(folder.path, "passages.jsonl"), '{"id":');
    await expect(random.open(store, settings)).rejects.toMatchObject({ code: "STORE_CORRUPT" });
  });

  it("notices a changed file in the content hash", async () => {
    await using folder = await temporaryDirectory();
    const random = createRandomSystem({ clock });
    const store = await random.build(only(lampSession), settings, { into: folder.path });
    await using memory = await random.open(store, settings);
    const before = await memory.facets.contentHash?.();
    await appendFile(join(folder.path, "passages.jsonl"), "\n");
    expect(await memory.facets.contentHash?.()).not.toBe(before);
  });
});
