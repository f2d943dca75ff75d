import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compose } from "../../../src/app/compose.ts";
import { initMemory } from "../../../src/app/library.ts";
import { openMemory } from "../../../src/app/open-memory.ts";
import { type RebuildSource, rebuild } from "../../../src/app/rebuild.ts";
import { noProgress } from "../../../src/core/progress.ts";
import { aSession } from "../../support/builders/a-session.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

const session = aSession({
  turns: [
    { role: "user", content: "The crane fell because the chain had rusted through in the winter." },
    { role: "assistant", content: "因为链条锈断了，吊车倒了；以后每个月都要给链条上油。" },
  ],
});

async function contentHashOf(dataDir: string): Promise<string> {
  await using memory = await openMemory(await compose({ dataDir, set: [] }));
  expect((await memory.verify()).faults).toEqual([]);
  return await memory.contentHash();
}

async function buildIn(dataDir: string): Promise<void> {
  await using memory = await initMemory({ dataDir });
  await memory.ingest([session]);
  await memory.distill();
  const [first, second] = (await memory.list({ sort: "at", limit: 2 })).cards;
  await memory.link(first?.id ?? "", second?.id ?? "", { relation: "INSPIRED_BY", reason: "told by hand" });
}

describe("rebuild", () => {
  it.each<[RebuildSource, string, (root: string) => Promise<void>]>([
    [
      "graph",
      "a damaged full-text index",
      (root) => writeFile(join(root, "lexical", "bm25.bin"), "no index"),
    ],
    ["graph", "no vectors", (root) => rm(join(root, "lancedb"), { recursive: true })],
    ["raw", "no graph", (root) => rm(join(root, "kuzu"), { recursive: true })],
    ["raw", "a damaged graph", (root) => writeFile(join(root, "kuzu", "graph.kz"), "no graph")],
  ])("from %s gives the same memory again after %s", async (source, _damage, damage) => {
    await using directory = await temporaryDirectory();
    await buildIn(directory.path);
    const before = await contentHashOf(directory.path);
    await damage(directory.path);
    const composition = await compose({ dataDir: directory.path, set: [] });
    expect(await rebuild(composition, { source, progress: noProgress })).toBeGreaterThan(0);
    expect(await contentHashOf(directory.path)).toBe(before);
  });
});
