import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openFileSessionStore } from "../../../src/adapters/filesystem/session-store.ts";
import { cardId, sessionId } from "../../../src/core/ids.ts";
import { aSession } from "../../support/builders/a-session.ts";
import { killAfterLines } from "../../support/child-script.ts";
import { sessionStoreContract } from "../../support/contracts/session-store.contract.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

describe("the session store on files", async () => {
  const directory = await temporaryDirectory();
  afterAll(() => directory[Symbol.asyncDispose]());
  let opened = 0;
  sessionStoreContract({ open: () => openFileSessionStore(join(directory.path, String(opened++))) });
});

describe("the raw layer on disk", () => {
  const context = {
    card: cardId("card-1"),
    session: sessionId("session-1"),
    evidence: [{ session: "session-1", turn: 0, start: 0, end: 2, quote: "雨停" }],
    turns: [{ turn: 0, start: 0, content: "雨停了。" }],
  };

  it("creates nothing before the first write", async () => {
    await using directory = await temporaryDirectory();
    const store = await openFileSessionStore(directory.path);
    await store.ids();
    await store.contextIds();
    expect(await readdir(directory.path)).toEqual([]);
  });

  it("has every file in its place and nothing else", async () => {
    await using directory = await temporaryDirectory();
    const store = await openFileSessionStore(directory.path);
    const { path } = await store.put(aSession(), "# 摘要\n");
    await store.putContexts([context]);
    await store.putDistillation(sessionId("session-1"), "key", []);
    // printf key | sha256sum
    const hash = "2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683";
    const names = await readdir(join(directory.path, "raw"), { recursive: true });
    expect(names.map((name) => name.replaceAll("\\", "/")).toSorted()).toEqual([
      "contexts",
      "contexts/card-1-context.json",
      "distill",
      `distill/session-1.${hash}.json`,
      "sessions",
      "sessions/2025-03",
      "sessions/2025-03/session-1.json",
      "sessions/2025-03/session-1.md",
    ]);
    expect(path).toBe(join(directory.path, "raw", "sessions", "2025-03", "session-1.json"));
    expect(await readFile(path.replace(/json$/, "md"), "utf8")).toBe("# 摘要\n");
  });

  it("writes contexts in the spelling of the designs", async () => {
    await using directory = await temporaryDirectory();
    const store = await openFileSessionStore(directory.path);
    await store.putContexts([context]);
    const file = await readFile(join(directory.path, "raw", "contexts", "card-1-context.json"), "utf8");
    expect(JSON.parse(file)).toEqual({
      schema: "alaya.context/1",
      card_id: "card-1",
      session_id: "session-1",
      evidence: context.evidence,
      turns: context.turns,
    });
  });

  it("is found again when it is opened anew", async () => {
    await using directory = await temporaryDirectory();
    const first = await openFileSessionStore(directory.path);
    await first.put(aSession(), "");
    await first.putContexts([context]);
    await first.putDistillation(sessionId("session-1"), "key", { cards: [] });
    const store = await openFileSessionStore(directory.path);
    expect(await store.ids()).toEqual(["session-1"]);
    expect(await store.get(sessionId("session-1"))).toEqual(aSession());
    expect(await store.context(cardId("card-1"))).toEqual(context);
    expect(await store.distillation(sessionId("session-1"), "key")).toEqual({ cards: [] });
  });

  it("leaves no trace of a session in the month that it left", async () => {
    await using directory = await temporaryDirectory();
    const store = await openFileSessionStore(directory.path);
    await store.put(aSession(), "");
    await store.put(aSession({ at: new Date("2026-01-01T00:00:00.000Z") }), "");
    const sessions = join(directory.path, "raw", "sessions");
    expect(await readdir(join(sessions, "2025-03"))).toEqual([]);
    expect(await readdir(join(sessions, "2026-01"))).toEqual(["session-1.json", "session-1.md"]);
  });

  it("writes over what a killed process left of the same file", async () => {
    await using directory = await temporaryDirectory();
    const contexts = join(directory.path, "raw", "contexts");
    await mkdir(contexts, { recursive: true });
    await writeFile(join(contexts, ".card-1-context.json.tmp"), '{ "schema"');
    const store = await openFileSessionStore(directory.path);
    await Promise.all([store.putContexts([context, context]), store.putContexts([context])]);
    expect(await readdir(contexts)).toEqual(["card-1-context.json"]);
    expect(await store.context(cardId("card-1"))).toEqual(context);
  });

  it("takes thousands of contexts", async () => {
    await using directory = await temporaryDirectory();
    const store = await openFileSessionStore(directory.path);
    const contexts = Array.from({ length: 3000 }, (_, index) => ({
      ...context,
      card: cardId(`card-${index}`),
    }));
    await store.putContexts(contexts);
    expect(await store.contextIds()).toHaveLength(3000);
    expect(await store.context(cardId("card-2999"))).toEqual(contexts[2999]);
  });

  it.each(["", "{", "{}", '{ "schema": "alaya.context/2" }'])(
    "names the file when a context holds %j",
    async (text) => {
      await using directory = await temporaryDirectory();
      const store = await openFileSessionStore(directory.path);
      await store.putContexts([context]);
      const path = join(directory.path, "raw", "contexts", "card-1-context.json");
      await writeFile(path, text);
      await expect(store.context(cardId("card-1"))).rejects.toMatchObject({ code: "STORE_CORRUPT", path });
    },
  );

  it("names the file when a session or a reply is damaged", async () => {
    await using directory = await temporaryDirectory();
    const store = await openFileSessionStore(directory.path);
    const { path } = await store.put(aSession(), "");
    await writeFile(path, (await readFile(path, "utf8")).slice(0, 50));
    const damaged = { code: "STORE_CORRUPT", path };
    await expect(store.get(sessionId("session-1"))).rejects.toMatchObject(damaged);
    const anew = await openFileSessionStore(directory.path);
    await expect(anew.get(sessionId("session-1"))).rejects.toMatchObject(damaged);
    expect(await anew.ids()).toEqual(["session-1"]);
  });

  it("says so when a file stands where its folder should be", async () => {
    await using directory = await temporaryDirectory();
    await writeFile(join(directory.path, "raw"), "");
    const store = await openFileSessionStore(directory.path);
    await expect(store.put(aSession(), "")).rejects.toMatchObject({ code: "STORE_UNWRITABLE" });
  });

  it("takes no notice of files that are not its own", async () => {
    await using directory = await temporaryDirectory();
    const month = join(directory.path, "raw", "sessions", "2025-03");
    await mkdir(month, { recursive: true });
    await writeFile(join(month, ".session-1.json.1.tmp"), "{");
    await writeFile(join(month, "notes.txt"), "");
    const store = await openFileSessionStore(directory.path);
    expect(await store.ids()).toEqual([]);
  });

  it("has no half file when its process is killed while it writes", async () => {
    await using directory = await temporaryDirectory();
    const script = new URL("./scripts/write-forever.ts", import.meta.url);
    const acknowledged = Number((await killAfterLines(5, script, directory.path)).at(-1));
    const store = await openFileSessionStore(directory.path);
    expect((await store.ids()).length).toBeGreaterThanOrEqual(acknowledged);
    const cards = await store.contextIds();
    expect(cards.length).toBeGreaterThanOrEqual(acknowledged * 8);
    const contexts = await Promise.all(cards.map((card) => store.context(card)));
    expect(contexts.map((stored) => stored?.turns.length)).toEqual(cards.map(() => 2000));
  });
});
