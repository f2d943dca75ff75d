import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import lockfile from "proper-lockfile";
import { z } from "zod";
import type { Clock } from "../core/clock.ts";
import { StoreError } from "../core/errors.ts";
import type { DataDirectory } from "./data-directory.ts";

const defaultWaitMs = 120_000;
const retryMs = 100;
/** Between taking the lock and naming its owner a process may be kept waiting, but hardly as long. */
const settleMs = 2_000;
/** Long, because long computations keep the heartbeat from being written; a dead owner is found by its pid. */
const staleMs = 300_000;

const ownerSchema = z.object({ pid: z.int() });

/**
 * Makes this process the owner of a data directory, waiting for another one up to `waitMs`. A lock that for two
 * seconds no running process owns is taken over. Throws `STORE_LOCKED` with the owner's pid.
 */
export async function lockStore(
  directory: DataDirectory,
  {
    clock,
    pid,
    waitMs = defaultWaitMs,
  }: { readonly clock: Clock; readonly pid: number; readonly waitMs?: number },
): Promise<AsyncDisposable> {
  const ownerFile = `${directory.lock}.owner.json`;
  const deadline = clock.monotonicMs() + waitMs;
  const isAbandoned = abandonmentWatch(directory, clock);
  for (;;) {
    const release = await tryLock(directory);
    if (release !== undefined) {
      await signOwnership(ownerFile, { pid, path: directory.root, release });
      return {
        async [Symbol.asyncDispose]() {
          await rm(ownerFile, { force: true });
          await release();
        },
      };
    }
    const owner = await readOwner(ownerFile);
    if (await isAbandoned(owner)) await breakLock(directory, pid);
    else if (clock.monotonicMs() > deadline) throw locked(directory, owner);
    else await sleep(retryMs);
  }
}

/** Gives the lock back when there is no room to say whose it is. */
async function signOwnership(
  ownerFile: string,
  {
    pid,
    path,
    release,
  }: { readonly pid: number; readonly path: string; readonly release: () => Promise<void> },
): Promise<void> {
  try {
    await writeFile(ownerFile, `${JSON.stringify({ pid })}\n`);
  } catch (cause) {
    await rm(ownerFile, { force: true });
    await release();
    if (!(cause instanceof Error && "code" in cause && cause.code === "ENOSPC")) throw cause;
    throw new StoreError({
      code: "STORE_DISK_FULL",
      message: "the disk is full",
      hint: "free some space and try again",
      path,
      details: { what: "lock" },
      cause,
    });
  }
}

async function tryLock(directory: DataDirectory): Promise<(() => Promise<void>) | undefined> {
  try {
    return await lockfile.lock(directory.root, {
      lockfilePath: directory.lock,
      stale: staleMs,
      update: staleMs / 4,
      onCompromised: () => {},
    });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ELOCKED") return undefined;
    throw error;
  }
}

/**
 * Whether one and the same lock has had no running owner for a while. A single look would not do: the name of a dead
 * owner stands beside a new lock until its own owner has written there.
 */
function abandonmentWatch(directory: DataDirectory, clock: Clock) {
  let seen: { readonly lock: number; readonly sinceMs: number } | undefined;
  return async (owner: number | undefined): Promise<boolean> => {
    const lock = owner !== undefined && isRunning(owner) ? undefined : await identityOf(directory.lock);
    if (lock === undefined) seen = undefined;
    else if (seen?.lock !== lock) seen = { lock, sinceMs: clock.monotonicMs() };
    return seen !== undefined && clock.monotonicMs() - seen.sinceMs >= settleMs;
  };
}

async function identityOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).ino;
  } catch {
    return undefined;
  }
}

async function readOwner(ownerFile: string): Promise<number | undefined> {
  try {
    return ownerSchema.parse(JSON.parse(await readFile(ownerFile, "utf8"))).pid;
  } catch {
    return undefined;
  }
}

/** Does a process of this id run, whoever owns it? */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Renaming is atomic: of several processes that find an abandoned lock, one takes it away. */
async function breakLock(directory: DataDirectory, pid: number): Promise<void> {
  const grave = `${directory.lock}.taken-by-${pid}`;
  try {
    await rename(directory.lock, grave);
  } catch {
    return;
  }
  await rm(grave, { recursive: true, force: true });
}

function locked(directory: DataDirectory, owner: number | undefined): StoreError {
  return new StoreError({
    code: "STORE_LOCKED",
    message: `another process is using this memory${owner === undefined ? "" : ` (pid ${owner})`}`,
    hint: "wait for it to end, or end it",
    path: directory.root,
    details: { what: owner === undefined ? "memory" : "memory-of-pid", pid: owner ?? 0 },
  });
}
