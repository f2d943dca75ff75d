import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { quantile } from "simple-statistics";
import type { Composition } from "../compose.ts";
import type { CardsSubject, Measures } from "./job.ts";
import { synthesise } from "./synthetic-sessions.ts";

/** How the program is started: the executable and what stands before a command's own arguments. */
export interface CommandLine {
  readonly executable: string;
  readonly leading: readonly string[];
}

const questionCount = 9;
const run = promisify(execFile);

/** Wall time of whole commands: one that does nothing, and recall by a process that opens the memory for it. */
export async function timeCommands(
  composition: Composition,
  subject: CardsSubject,
  command: CommandLine,
): Promise<Measures> {
  const { clock, directory, configPath } = composition;
  const config = configPath === undefined ? [] : ["--config", configPath];
  const { questions } = synthesise({ ...subject, questions: questionCount });
  const timeAll = async (calls: readonly (readonly string[])[]): Promise<number> => {
    const ms: number[] = [];
    for (const args of calls) {
      const start = clock.monotonicMs();
      await run(command.executable, [...command.leading, ...args]);
      ms.push(clock.monotonicMs() - start);
    }
    return quantile(ms, 0.5);
  };
  const recall = (text: string) => ["recall", text, "--json", "--data-dir", directory.root, ...config];
  return {
    "command-start-p50-ms": await timeAll(questions.map(() => ["--version"])),
    "cold-recall-p50-ms": await timeAll(questions.map(recall)),
  };
}
