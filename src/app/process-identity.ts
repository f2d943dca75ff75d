import { hostname } from "node:os";
import { z } from "zod";

/** A process among all that may share a folder, those of other machines too. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly host: string;
}

export const processIdentitySchema = z.object({ pid: z.int().positive(), host: z.string() });

export const identityOfProcess = (pid: number): ProcessIdentity => ({ pid, host: hostname() });

/** Does a process of this id run on this machine, whoever owns it? */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Whether a process is gone: on this machine its id says so, on another one that it has given no sign of life for
 * `silentForMs`. A silence of five minutes tells that an id belongs to another process now.
 */
export function isGone({ pid, host }: ProcessIdentity, silentForMs: number): boolean {
  if (host !== hostname()) return silentForMs > foreignSilenceMs;
  return !isRunning(pid) || silentForMs > reusedSilenceMs;
}

/** How often a process gives a sign of life. */
export const signOfLifeMs = 10_000;
const foreignSilenceMs = 60_000;
/** Long, because a long computation or a machine put to sleep keeps signs of life from being given. */
const reusedSilenceMs = 300_000;
