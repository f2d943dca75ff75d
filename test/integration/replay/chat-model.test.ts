import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { replayingChatModel } from "../../../src/adapters/replay/chat-model.ts";
import { fixedClock } from "../../../src/core/clock.ts";
import { scriptedChatModel } from "../../support/fakes/scripted-chat-model.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

const clock = fixedClock(new Date("2026-03-31T06:29:00Z"));
const ask = (content: string) => [{ role: "user" as const, content }];

let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
let recordings: string;
beforeEach(async () => {
  folder = await temporaryDirectory();
  recordings = join(folder.path, "made/questions.jsonl");
});
afterEach(() => folder[Symbol.asyncDispose]());

async function record(...replies: readonly string[]) {
  const { model, asked } = scriptedChatModel(...replies);
  return { model: await replayingChatModel({ recordings, mode: "record", model, clock }), asked };
}

describe("replayingChatModel", () => {
  it("replays what it recorded, under the model's name", async () => {
    const { model } = await record("first", "second");
    await model.complete(ask("one"), { seed: 7 });
    await model.complete(ask("two"));
    const replay = await replayingChatModel({ recordings, mode: "replay" });
    expect(replay.id).toBe("scripted");
    expect((await replay.complete(ask("two"))).text).toBe("second");
    expect((await replay.complete(ask("one"), { seed: 7 })).text).toBe("first");
  });

  it("says of each record when a model said it", async () => {
    const { model } = await record("first");
    await model.complete(ask("one"));
    expect(JSON.parse(await readFile(recordings, "utf8"))).toMatchObject({
      schema: "alaya.recording/1",
      reply: "first",
      made: { by: "model", at: "2026-03-31T06:29:00.000Z" },
    });
  });

  it("asks the model only for what an earlier run did not record", async () => {
    await (await record("first")).model.complete(ask("one"));
    const { model, asked } = await record("second");
    expect((await model.complete(ask("one"))).text).toBe("first");
    expect((await model.complete(ask("two"))).text).toBe("second");
    expect(asked).toEqual([ask("two")]);
  });

  it("asks once for two equal requests at the same time", async () => {
    const { model, asked } = await record("first");
    const [a, b] = await Promise.all([model.complete(ask("one")), model.complete(ask("one"))]);
    expect([a.text, b.text, asked.length]).toEqual(["first", "first", 1]);
  });

  it("names the request that was not recorded and says how to record it", async () => {
    await (await record("first")).model.complete(ask("one"));
    const replay = await replayingChatModel({ recordings, mode: "replay" });
    await expect(replay.complete(ask("three\nand more"))).rejects.toMatchObject({
      code: "PROVIDER_REPLAY_MISS",
      message: expect.stringMatching(/"three" \(key [0-9a-f]{64}\)/),
      hint: expect.stringContaining("--record"),
      path: recordings,
    });
  });

  it("misses when only the seed differs", async () => {
    await (await record("first")).model.complete(ask("one"), { seed: 1 });
    const replay = await replayingChatModel({ recordings, mode: "replay" });
    await expect(replay.complete(ask("one"), { seed: 2 })).rejects.toMatchObject({
      code: "PROVIDER_REPLAY_MISS",
    });
  });

  it("refuses to replay from a file that is not there", async () => {
    await expect(replayingChatModel({ recordings, mode: "replay" })).rejects.toMatchObject({
      code: "FILE_MISSING",
      path: recordings,
    });
  });

  it("refuses a file without a recording", async () => {
    const empty = join(folder.path, "empty.jsonl");
    await writeFile(empty, "\n");
    await expect(replayingChatModel({ recordings: empty, mode: "replay" })).rejects.toMatchObject({
      code: "RECORDING_INVALID",
    });
  });
});
