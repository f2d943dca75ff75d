import { mkdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Clock } from "../core/clock.ts";
import { StoreError } from "../core/errors.ts";
import type { DataDirectory } from "./data-directory.ts";
import { drawTicket, signLife, silenceAt } from "./lock-queue.ts";
import { identityOfProcess, isGone, processIdentitySchema, signOfLifeMs } from "./process-identity.ts";

const defaultWaitMs = 120_000;
/** Whoever waits first looks often; the others the less often the more stand before them. */
const firstLooksMs = 15;
const othersLookMs = { perPlace: 40, most: 400 };
/** Breaking an abandoned lock takes a few file operations. */
const breakingMs = 5_000;

const ownerSchema = processIdentitySchema.extend({ token: z.string() });
type Owner = z.infer<typeof ownerSchema>;
/** What stands in a lock after a power cut may be no name at all. */
const nameless = { token: "nameless" } as const;
type Held = Owner | typeof nameless;

const pidOf = (held: Held | undefined): number | undefined =>
  held !== undefined && "pid" in held ? held.pid : undefined;

export interface LockRequest {
  readonly clock: Clock;
  readonly pid: number;
  readonly waitMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Makes this process the owner of a data directory. Whoever asks first is served first; the lock of a process that is
 * gone is taken over at once. Throws `STORE_LOCKED` with the owner's pid after `waitMs`, `STORE_DISK_FULL`.
 */
export async function lockStore(
  directory: DataDirectory,
  { clock, pid, waitMs = defaultWaitMs, signal }: LockRequest,
): Promise<AsyncDisposable> {
  const deadline = clock.monotonicMs() + waitMs;
  const identity = identityOfProcess(pid);
  await using ticket = await orDiskFull(directory, () => drawTicket(`${directory.lock}.queue`, identity));
  for (;;) {
    signal?.throwIfAborted();
    const ahead = await ticket.ahead();
    const lock = ahead === 0 ? await orDiskFull(directory, () => tryLock(directory, pid)) : undefined;
    if (lock !== undefined) return lock;
    if (clock.monotonicMs() > deadline) throw locked(directory, pidOf(await readHeld(directory)));
    await sleep(ahead === 0 ? firstLooksMs : Math.min(othersLookMs.most, othersLookMs.perPlace * ahead));
  }
}

/** The process that owns a data directory now; undefined when nobody does. */
export async function lockHolder(directory: DataDirectory): Promise<number | undefined> {
  const held = await readHeld(directory);
  return held === undefined || (await isAbandoned(directory, held)) ? undefined : pidOf(held);
}

const ownerFile = (lock: string): string => join(lock, "owner.json");

/** A folder that names its owner moves to the place of the lock: of several that try, one succeeds. */
async function tryLock(directory: DataDirectory, pid: number): Promise<AsyncDisposable | undefined> {
  const held = await readHeld(directory);
  if (held !== undefined && !(await isAbandoned(directory, held))) return undefined;
  const owner: Owner = { ...identityOfProcess(pid), token: `${pid}-${performance.now()}` };
  if (held !== undefined) await breakLock(directory, held);
  const draft = `${directory.lock}.of-${owner.token}`;
  try {
    await mkdir(draft);
    await writeFile(ownerFile(draft), `${JSON.stringify(owner)}\n`);
    if (!(await moveTo(draft, directory.lock))) return undefined;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return heldLock(directory, owner);
}

function heldLock(directory: DataDirectory, { token }: Owner): AsyncDisposable {
  const timer = setInterval(() => void signLife(ownerFile(directory.lock)), signOfLifeMs);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      if ((await readHeld(directory))?.token === token) await bury(directory.lock, token);
    },
  };
}

/** False when something stands there already. */
async function moveTo(draft: string, place: string): Promise<boolean> {
  try {
    await rename(draft, place);
    return true;
  } catch (error) {
    if (occupied.has(codeOf(error))) return false;
    throw error;
  }
}

const occupied: ReadonlySet<string> = new Set([
  "ENOTEMPTY",
  "EEXIST",
  ...(process.platform === "win32" ? ["EPERM", "EACCES"] : []),
]);

/** The lock is gone as soon as it has another name; what is left of it may take its time. */
async function bury(lock: string, token: string): Promise<void> {
  const grave = `${lock}.was-${token}`;
  try {
    await rename(lock, grave);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  await rm(grave, { recursive: true, force: true });
}

async function isAbandoned(directory: DataDirectory, held: Held): Promise<boolean> {
  const silentMs = await silenceAt(ownerFile(directory.lock));
  if (silentMs === undefined) return false;
  return "pid" in held ? isGone(held, silentMs) : silentMs > breakingMs;
}

/** One process at a time takes an abandoned lock away, so that none takes away the lock of whoever came next. */
async function breakLock(directory: DataDirectory, { token }: Held): Promise<void> {
  const breaking = `${directory.lock}.breaking`;
  try {
    await mkdir(breaking);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    if (((await silenceAt(breaking)) ?? 0) > breakingMs) await rmdir(breaking).catch(() => undefined);
    return;
  }
  try {
    const held = await readHeld(directory);
    if (held?.token === token && (await isAbandoned(directory, held))) await bury(directory.lock, token);
  } finally {
    await rm(breaking, { recursive: true, force: true });
  }
}

async function readHeld({ lock }: DataDirectory): Promise<Held | undefined> {
  try {
    return ownerSchema.parse(JSON.parse(await readFile(ownerFile(lock), "utf8")));
  } catch (error) {
    return absent.has(codeOf(error)) ? undefined : nameless;
  }
}

const absent: ReadonlySet<string> = new Set(["ENOENT", "ENOTDIR"]);

async function orDiskFull<Result>(directory: DataDirectory, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (codeOf(cause) !== "ENOSPC") throw cause;
    throw new StoreError({
      code: "STORE_DISK_FULL",
      message: "the disk is full",
      hint: "free some space and try again",
      path: directory.root,
      details: { what: "lock" },
      cause,
    });
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

function locked(directory: DataDirectory, owner: number | undefined): StoreError {
  return new StoreError({
    code: "STORE_LOCKED",
    message: `another process is using this memory${owner === undefined ? "" : ` (pid ${owner})`}`,
    hint: "wait for it to end, or end it",
    path: directory.root,
    details: { what: owner === undefined ? "memory" : "memory-of-pid", pid: owner ?? 0 },
  });
}
