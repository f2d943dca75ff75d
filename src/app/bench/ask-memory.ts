import { quantile } from "simple-statistics";
import { noProgress } from "../../core/progress.ts";
import { openCorpus } from "../../evaluation/corpus/open-corpus.ts";
import { loadDataset } from "../../evaluation/dataset/load-dataset.ts";
import type { Composition } from "../compose.ts";
import { evaluate } from "../evaluate.ts";
import { openMemory } from "../open-memory.ts";
import { type BookJob, benchSeed, type Measures } from "./job.ts";
import { corpusOf, questionsOf } from "./make-corpus.ts";

const limit = 10;
const warmUpQueries = 20;
const warmUpLength = 40;

/**
 * Opens the memory and asks every question once, after a warm-up with other texts, so that no answer is asked for
 * twice. `recall-…` is the engine's own work (search and graph); the query's embedding is apart.
 */
export async function askQuestions(composition: Composition, job: BookJob): Promise<Measures> {
  const { clock } = composition;
  const { dataset } = await loadDataset(questionsOf(job));
  const { sessions } = await openCorpus(await corpusOf(job));
  const start = clock.monotonicMs();
  await using memory = await openMemory(composition);
  const opened = clock.monotonicMs();
  const openings = sessions.map(({ turns }) => turns[0]?.content.slice(0, warmUpLength) ?? "");
  for (const text of openings.slice(0, warmUpQueries)) await memory.recall({ text, limit }, { touch: false });
  const engineMs: number[] = [];
  const embedMs: number[] = [];
  for (const { query } of dataset.qa_pairs) {
    const { timings } = await memory.recall({ text: query, limit }, { touch: false });
    engineMs.push(timings.searchMs + timings.graphMs);
    embedMs.push(timings.embedMs);
  }
  return {
    questions: dataset.qa_pairs.length,
    "open-ms": opened - start,
    "recall-p50-ms": quantile(engineMs, 0.5),
    "recall-p95-ms": quantile(engineMs, 0.95),
    "embed-p50-ms": quantile(embedMs, 0.5),
  };
}

/** The whole evaluation of the memory as it stands, as `alaya eval --data-dir` does it. */
export async function evaluateQuestions(composition: Composition, job: BookJob): Promise<Measures> {
  const start = composition.clock.monotonicMs();
  const [evaluation] = await evaluate(composition, {
    datasetPath: questionsOf(job),
    systems: ["alaya"],
    existingStore: true,
    seed: benchSeed,
    alayaVersion: job.alayaVersion,
    progress: noProgress,
  });
  const recall = evaluation?.report.l1_metrics.recall_at_5 ?? null;
  return {
    "eval-ms": composition.clock.monotonicMs() - start,
    ...(recall !== null && { "recall@5": recall }),
  };
}
