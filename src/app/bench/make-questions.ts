import { writeFile } from "node:fs/promises";
import { relative } from "node:path";
import type { Clock } from "../../core/clock.ts";
import { openCorpus } from "../../evaluation/corpus/open-corpus.ts";
import type { Dataset } from "../../evaluation/dataset/dataset.ts";
import { generateWithRules } from "../../evaluation/dataset/generators/rules/generate-with-rules.ts";
import { generateFromWorld } from "../../evaluation/dataset/generators/world.ts";
import { openSegmenter } from "../open-memory.ts";
import { type BookJob, benchSeed, type Measures } from "./job.ts";
import { corpusOf, questionsOf } from "./make-corpus.ts";

const plan = { seed: benchSeed, perType: 50 };

/** Writes the questions of a generated world or of a book beside its corpus; a novella has its own. */
export async function makeQuestions(clock: Clock, job: BookJob): Promise<Measures> {
  if (job.subject.kind === "novella") return {};
  const start = clock.monotonicMs();
  const corpus = await corpusOf(job);
  const dataset = await generate(job, corpus);
  const placed = { ...dataset, meta: { ...dataset.meta, corpus: relative(job.folder, corpus) } };
  await writeFile(questionsOf(job), `${JSON.stringify(placed)}\n`);
  return { "questions-ms": clock.monotonicMs() - start };
}

async function generate({ subject }: BookJob, corpus: string): Promise<Dataset> {
  if (subject.kind === "world") return generateFromWorld(corpus, plan);
  return generateWithRules(await openCorpus(corpus), await openSegmenter(), plan);
}
