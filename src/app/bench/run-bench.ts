import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Progress } from "../../core/progress.ts";
import { type BenchJob, type BenchSubject, type Measures, stagesOf } from "./job.ts";
import type { MeasuredSubject } from "./scaling.ts";
import { scratchFolder } from "./scratch-folder.ts";

export interface BenchOptions {
  readonly subjects: readonly BenchSubject[];
  readonly alayaVersion: string;
  /** Runs one stage in a process of its own, which ends when `signal` is aborted. */
  readonly runStage: (job: BenchJob, options: { readonly signal: AbortSignal }) => Promise<Measures>;
  readonly progress: Progress;
  /** Told of each subject when its stages are done. */
  readonly onMeasured: (measured: MeasuredSubject) => void;
}

/** Measures subjects one after the other, each from nothing in a scratch folder that is removed with what it holds. */
export async function runBench(options: BenchOptions): Promise<readonly MeasuredSubject[]> {
  const { subjects, progress, onMeasured } = options;
  await using scratch = await scratchFolder();
  const total = subjects.reduce((sum, subject) => sum + stagesOf(subject).length, 0);
  let done = 0;
  const measured: MeasuredSubject[] = [];
  for (const [index, subject] of subjects.entries()) {
    const folder = join(scratch.path, String(index));
    await mkdir(folder);
    let measures: Measures = {};
    for (const stage of stagesOf(subject)) {
      progress.report(stage, done, total);
      const job = { stage, subject, folder, alayaVersion: options.alayaVersion };
      measures = { ...measures, ...(await options.runStage(job, { signal: scratch.interrupted })) };
      done++;
    }
    await rm(folder, { recursive: true, force: true });
    measured.push({ subject, measures });
    onMeasured({ subject, measures });
  }
  progress.report("eval", done, total);
  return measured;
}
