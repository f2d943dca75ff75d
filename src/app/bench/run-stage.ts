import { resourceUsage } from "node:process";
import type { Composition } from "../compose.ts";
import { askQuestions, evaluateQuestions } from "./ask-memory.ts";
import { distilSessions, ingestCorpus } from "./fill-memory.ts";
import type { BenchJob, Measures } from "./job.ts";
import { makeCorpus } from "./make-corpus.ts";
import { makeQuestions } from "./make-questions.ts";

const bytesPerKilobyte = 1024;

/** Runs one stage in this process and adds the most memory that the process ever held. */
export async function runBenchStage(composition: Composition, job: BenchJob): Promise<Measures> {
  const measures = await measure(composition, job);
  return { ...measures, [`${job.stage}-peak-bytes`]: resourceUsage().maxRSS * bytesPerKilobyte };
}

async function measure(composition: Composition, job: BenchJob): Promise<Measures> {
  switch (job.stage) {
    case "ingest":
      return { ...(await makeCorpus(composition.clock, job)), ...(await ingestCorpus(composition, job)) };
    case "distil":
      return distilSessions(composition);
    case "questions":
      return makeQuestions(composition.clock, job);
    case "recall":
      return askQuestions(composition, job);
    case "eval":
      return evaluateQuestions(composition, job);
  }
}
