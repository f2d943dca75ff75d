import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

const signals = ["SIGINT", "SIGTERM"] as const;

export interface ScratchFolder extends AsyncDisposable {
  readonly path: string;
  /** Aborted before the folder is removed when the process is interrupted. */
  readonly interrupted: AbortSignal;
}

/** A folder that goes when it is disposed of, and when the process is interrupted: it may hold a user's book. */
export async function scratchFolder(): Promise<ScratchFolder> {
  const path = await mkdtemp(join(tmpdir(), "alaya-bench-"));
  const interruption = new AbortController();
  const remove = (): void => rmSync(path, { recursive: true, force: true, maxRetries: 10 });
  const interrupt = (signal: NodeJS.Signals): void => {
    leave();
    interruption.abort();
    remove();
    process.kill(process.pid, signal);
  };
  const leave = (): void => {
    for (const signal of signals) process.off(signal, interrupt);
  };
  for (const signal of signals) process.on(signal, interrupt);
  return {
    path,
    interrupted: interruption.signal,
    async [Symbol.asyncDispose]() {
      leave();
      remove();
    },
  };
}
