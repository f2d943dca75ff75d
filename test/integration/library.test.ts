import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { initMemory, openMemory, parseSessionFile, StoreError } from "../../src/index.ts";
import { temporaryDirectory } from "../support/temp-dir.ts";

const english = JSON.stringify({
  id: "bridge",
  timestamp: Date.UTC(2025, 2, 31),
  turns: [
    { role: "user", content: "Why was the bridge at Harrow closed last week?" },
    {
      role: "assistant",
      content:
        "The flood cracked its middle pillar, so the council closed the bridge until Martha repairs it.",
    },
  ],
});
const chinese = JSON.stringify({
  id: "tea-house",
  timestamp: Date.UTC(2025, 3, 1),
  turns: [
    { role: "user", content: "茶馆为什么搬到了河对岸？" },
    { role: "assistant", content: "因为老房子漏雨，陈师傅去年秋天把茶馆搬到了河对岸的旧粮仓。" },
  ],
});

let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
let dataDir: string;

beforeEach(async () => {
  folder = await temporaryDirectory();
  dataDir = join(folder.path, "memory");
});
afterEach(() => folder[Symbol.asyncDispose]());

async function fill(): Promise<void> {
  await using memory = await initMemory({ dataDir });
  await memory.ingest([
    parseSessionFile(english, "bridge.json"),
    parseSessionFile(chinese, "tea-house.json"),
  ]);
  const { sessions } = await memory.distill();
  expect(sessions.map(({ id }) => id)).toEqual(["bridge", "tea-house"]);
}

describe("the library", () => {
  it("finds in either language what was ingested, with the sentence that proves it", async () => {
    await fill();
    await using memory = await openMemory({ dataDir });
    const found = async (text: string) => {
      const { hits } = await memory.recall({ text, limit: 1 });
      return hits.flatMap(({ evidence }) => evidence.map(({ session, quote }) => ({ session, quote })));
    };
    expect(await found("who repairs the cracked bridge pillar")).toContainEqual({
      session: "bridge",
      quote: expect.stringContaining("The flood cracked its middle pillar"),
    });
    expect(await found("陈师傅把茶馆搬到哪里")).toContainEqual({
      session: "tea-house",
      quote: expect.stringContaining("旧粮仓"),
    });
  });

  it("finds its layers in agreement", async () => {
    await fill();
    await using memory = await openMemory({ dataDir });
    const { faults, gaps, checked } = await memory.verify();
    expect({ faults, gaps, sessions: checked.sessions }).toEqual({ faults: [], gaps: [], sessions: 2 });
  });

  it("opens an existing memory unchanged when asked to make one", async () => {
    await fill();
    await using memory = await initMemory({ dataDir });
    expect((await memory.status()).raw.sessions).toBe(2);
  });

  it("refuses a folder without a memory", async () => {
    const opening = openMemory({ dataDir });
    await expect(opening).rejects.toBeInstanceOf(StoreError);
    await expect(opening).rejects.toMatchObject({ code: "STORE_MISSING", path: dataDir });
  });

  it("refuses a factor that nobody knows", async () => {
    await expect(initMemory({ dataDir, factors: { "recall.dept": 2 } })).rejects.toMatchObject({
      code: "USAGE_UNKNOWN_NAME",
    });
  });
});
