import { existsSync } from "node:fs";
import { cp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openConnection } from "../../../src/adapters/kuzu/connection.ts";
import { compose } from "../../../src/app/compose.ts";
import { initMemory, openMemory } from "../../../src/app/library.ts";
import { type Repaired, repairStore } from "../../../src/app/repair.ts";
import { sessionId } from "../../../src/core/ids.ts";
import { noProgress } from "../../../src/core/progress.ts";
import { aSession } from "../../support/builders/a-session.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

const sessions = [
  aSession({
    id: sessionId("crane"),
    turns: [
      { role: "user", content: "The crane fell because the chain had rusted through in the winter." },
      { role: "assistant", content: "因为链条锈断了，吊车倒了；以后每个月都要给链条上油。" },
    ],
  }),
  aSession({
    id: sessionId("harbour"),
    turns: [
      { role: "user", content: "Ada Brook decided that the harbour chain is oiled every month from now on." },
    ],
  }),
];

async function withMemory(use: (dataDir: string) => Promise<void>): Promise<void> {
  await using directory = await temporaryDirectory();
  {
    await using memory = await initMemory({ dataDir: directory.path });
    await memory.ingest(sessions);
    await memory.distill();
    const [first, second] = (await memory.list({ sort: "at", limit: 2 })).cards;
    await memory.link(first?.id ?? "", second?.id ?? "", { relation: "INSPIRED_BY", reason: "told by hand" });
  }
  await use(directory.path);
}

async function contentHashOf(dataDir: string): Promise<string> {
  await using memory = await openMemory({ dataDir });
  return await memory.contentHash();
}

const repairIn = async (dataDir: string): Promise<Repaired> =>
  repairStore(await compose({ dataDir, set: [] }), { progress: noProgress });

async function runIn(dataDir: string, statement: string): Promise<void> {
  await using connection = await openConnection(join(dataDir, "kuzu", "graph.kz"), "kuzu");
  await connection.run(statement);
}

const removeIn =
  (...path: readonly string[]) =>
  (dataDir: string) =>
    rm(join(dataDir, ...path), { recursive: true });
const writeIn =
  (...path: readonly string[]) =>
  (dataDir: string) =>
    writeFile(join(dataDir, ...path), "damaged");
const onGraph = (statement: string) => (dataDir: string) => runIn(dataDir, statement);

async function firstIn(folder: string): Promise<string> {
  const [name = ""] = (await readdir(folder)).sort();
  return join(folder, name);
}

describe("repairStore", () => {
  it.each<[string, (dataDir: string) => Promise<void>]>([
    ["nothing was wrong", async () => {}],
    ["the graph is gone", removeIn("kuzu")],
    ["the graph's file is damaged", writeIn("kuzu", "graph.kz")],
    ["the adjacency beside the graph is damaged", writeIn("kuzu", "adjacency.bin")],
    ["the vectors are gone", removeIn("lancedb")],
    ["the binding of the vectors is damaged", writeIn("lancedb", "embedder.json")],
    ["the full-text index is damaged", writeIn("lexical", "bm25.bin")],
    ["the full-text index is gone", removeIn("lexical", "bm25.bin")],
    [
      "graph and index are gone",
      async (dataDir) => {
        for (const layer of ["kuzu", "lancedb", "lexical"]) await removeIn(layer)(dataDir);
      },
    ],
    ["a session node is gone", onGraph("MATCH (node:Session {id: 'crane'}) DETACH DELETE node")],
    [
      "a session node speaks of other content",
      onGraph("MATCH (node:Session {id: 'crane'}) SET node.content_hash = 'x'"),
    ],
    ["cards are gone from the graph", onGraph("MATCH (card:Card {session: 'crane'}) DETACH DELETE card")],
    ["the edge tables lost a link", onGraph("MATCH (:Card)-[edge:CUSTOM]->(:Card) DELETE edge")],
    [
      "the edge tables lost an edge to a session",
      onGraph("MATCH (:Card)-[edge:EXTRACTED_FROM]->(:Session) DELETE edge"),
    ],
    ["the edge tables lost the mentions", onGraph("MATCH (:Card)-[edge:MENTIONS]->(:Entity) DELETE edge")],
    ["an evidence file is gone", async (dataDir) => rm(await firstIn(join(dataDir, "raw", "contexts")))],
    [
      "an evidence file is damaged",
      async (dataDir) => writeFile(await firstIn(join(dataDir, "raw", "contexts")), "{"),
    ],
    [
      "an evidence file belongs to no card",
      async (dataDir) => {
        const contexts = join(dataDir, "raw", "contexts");
        await cp(await firstIn(contexts), join(contexts, "card-0-context.json"));
      },
    ],
    [
      "a kept reply is damaged",
      async (dataDir) => writeFile(await firstIn(join(dataDir, "raw", "distill")), "{"),
    ],
    ["a draft of a raw file was left", writeIn("raw", "contexts", ".card-1-context.json.tmp")],
    [
      "a rebuild was killed between its two renamings",
      async (dataDir) => {
        await rename(join(dataDir, "kuzu"), join(dataDir, "kuzu.retired"));
        await cp(join(dataDir, "lancedb"), join(dataDir, "lancedb.rebuilt"), { recursive: true });
      },
    ],
  ])("gives the same memory again when %s", (_damage, damage) =>
    withMemory(async (dataDir) => {
      const before = await contentHashOf(dataDir);
      await damage(dataDir);
      const { verification } = await repairIn(dataDir);
      expect(verification.faults).toEqual([]);
      {
        await using memory = await openMemory({ dataDir });
        await memory.distill();
        expect((await memory.verify()).faults).toEqual([]);
      }
      expect(await contentHashOf(dataDir)).toBe(before);
    }),
  );

  it("finds nothing to do a second time", () =>
    withMemory(async (dataDir) => {
      await removeIn("lexical", "bm25.bin")(dataDir);
      await repairIn(dataDir);
      expect(await repairIn(dataDir)).toMatchObject({ found: [], rebuiltFrom: [], setAside: [] });
    }));

  it("sets evidence aside that belongs to nothing, and deletes it not", () =>
    withMemory(async (dataDir) => {
      const contexts = join(dataDir, "raw", "contexts");
      await cp(await firstIn(contexts), join(contexts, "card-0-context.json"));
      const { setAside } = await repairIn(dataDir);
      expect(setAside.map((path) => path.slice(-"raw/contexts/card-0-context.json".length))).toEqual([
        join("raw", "contexts", "card-0-context.json"),
      ]);
      expect(setAside.every((path) => existsSync(path))).toBe(true);
    }));

  it("names a raw session that is gone, and keeps its cards", () =>
    withMemory(async (dataDir) => {
      const before = await contentHashOf(dataDir);
      const month = await firstIn(join(dataDir, "raw", "sessions"));
      await rm(join(month, "crane.json"));
      await removeIn("lexical", "bm25.bin")(dataDir);
      const { verification } = await repairIn(dataDir);
      expect(verification.faults).toEqual([{ code: "SESSION_FILE_MISSING", subject: "crane" }]);
      expect(await contentHashOf(dataDir)).toBe(before);
    }));

  it("makes what it can of a store without a graph whose raw session is damaged", () =>
    withMemory(async (dataDir) => {
      const month = await firstIn(join(dataDir, "raw", "sessions"));
      await writeFile(join(month, "crane.json"), "{");
      await removeIn("kuzu")(dataDir);
      const { verification } = await repairIn(dataDir);
      expect(verification.faults).toEqual([{ code: "SESSION_FILE_DAMAGED", subject: "crane" }]);
      expect(verification.checked.cards).toBeGreaterThan(0);
    }));
});
