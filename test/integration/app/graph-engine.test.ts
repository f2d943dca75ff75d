import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { initMemory, openMemory } from "../../../src/app/library.ts";
import { aSession } from "../../support/builders/a-session.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

const session = aSession({
  turns: [{ role: "user", content: "The crane fell because the chain had rusted through in the winter." }],
});

describe("a memory whose graph is on Ladybug", () => {
  it("remembers, is whole, and is not taken for one on Kuzu", async () => {
    await using directory = await temporaryDirectory();
    const dataDir = join(directory.path, "memory");
    const choose = async (engine: string): Promise<void> =>
      writeFile(join(dataDir, "config.json"), JSON.stringify({ graph: { engine } }));
    await mkdir(dataDir);
    await choose("ladybug");
    {
      await using memory = await initMemory({ dataDir });
      await memory.ingest([session]);
      await memory.distill();
    }
    {
      await using memory = await openMemory({ dataDir });
      const { hits } = await memory.recall({ text: "why did the crane fall", limit: 1 });
      expect(hits[0]?.content).toContain("rusted");
      expect((await memory.verify()).faults).toEqual([]);
    }
    await choose("kuzu");
    await expect(openMemory({ dataDir })).rejects.toMatchObject({
      code: "GRAPH_ENGINE_OTHER",
      details: { held: "ladybug", asked: "kuzu" },
    });
  });
});
