import { resourceUsage } from "node:process";
import { openCorpus } from "../../evaluation/corpus/open-corpus.ts";
import type { Composition } from "../compose.ts";
import { askCards } from "./ask-cards.ts";
import { askQuestions, evaluateQuestions } from "./ask-memory.ts";
import { distilSessions, ingestSessions } from "./fill-memory.ts";
import { type BenchJob, type BookJob, type CardsJob, isBookJob, isCardsJob, type Measures } from "./job.ts";
import { corpusOf, makeCorpus } from "./make-corpus.ts";
import { makeQuestions } from "./make-questions.ts";
import { askPlainly } from "./references.ts";
import { synthesise } from "./synthetic-sessions.ts";
import { type CommandLine, timeCommands } from "./time-commands.ts";

const bytesPerKilobyte = 1024;

/** Runs one stage in this process and adds the most memory that the process ever held. */
export async function runBenchStage(
  composition: Composition,
  job: BenchJob,
  command: CommandLine,
): Promise<Measures> {
  const measures = await measure(composition, job, command);
  return { ...measures, [`${job.stage}-peak-bytes`]: resourceUsage().maxRSS * bytesPerKilobyte };
}

async function measure(composition: Composition, job: BenchJob, command: CommandLine): Promise<Measures> {
  if (isCardsJob(job)) return measureCards(oneCardPerTurn(composition), job, command);
  if (isBookJob(job)) return measureBook(composition, job);
  return {};
}

async function measureBook(composition: Composition, job: BookJob): Promise<Measures> {
  switch (job.stage) {
    case "ingest": {
      const made = await makeCorpus(composition.clock, job);
      const { sessions } = await openCorpus(await corpusOf(job));
      return { ...made, ...(await ingestSessions(composition, sessions)) };
    }
    case "distil":
      return distilSessions(composition);
    case "questions":
      return makeQuestions(composition.clock, job);
    case "recall":
      return askQuestions(composition, job);
    case "eval":
      return evaluateQuestions(composition, job);
    case "reference":
    case "command":
      return {};
  }
}

async function measureCards(
  composition: Composition,
  job: CardsJob,
  command: CommandLine,
): Promise<Measures> {
  switch (job.stage) {
    case "ingest":
      return ingestSessions(composition, synthesise({ ...job.subject, questions: 0 }).sessions);
    case "distil":
      return distilSessions(composition);
    case "recall":
      return askCards(composition, job.subject);
    case "reference":
      return askPlainly(composition, job.subject);
    case "command":
      return timeCommands(composition, job.subject, command);
    case "questions":
    case "eval":
      return {};
  }
}

/** Texts that mean nothing are not for rules to pick from. */
const oneCardPerTurn = (composition: Composition): Composition => ({
  ...composition,
  levels: { ...composition.levels, "distill.distiller": "verbatim" },
});
