import { writeFile } from "node:fs/promises";
import { relative } from "node:path";
import type { Clock } from "../../core/clock.ts";
import { DataError } from "../../core/errors.ts";
import { openCorpus } from "../../evaluation/corpus/open-corpus.ts";
import type { Dataset } from "../../evaluation/dataset/dataset.ts";
import { createRulesGenerator } from "../../evaluation/dataset/generators/rules/rules-generator.ts";
import { generateFromWorld } from "../../evaluation/dataset/generators/world.ts";
import { openSegmenter } from "../open-memory.ts";
import { type BenchJob, benchSeed, type Measures } from "./job.ts";
import { corpusOf, questionsOf } from "./make-corpus.ts";

const plan = { seed: benchSeed, perType: 50 };

/** Writes the questions of a generated world or of a book beside its corpus; a novella has its own. */
export async function makeQuestions(clock: Clock, job: BenchJob): Promise<Measures> {
  if (job.subject.kind === "novella") return {};
  const start = clock.monotonicMs();
  const corpus = await corpusOf(job);
  const dataset =
    job.subject.kind === "world" ? await generateFromWorld(corpus, plan) : await askByRules(corpus);
  const placed = { ...dataset, meta: { ...dataset.meta, corpus: relative(job.folder, corpus) } };
  await writeFile(questionsOf(job), `${JSON.stringify(placed)}\n`);
  return { "questions-ms": clock.monotonicMs() - start };
}

async function askByRules(directory: string): Promise<Dataset> {
  const corpus = await openCorpus(directory);
  const generator = createRulesGenerator({ segmenter: await openSegmenter() });
  const { questions, notes } = await generator.questions(corpus, plan);
  const { name, language, sha256 } = corpus.manifest;
  if (questions.length === 0) {
    throw new DataError({
      code: "BENCH_NO_QUESTIONS",
      message: "the rules find nothing to ask about this book",
      hint: "measure a longer text, one in Chinese or English",
    });
  }
  return {
    schema: "alaya.dataset/2",
    meta: {
      name,
      version: "1",
      language,
      corpus: directory,
      sha256,
      generator: generator.name,
      provider: null,
      masking: "none",
      seed: plan.seed,
      notes: [...notes],
    },
    qa_pairs: [...questions],
  };
}
