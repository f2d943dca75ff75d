import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A script of the tests in a Node process of its own. */
export interface ChildScript {
  /** What it prints, line by line. */
  readonly lines: AsyncIterable<string>;
  /** Ends it at once, as a power cut would. */
  kill(): void;
  /** Resolves with the exit code, or with the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

export function startScript(script: URL, ...scriptArguments: readonly string[]): ChildScript {
  const child = spawn(
    process.execPath,
    ["--expose-gc", "--import", "tsx", fileURLToPath(script), ...scriptArguments],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  return {
    lines: createInterface({ input: child.stdout }),
    kill: () => child.kill("SIGKILL"),
    ended: new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (code, signal) => resolve(signal ?? code ?? -1));
    }),
  };
}

/** Starts a script that never ends by itself, kills it after so many lines, and gives the lines that came. */
export async function killAfterLines(
  count: number,
  script: URL,
  ...scriptArguments: readonly string[]
): Promise<readonly string[]> {
  const child = startScript(script, ...scriptArguments);
  const lines: string[] = [];
  for await (const line of child.lines) {
    lines.push(line);
    if (lines.length === count) child.kill();
  }
  await child.ended;
  return lines;
}
