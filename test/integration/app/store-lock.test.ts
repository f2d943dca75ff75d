import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dataDirectory } from "../../../src/app/data-directory.ts";
import { lockHolder, lockStore } from "../../../src/app/store-lock.ts";
import { systemClock } from "../../../src/core/clock.ts";
import { startScript } from "../../support/child-script.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

/** No process has this id: it is above what Linux, macOS and Windows give. */
const deadPid = 2 ** 30;
const mine = { clock: systemClock, pid: process.pid };
const holdLock = new URL("./scripts/hold-lock.ts", import.meta.url);

interface Left {
  /** Text of the owner's name; absent: the lock holds nothing. */
  readonly owner?: string;
  /** Seconds since the last sign of life. */
  readonly silent?: number;
}

async function lockLeftBehind(root: string, { owner, silent = 0 }: Left) {
  const directory = dataDirectory(root);
  await mkdir(directory.lock);
  if (owner === undefined) return directory;
  const file = join(directory.lock, "owner.json");
  await writeFile(file, owner);
  const last = new Date(Date.now() - silent * 1000);
  await utimes(file, last, last);
  return directory;
}

const named = (pid: number, host = hostname()): string => JSON.stringify({ pid, host, token: "earlier" });

describe("the lock of a store", () => {
  it.each<[string, Left]>([
    ["is a dead process", { owner: named(deadPid) }],
    ["has no name", {}],
    ["lost its name in a power cut", { owner: '{"pi', silent: 6 }],
    ["is a machine that has been silent for a minute", { owner: named(1, "elsewhere"), silent: 61 }],
    [
      "has an id that runs, but has been silent for longer than five minutes",
      { owner: named(process.pid), silent: 301 },
    ],
  ])("is taken over at once when its owner %s", async (_what, left) => {
    await using temporary = await temporaryDirectory();
    const directory = await lockLeftBehind(temporary.path, left);
    await using _lock = await lockStore(directory, { ...mine, waitMs: 0 });
    expect(await lockHolder(directory)).toBe(process.pid);
  });

  it.each<[string, Left, number]>([
    ["runs", { owner: named(process.pid), silent: 120 }, process.pid],
    [
      "is another machine that gave a sign of life",
      { owner: named(deadPid, "elsewhere"), silent: 20 },
      deadPid,
    ],
  ])("is left to an owner that %s, and the refusal names it", async (_what, left, pid) => {
    await using temporary = await temporaryDirectory();
    const directory = await lockLeftBehind(temporary.path, left);
    const waiting = lockStore(directory, { ...mine, waitMs: 50 });
    await expect(waiting).rejects.toMatchObject({ code: "STORE_LOCKED", details: { pid } });
  });

  it("serves whoever asks first", async () => {
    await using temporary = await temporaryDirectory();
    const directory = dataDirectory(temporary.path);
    const served: number[] = [];
    const first = await lockStore(directory, mine);
    const others: Promise<void>[] = [];
    for (const number of [1, 2, 3, 4, 5]) {
      others.push(
        lockStore(directory, mine).then((lock) => {
          served.push(number);
          return lock[Symbol.asyncDispose]();
        }),
      );
      await ticketsDrawn(directory.lock, number);
    }
    await first[Symbol.asyncDispose]();
    await Promise.all(others);
    expect(served).toEqual([1, 2, 3, 4, 5]);
  });

  it("goes to the next in the queue when its owner or a waiting process is killed", async () => {
    await using temporary = await temporaryDirectory();
    const directory = dataDirectory(temporary.path);
    const holder = startScript(holdLock, temporary.path);
    for await (const line of holder.lines) if (line === "held") break;
    const waiter = startScript(holdLock, temporary.path);
    await ticketsDrawn(directory.lock, 1);
    const mineInTime = lockStore(directory, mine);
    await ticketsDrawn(directory.lock, 2);
    waiter.kill();
    holder.kill();
    await using _lock = await mineInTime;
    await Promise.all([holder.ended, waiter.ended]);
    expect(await readdir(`${directory.lock}.queue`)).toEqual([]);
  });

  it("leaves nothing of itself", async () => {
    await using temporary = await temporaryDirectory();
    const directory = dataDirectory(temporary.path);
    const lock = await lockStore(directory, mine);
    await lock[Symbol.asyncDispose]();
    expect(await readdir(temporary.path)).toEqual(["alaya.lock.queue"]);
    expect(await lockHolder(directory)).toBe(undefined);
  });
});

async function ticketsDrawn(lock: string, count: number): Promise<void> {
  while ((await readdir(`${lock}.queue`)).length < count)
    await new Promise((resume) => setTimeout(resume, 5));
}
