import { beforeEach, describe, expect, it } from "vitest";
import { sessionId } from "../../../src/core/ids.ts";
import { createMemory, type Memory } from "../../../src/memory/memory.ts";
import type { MemoryParts } from "../../../src/memory/parts.ts";
import { aSession, aTurn } from "../../support/builders/a-session.ts";
import { inMemoryParts } from "../../support/in-memory-parts.ts";

let parts: MemoryParts;
let memory: Memory;
/** In the order of their ids. */
let first: string;
let second: string;

beforeEach(async () => {
  parts = inMemoryParts({ "distill.linking": "none" });
  memory = createMemory(parts);
  await memory.ingest([
    aSession({ turns: [aTurn({ content: "The harbour crane was repaired by Tom Hallam on Monday." })] }),
    aSession({
      id: sessionId("session-2"),
      at: new Date("2025-04-02T00:00:00Z"),
      turns: [aTurn({ content: "The storm of March broke the harbour crane." })],
    }),
  ]);
  await memory.distill();
  [first = "", second = ""] = (await parts.stores.graph.allCards()).map(({ id }) => id).sort();
});

const stored = async () =>
  (await parts.stores.graph.allLinks()).map(({ from, relation, to }) => `${from} ${relation} ${to}`);

describe("a link made by hand", () => {
  it("is a weak RELATES_TO when nothing is said, and leaves the layers in agreement", async () => {
    const { link, outcome } = await memory.link(first, second);
    expect(outcome).toBe("created");
    expect(link).toMatchObject({
      relation: "RELATES_TO",
      weight: 0.3,
      reason: "linked by hand",
      evidenceCount: 1,
      at: new Date("2025-04-02T00:00:00Z"),
    });
    expect(await stored()).toEqual([`${first} RELATES_TO ${second}`]);
    expect((await memory.verify()).faults).toEqual([]);
  });

  it("turns CAUSES into CAUSED_BY, and says so", async () => {
    const { link } = await memory.link(first, second, { relation: "causes", reason: " the storm " });
    expect(link).toMatchObject({ from: second, relation: "CAUSED_BY", to: first, weight: 0.5 });
    expect(link.reason).toBe("the storm");
    expect(await stored()).toEqual([`${second} CAUSED_BY ${first}`]);
  });

  it("of a symmetric relation is one link, whichever card comes first", async () => {
    await memory.link(second, first, { relation: "SIMILAR_TO" });
    const again = await memory.link(first, second, { relation: "SIMILAR_TO" });
    expect(again.outcome).toBe("unchanged");
    expect(await stored()).toEqual([`${first} SIMILAR_TO ${second}`]);
  });

  it("that stands already takes a new reason and keeps the rest", async () => {
    const { link } = await memory.link(first, second, { relation: "INSPIRED_BY" });
    const stronger = { ...link, weight: 0.8 };
    await parts.stores.graph.putLinks([stronger]);
    const again = await memory.link(first, second, { relation: "INSPIRED_BY", reason: "the letter says so" });
    expect(again).toEqual({ link: { ...stronger, reason: "the letter says so" }, outcome: "changed" });
  });

  it("outlives a new distillation of its cards, and waits where one of them is gone", async () => {
    await memory.link(first, second, { relation: "INSPIRED_BY" });
    await parts.stores.graph.removeCards(
      (await parts.stores.graph.readingOrder())
        .filter(({ session }) => session === "session-2")
        .map(({ id }) => id),
    );
    expect(await stored()).toEqual([]);
    const again = createMemory({ ...parts, levels: { ...parts.levels, "distill.linking": "in-session" } });
    await again.distill({ session: "session-1" });
    expect(await stored()).toEqual([]);
    await again.distill();
    expect(await stored()).toEqual([`${first} INSPIRED_BY ${second}`]);
    expect((await again.verify()).faults).toEqual([]);
  });

  it("is walked by the next recall", async () => {
    const recalled = async () => (await memory.recall({ text: "Tom Hallam", limit: 1 })).explorable;
    expect(await recalled()).toEqual([]);
    await memory.link(first, second);
    expect(await recalled()).toMatchObject([{ relation: "RELATES_TO", count: 1 }]);
  });

  it.each([
    ["inspired_by", "INSPIRED_BY"],
    ["启发", "启发"],
    ["bağlı_ß", "BAğLı_ß"],
  ])("keeps the letters of %s beyond a to z as they are", async (relation, kept) => {
    await memory.link(first, second, { relation });
    expect(await stored()).toEqual([`${first} ${kept} ${second}`]);
  });

  it.each(["", "has space", "9LIVES", "EXTRACTED_FROM", "custom", "X".repeat(65)])(
    "cannot be called “%s”",
    async (relation) => {
      await expect(memory.link(first, second, { relation })).rejects.toMatchObject({
        code: "USAGE_BAD_RELATION",
      });
      expect(await stored()).toEqual([]);
    },
  );

  it("needs two cards that are there", async () => {
    await expect(memory.link(first, `${second}x`)).rejects.toMatchObject({
      code: "CARD_NOT_FOUND",
      details: { nearest: second },
    });
    await expect(memory.link(first, first)).rejects.toMatchObject({ code: "USAGE_SAME_CARD" });
  });
});
