import { mkdir, stat, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { dataDirectory } from "../../../src/app/data-directory.ts";
import { lockStore } from "../../../src/app/store-lock.ts";
import { systemClock } from "../../../src/core/clock.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

/** No process has this id: it is above what Linux, macOS and Windows give. */
const deadPid = 2 ** 30;
const mine = { clock: systemClock, pid: process.pid };

async function abandoned(root: string, owner: string | undefined) {
  const directory = dataDirectory(root);
  await mkdir(directory.lock);
  if (owner !== undefined) await writeFile(`${directory.lock}.owner.json`, owner);
  return directory;
}

describe("the lock of a store", () => {
  it.each([
    ["is a dead process", JSON.stringify({ pid: deadPid })],
    ["was killed before it wrote its name", undefined],
    ["was killed while it wrote its name", '{"pi'],
  ])("is taken over when its owner %s", async (_what, owner) => {
    await using temporary = await temporaryDirectory();
    const directory = await abandoned(temporary.path, owner);
    await using _lock = await lockStore(directory, mine);
    expect((await stat(directory.lock)).isDirectory()).toBe(true);
  });

  it("is left to a new owner beside whose lock the name of a dead one still stands", async () => {
    await using temporary = await temporaryDirectory();
    const directory = await abandoned(temporary.path, JSON.stringify({ pid: deadPid }));
    const waiting = lockStore(directory, { ...mine, waitMs: 3_000 });
    await new Promise((resume) => setTimeout(resume, 300));
    await writeFile(`${directory.lock}.owner.json`, JSON.stringify({ pid: process.pid }));
    await expect(waiting).rejects.toMatchObject({ code: "STORE_LOCKED", details: { pid: process.pid } });
  });
});
