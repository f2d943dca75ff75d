import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compose } from "../../../src/app/compose.ts";
import { initMemory, openMemory } from "../../../src/app/library.ts";
import { rebuild } from "../../../src/app/rebuild.ts";
import { noProgress } from "../../../src/core/progress.ts";
import { aSession } from "../../support/builders/a-session.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

async function withMemory(use: (dataDir: string) => Promise<void>): Promise<void> {
  await using directory = await temporaryDirectory();
  {
    await using memory = await initMemory({ dataDir: directory.path });
    await memory.ingest([aSession()]);
    await memory.distill();
  }
  await use(directory.path);
}

describe("a memory with a damaged layer", () => {
  it.each([
    ["the graph", "kuzu", "rebuild --from raw"],
    ["the vectors", "lancedb", "rebuild-l1"],
  ])("is refused when %s are gone, with the command that helps", (_what, folder, command) =>
    withMemory(async (dataDir) => {
      await rm(join(dataDir, folder), { recursive: true });
      await expect(openMemory({ dataDir })).rejects.toMatchObject({
        code: "STORE_CORRUPT",
        hint: expect.stringContaining(command),
      });
    }),
  );

  it("is refused when the graph's file holds nothing", () =>
    withMemory(async (dataDir) => {
      for (const name of await readdir(join(dataDir, "kuzu")))
        await writeFile(join(dataDir, "kuzu", name), "");
      await expect(openMemory({ dataDir })).rejects.toMatchObject({ code: "STORE_CORRUPT" });
    }));

  it("does not make an empty index of a graph that is gone", () =>
    withMemory(async (dataDir) => {
      await rm(join(dataDir, "kuzu"), { recursive: true });
      const composition = await compose({ dataDir, set: [] });
      await expect(rebuild(composition, { source: "graph", progress: noProgress })).rejects.toMatchObject({
        code: "STORE_CORRUPT",
        hint: expect.stringContaining("rebuild --from raw"),
      });
    }));

  it("names a damaged session among its other findings when it is verified", () =>
    withMemory(async (dataDir) => {
      const [month = ""] = await readdir(join(dataDir, "raw", "sessions"));
      const [file = ""] = (await readdir(join(dataDir, "raw", "sessions", month))).filter((name) =>
        name.endsWith(".json"),
      );
      await writeFile(join(dataDir, "raw", "sessions", month, file), "{ damaged");
      await using memory = await openMemory({ dataDir });
      expect((await memory.verify()).faults).toEqual([
        { code: "SESSION_FILE_DAMAGED", subject: file.replace(".json", "") },
      ]);
    }));
});
