import { StoreError } from "../core/errors.ts";
import { fingerprint } from "../core/fingerprint.ts";
import type { Progress } from "../core/progress.ts";
import { type EvalRun, runEval } from "../evaluation/eval/run-eval.ts";
import { deriveReport } from "../evaluation/records/derive-report.ts";
import type { EvalReport } from "../evaluation/records/report-schema.ts";
import type { MemorySystem, SealedStore } from "../ports/memory-system.ts";
import { type BuiltStore, builtStore } from "./built-store.ts";
import type { Composition } from "./compose.ts";
import { requireStore } from "./data-directory.ts";
import { type EvalSubject, readSubject } from "./eval-subject.ts";
import { createSystem, engineName } from "./systems.ts";

export interface EvaluationRequest {
  readonly datasetPath: string;
  readonly systems: readonly string[];
  /** True: the engine is evaluated on the store in the data directory as it stands. All else is built from the corpus. */
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

/** Evaluates systems one after the other on the same questions. Systems are named and checked before work begins. */
export async function evaluate(
  composition: Composition,
  request: EvaluationRequest,
): Promise<readonly SystemEvaluation[]> {
  const subject = await readSubject(composition, request);
  const systems = await Promise.all(
    request.systems.map((name) => createSystem(name, composition, subject.dataset)),
  );
  const evaluations: SystemEvaluation[] = [];
  for (const system of systems) evaluations.push(await evaluateSystem(composition, request, subject, system));
  return evaluations;
}

async function evaluateSystem(
  composition: Composition,
  request: EvaluationRequest,
  { dataset, corpus, warnings, storeWarnings }: EvalSubject,
  system: MemorySystem,
): Promise<SystemEvaluation> {
  const { levels } = composition;
  const { seed, progress } = request;
  const isExisting = request.existingStore && system.name === engineName;
  const built = isExisting
    ? undefined
    : await builtStore(composition, { system, corpus, levels, seed, progress });
  const store = built?.store ?? (await existingStore(composition, system));
  await using memory = await system.open(store, { levels, seed });
  const run = await runEval({ system, memory, dataset, corpus, seed, progress });
  if (isExisting) requireDistilled(run.observations, store.directory);
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
    warnings: isExisting ? [...warnings, ...storeWarnings] : warnings,
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

/** A store that lost every gold span would only say zero. */
function requireDistilled(observations: EvalRun["observations"], path: string): void {
  const spans = observations.flatMap(({ gold }) => gold.filter((unit) => unit.kind === "span"));
  if (spans.length === 0 || spans.some(({ stage }) => stage === null || stage === "indexed")) return;
  throw new StoreError({
    code: "STORE_NOT_DISTILLED",
    message: "no card of this memory holds any gold of the data set",
    hint: "run `alaya distill` with the same --data-dir first",
    path,
  });
}
