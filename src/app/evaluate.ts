import { StoreError } from "../core/errors.ts";
import { fingerprint } from "../core/fingerprint.ts";
import type { Progress } from "../core/progress.ts";
import { type EvalRun, runEval } from "../evaluation/eval/run-eval.ts";
import { deriveReport } from "../evaluation/records/derive-report.ts";
import type { EvalReport } from "../evaluation/records/report-schema.ts";
import type { MemorySystem, SealedStore } from "../ports/memory-system.ts";
import { type BuiltStore, builtStore, discardStore, recordContent } from "./built-store.ts";
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
  subject: EvalSubject,
  system: MemorySystem,
): Promise<SystemEvaluation> {
  if (request.existingStore && system.name === engineName) {
    const warnings = [...subject.warnings, ...subject.storeWarnings];
    const trial = { composition, request, subject: { ...subject, warnings }, system };
    const evaluation = await evaluateStore(trial, await existingStore(composition, system), undefined);
    requireDistilled(evaluation.run.observations, composition.directory.root);
    return evaluation;
  }
  const trial = { composition, request, subject, system };
  const { levels } = composition;
  const { seed, progress } = request;
  const build = () => builtStore(composition, { system, corpus: subject.corpus, levels, seed, progress });
  const built = await build();
  try {
    return await evaluateBuilt(trial, built);
  } catch (error) {
    if (built.builtNow || !isCorruption(error)) throw error;
  }
  await discardStore(built);
  return evaluateBuilt(trial, await build());
}

/** One system on one data set. */
interface SystemTrial {
  readonly composition: Composition;
  readonly request: EvaluationRequest;
  readonly subject: EvalSubject;
  readonly system: MemorySystem;
}

async function evaluateBuilt(trial: SystemTrial, built: BuiltStore): Promise<SystemEvaluation> {
  const evaluation = await evaluateStore(trial, built.store, built);
  const { contentHash } = evaluation.run;
  if (contentHash === null) return evaluation;
  if (built.contentHash === undefined) await recordContent(built, contentHash);
  else if (built.contentHash !== contentHash) throw changedStore(built.store.directory);
  return evaluation;
}

const isCorruption = (error: unknown): boolean =>
  error instanceof StoreError && error.code === "STORE_CORRUPT";

const changedStore = (path: string): StoreError =>
  new StoreError({
    code: "STORE_CORRUPT",
    message: "a built store no longer holds what it held when it was first evaluated",
    hint: "delete the store's folder; it is built again from the corpus",
    path,
    details: { what: "built" },
  });

async function evaluateStore(
  { composition, request, subject, system }: SystemTrial,
  store: SealedStore,
  built: BuiltStore | undefined,
): Promise<SystemEvaluation> {
  const { levels } = composition;
  const { seed, progress } = request;
  const { dataset, corpus, warnings } = subject;
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
    providers: { embedder: embedderName(composition.config) },
    fingerprints: { dataset: fingerprint(dataset), corpus: corpus.manifest.sha256, store: store.fingerprint },
    levels,
    warnings,
  });
  return { run, report, built };
}

const embedderName = ({ embedding: { provider, model } }: Composition["config"]): string =>
  model === "" ? provider : `${provider}/${model}`;

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
