import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Composition, compose } from "../../../src/app/compose.ts";
import { initialise } from "../../../src/app/initialise.ts";
import { openMemory } from "../../../src/app/open-memory.ts";
import { aSession } from "../../support/builders/a-session.ts";
import { hasLadybug } from "../../support/ladybug.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

const session = aSession({
  turns: [{ role: "user", content: "The crane fell because the chain had rusted through in the winter." }],
});

async function composeIn(folder: string, engine: string): Promise<Composition> {
  const config = join(folder, `${engine}.json`);
  await writeFile(config, JSON.stringify({ graph: { engine } }));
  return compose({ dataDir: join(folder, "memory"), config, set: [] });
}

describe("a memory whose graph is on Ladybug", () => {
  it.runIf(hasLadybug)("remembers, is whole, and is not taken for one on Kuzu", async () => {
    await using directory = await temporaryDirectory();
    const onLadybug = await composeIn(directory.path, "ladybug");
    await initialise(onLadybug);
    {
      await using memory = await openMemory(onLadybug);
      await memory.ingest([session]);
      await memory.distill();
    }
    {
      await using memory = await openMemory(onLadybug);
      const { hits } = await memory.recall({ text: "why did the crane fall", limit: 1 });
      expect(hits[0]?.content).toContain("rusted");
      expect((await memory.verify()).faults).toEqual([]);
    }
    await expect(openMemory(await composeIn(directory.path, "kuzu"))).rejects.toMatchObject({
      code: "GRAPH_ENGINE_OTHER",
      details: { held: "ladybug", asked: "kuzu" },
    });
  });

  it.runIf(!hasLadybug)("cannot be made without its library, and says what to install", async () => {
    await using directory = await temporaryDirectory();
    await expect(initialise(await composeIn(directory.path, "ladybug"))).rejects.toMatchObject({
      code: "GRAPH_ENGINE_MISSING",
      hint: expect.stringContaining("npm install @ladybugdb/core"),
    });
  });

  it("is not made of one on Kuzu without being moved", async () => {
    await using directory = await temporaryDirectory();
    await initialise(await composeIn(directory.path, "kuzu"));
    await expect(openMemory(await composeIn(directory.path, "ladybug"))).rejects.toMatchObject({
      code: "GRAPH_ENGINE_OTHER",
      details: { held: "kuzu", asked: "ladybug" },
    });
  });
});
