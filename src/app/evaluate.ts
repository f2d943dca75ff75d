import { dirname, resolve } from "node:path";
import { DataError } from "../core/errors.ts";
import { fingerprint } from "../core/fingerprint.ts";
import type { Progress } from "../core/progress.ts";
import type { Corpus } from "../evaluation/corpus/corpus.ts";
import { openCorpus } from "../evaluation/corpus/open-corpus.ts";
import type { Dataset } from "../evaluation/dataset/dataset.ts";
import { loadDataset } from "../evaluation/dataset/load-dataset.ts";
import { type EvalRun, runEval } from "../evaluation/eval/run-eval.ts";
import { deriveReport } from "../evaluation/records/derive-report.ts";
import type { EvalReport } from "../evaluation/records/report-schema.ts";
import type { MemorySystem, SealedStore } from "../ports/memory-system.ts";
import { type BuiltStore, builtStore } from "./built-store.ts";
import type { Composition } from "./compose.ts";
import { requireStore } from "./data-directory.ts";
import { createSystem } from "./systems.ts";

export interface EvaluationRequest {
  readonly datasetPath: string;
  readonly systems: readonly string[];
  /** True: the store in the data directory is evaluated as it stands; false: one is built from the corpus. */
  readonly existingStore: boolean;
  readonly seed: number;
  readonly alayaVersion: string;
  readonly progress: Progress;
}

export interface SystemEvaluation {
  readonly run: EvalRun;
  readonly report: EvalReport;
  /** Undefined when an existing store was evaluated. */
  readonly built: BuiltStore | undefined;
}

interface Subject {
  readonly dataset: Dataset;
  readonly corpus: Corpus;
  readonly warnings: readonly string[];
}

/** Evaluates systems one after the other on the same questions. Systems are named and checked before work begins. */
export async function evaluate(
  composition: Composition,
  request: EvaluationRequest,
): Promise<readonly SystemEvaluation[]> {
  const subject = await readSubject(composition, request.datasetPath);
  const systems = await Promise.all(
    request.systems.map((name) => createSystem(name, composition, subject.dataset)),
  );
  const evaluations: SystemEvaluation[] = [];
  for (const system of systems) evaluations.push(await evaluateSystem(composition, request, subject, system));
  return evaluations;
}

async function readSubject({ workingDirectory }: Composition, datasetPath: string): Promise<Subject> {
  const path = resolve(workingDirectory, datasetPath);
  const { dataset, warnings } = await loadDataset(path);
  const corpus = await openCorpus(resolve(dirname(path), dataset.meta.corpus));
  if (corpus.manifest.sha256 !== dataset.meta.sha256) {
    throw new DataError({
      code: "DATASET_OTHER_CORPUS",
      message: "the data set was made for another corpus, or for another state of this one",
      hint: `the data set expects sha256 ${dataset.meta.sha256}, the corpus has ${corpus.manifest.sha256}`,
      path,
      details: { expected: dataset.meta.sha256, found: corpus.manifest.sha256 },
    });
  }
  return { dataset, corpus, warnings };
}

async function evaluateSystem(
  composition: Composition,
  request: EvaluationRequest,
  { dataset, corpus, warnings }: Subject,
  system: MemorySystem,
): Promise<SystemEvaluation> {
  const { levels } = composition;
  const { seed, progress } = request;
  const built = request.existingStore
    ? undefined
    : await builtStore(composition, { system, corpus, levels, seed, progress });
  const store = built?.store ?? (await existingStore(composition, system));
  await using memory = await system.open(store, { levels, seed });
  const run = await runEval({ system, memory, dataset, corpus, seed, progress });
  const report = deriveReport(run.observations, {
    dataset: dataset.meta.name,
    datasetVersion: dataset.meta.version,
    at: composition.clock.now(),
    alayaVersion: request.alayaVersion,
    system: system.name,
    retrievalUnit: system.retrievalUnit,
    limit: run.limit,
    seed,
    contentHash: run.contentHash,
    providers: { embedder: composition.config.embedding.provider },
    fingerprints: { dataset: fingerprint(dataset), corpus: corpus.manifest.sha256, store: store.fingerprint },
    levels,
    warnings,
  });
  return { run, report, built };
}

async function existingStore({ directory }: Composition, system: MemorySystem): Promise<SealedStore> {
  await requireStore(directory);
  return {
    system: system.name,
    directory: directory.root,
    fingerprint: "unsealed",
    usage: { calls: 0, inputTokens: 0, outputTokens: 0 },
  };
}
