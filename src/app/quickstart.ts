import { join } from "node:path";
import type { Language } from "../core/language.ts";
import type { Progress } from "../core/progress.ts";
import type { RecallResult } from "../domain/recall.ts";
import type { Observation } from "../evaluation/metrics/observation.ts";
import type { Composition } from "./compose.ts";
import { dataDirectory } from "./data-directory.ts";
import { evaluate, type SystemEvaluation } from "./evaluate.ts";
import { openMemory } from "./open-memory.ts";
import { requireReportPlace, saveReport } from "./save-report.ts";
import { shippedDataset } from "./shipped.ts";

/** What Alaya is shown beside; the first is the baseline. */
const systems = ["bm25", "vector-only", "random", "alaya"] as const;
export const quickstartBaseline: string = systems[0];

/** One question as Alaya answered it. */
export interface QuickstartExample {
  readonly observation: Observation;
  readonly result: RecallResult;
}

export interface QuickstartPart {
  /** Of the novella. */
  readonly language: Language;
  readonly dataset: string;
  readonly evaluations: readonly SystemEvaluation[];
  readonly example: QuickstartExample;
  /** Where the reports of this data set were written. */
  readonly reports: string;
}

/**
 * Builds the novella of one language in the cache, or finds it there, evaluates all systems on its questions and
 * writes their reports under `reports/quickstart` in the working directory.
 */
export async function runQuickstart(
  composition: Composition,
  language: Language,
  settings: {
    readonly seed: number;
    readonly alayaVersion: string;
    /** Language of the reports for people. */
    readonly readerLanguage: Language;
    readonly progress: Progress;
  },
): Promise<QuickstartPart> {
  const { seed, alayaVersion, readerLanguage, progress } = settings;
  const folder = join(composition.workingDirectory, "reports", "quickstart");
  await requireReportPlace(join(folder, "report.json"));
  const evaluations = await evaluate(composition, {
    datasetPath: shippedDataset(language),
    systems,
    existingStore: false,
    seed,
    alayaVersion,
    progress,
  });
  const dataset = evaluations[0]?.report.meta.dataset ?? "";
  const reports = join(folder, dataset);
  for (const evaluation of evaluations) {
    const path = join(reports, `${evaluation.run.system.name}.json`);
    await saveReport(path, evaluation, { language: readerLanguage });
  }
  return { language, dataset, evaluations, example: await askExample(composition, evaluations), reports };
}

/** The first question after a cause: its answer stands in several places, which is what links are for. */
async function askExample(
  composition: Composition,
  evaluations: readonly SystemEvaluation[],
): Promise<QuickstartExample> {
  const alaya = evaluations.find(({ run }) => run.system.name === "alaya");
  const observations = alaya?.run.observations ?? [];
  const observation = observations.find(({ type }) => type === "CAUSAL_TRACE") ?? observations[0];
  if (alaya?.built === undefined || observation === undefined)
    throw new Error("the quickstart evaluated no question with alaya");
  await using memory = await openMemory(
    composition,
    dataDirectory(alaya.built.store.directory, composition.config.graph.engine),
  );
  const result = await memory.recall({ text: observation.query, limit: alaya.run.limit }, { touch: false });
  return { observation, result };
}
