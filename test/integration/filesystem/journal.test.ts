import { appendFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openFileJournal } from "../../../src/adapters/filesystem/journal.ts";
import { recallCodec, usageCodec } from "../../../src/adapters/filesystem/journal-records.ts";
import { cardId } from "../../../src/core/ids.ts";
import type { RecallEvent } from "../../../src/domain/recall-event.ts";
import type { UsageEvent } from "../../../src/domain/usage.ts";
import { eventsOf, journalContract } from "../../support/contracts/journal.contract.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

const opened = (card: string): UsageEvent => ({
  kind: "opened",
  at: new Date("2026-03-01T08:00:00Z"),
  cards: [cardId(card)],
});

describe("the journal in files", async () => {
  const directory = await temporaryDirectory();
  afterAll(() => directory[Symbol.asyncDispose]());
  let count = 0;
  journalContract({
    open: async () => openFileJournal(join(directory.path, String(count++)), usageCodec),
  });
});

describe("journal files", () => {
  it("are named by the day and hold a record a line, there before the journal is closed", async () => {
    await using directory = await temporaryDirectory();
    await using journal = openFileJournal(directory.path, usageCodec);
    journal.append(opened("card-1"));
    expect(await readdir(directory.path)).toEqual(["usage-20260301.jsonl"]);
    expect(await readFile(join(directory.path, "usage-20260301.jsonl"), "utf8")).toBe(
      '{"schema":"alaya.usage/1","kind":"opened","at":"2026-03-01T08:00:00.000Z","cards":["card-1"]}\n',
    );
  });

  it("lose only the line that was cut off, and go on after it", async () => {
    await using directory = await temporaryDirectory();
    const path = join(directory.path, "usage-20260301.jsonl");
    {
      await using journal = openFileJournal(directory.path, usageCodec);
      journal.append(opened("card-1"));
    }
    await appendFile(path, '{"schema":"alaya.usage/1","kind":"ope');
    await using journal = openFileJournal(directory.path, usageCodec);
    expect(await eventsOf(journal)).toEqual([opened("card-1")]);
    journal.append(opened("card-2"));
    expect(await eventsOf(journal)).toEqual([opened("card-1"), opened("card-2")]);
  });

  it("are called damaged, with the line, when a record is none", async () => {
    await using directory = await temporaryDirectory();
    await mkdir(directory.path, { recursive: true });
    await writeFile(join(directory.path, "usage-20260301.jsonl"), '\n{"schema":"alaya.usage/2"}\n');
    await using journal = openFileJournal(directory.path, usageCodec);
    await expect(eventsOf(journal)).rejects.toMatchObject({
      code: "STORE_CORRUPT",
      details: { what: "journal", line: 2 },
    });
  });

  it("keep recalls with the names of the Alaya design", async () => {
    await using directory = await temporaryDirectory();
    await using journal = openFileJournal(directory.path, recallCodec);
    const event: RecallEvent = {
      at: new Date("2026-03-01T08:00:00Z"),
      traceId: "trace-1",
      query: "谁修好了桥",
      results: [
        { card: "card-2", score: 0.9 },
        { card: "card-1", score: 0.4 },
      ],
      latencyMs: 4.5,
      tierDistribution: { HOT: 1, WARM: 1, COLD: 0 },
      graphExpanded: true,
    };
    journal.append(event);
    expect(JSON.parse(await readFile(join(directory.path, "recall-20260301.jsonl"), "utf8"))).toEqual({
      schema: "alaya.recall/1",
      timestamp: "2026-03-01T08:00:00.000Z",
      trace_id: "trace-1",
      query: "谁修好了桥",
      results: ["card-2", "card-1"],
      scores: [0.9, 0.4],
      latency: 4.5,
      tier_distribution: { hot: 1, warm: 1, cold: 0 },
      graph_expanded: true,
    });
    expect(await eventsOf(journal)).toEqual([event]);
  });

  it("say when the disk refuses", async () => {
    await using directory = await temporaryDirectory();
    await writeFile(join(directory.path, "journal"), "a file");
    await using journal = openFileJournal(join(directory.path, "journal"), usageCodec);
    expect(() => journal.append(opened("card-1"))).toThrow(
      expect.objectContaining({ code: "STORE_UNWRITABLE" }),
    );
  });
});
