import { mkdir, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { systemClock } from "../core/clock.ts";
import { compareText } from "../core/order.ts";
import { isGone, type ProcessIdentity, signOfLifeMs } from "./process-identity.ts";

/** A place in the queue for a lock; given back when it is disposed of. */
export interface Ticket extends AsyncDisposable {
  /** How many living processes wait before this one; those that died are taken out. */
  ahead(): Promise<number>;
}

interface Place {
  readonly name: string;
  readonly owner: ProcessIdentity;
}

const numberWidth = 12;
let drawn = 0;

/**
 * Draws a ticket behind all that wait already, as an empty file in `folder` whose name says whose it is. Two that draw
 * at the same moment may hold the same number; then the name decides.
 */
export async function drawTicket(folder: string, owner: ProcessIdentity): Promise<Ticket> {
  await mkdir(folder, { recursive: true });
  const last = Math.max(0, ...(await placesIn(folder)).map(({ name }) => Number(name.slice(0, numberWidth))));
  drawn += 1;
  const number = String(last + 1).padStart(numberWidth, "0");
  const name = [number, owner.pid, drawn, encodeURIComponent(owner.host)].join("_");
  const path = join(folder, name);
  await writeFile(path, "", { flag: "wx" });
  let signedMs = systemClock.monotonicMs();
  return {
    async ahead() {
      if (systemClock.monotonicMs() - signedMs > signOfLifeMs) {
        signedMs = systemClock.monotonicMs();
        await signLife(path);
      }
      const before = (await placesIn(folder)).filter((place) => compareText(place.name, name) < 0);
      const alive = await Promise.all(before.map((place) => isWaiting(folder, place)));
      return alive.filter(Boolean).length;
    },
    [Symbol.asyncDispose]: () => rm(path, { force: true }),
  };
}

/** Sets the time of a file to now, where it still stands. */
export async function signLife(path: string): Promise<void> {
  const now = systemClock.now();
  await utimes(path, now, now).catch(() => undefined);
}

/** Milliseconds since the last sign of life at this file; undefined when it is gone. */
export async function silenceAt(path: string): Promise<number | undefined> {
  try {
    return systemClock.now().getTime() - (await stat(path)).mtimeMs;
  } catch {
    return undefined;
  }
}

async function placesIn(folder: string): Promise<readonly Place[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => {
    const parts = /^\d{12}_(\d+)_\d+_(.*)$/.exec(name);
    return parts === null
      ? []
      : [{ name, owner: { pid: Number(parts[1]), host: decodeURIComponent(parts[2] ?? "") } }];
  });
}

async function isWaiting(folder: string, { name, owner }: Place): Promise<boolean> {
  const path = join(folder, name);
  const silentMs = await silenceAt(path);
  if (silentMs === undefined) return false;
  if (!isGone(owner, silentMs)) return true;
  await rm(path, { force: true });
  return false;
}
