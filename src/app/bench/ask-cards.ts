import { quantile } from "simple-statistics";
import { createMemory } from "../../memory/memory.ts";
import type { Composition } from "../compose.ts";
import { openUnlockedParts } from "../open-memory.ts";
import type { CardsSubject, Measures } from "./job.ts";
import { synthesise } from "./synthetic-sessions.ts";
import { storeStages, timeStores } from "./timed-stores.ts";

const limit = 10;
const warmUpQuestions = 50;
const questionCount = 500;

/**
 * Opens the memory and asks questions of its texts, each once. By stage: words, nearest vectors, links, records, and
 * what is left of the engine's own work, which is ranking. The query's embedding is apart from all of them.
 */
export async function askCards(composition: Composition, subject: CardsSubject): Promise<Measures> {
  const { questions } = synthesise({ ...subject, questions: warmUpQuestions + questionCount });
  const { clock, directory, levels } = composition;
  const start = clock.monotonicMs();
  const parts = await openUnlockedParts(composition, directory, levels);
  await using _open = parts.stores;
  const timed = timeStores(parts.stores, clock);
  const memory = createMemory({ ...parts, stores: timed.stores });
  const opened = clock.monotonicMs();
  await memory.recall({ text: questions[0] ?? "", limit });
  const firstAnswered = clock.monotonicMs();
  for (const text of questions.slice(0, warmUpQuestions)) await memory.recall({ text, limit });
  timed.take();

  const ms: Record<string, number[]> = {};
  const put = (name: string, value: number): void => {
    ms[name] ??= [];
    ms[name].push(value);
  };
  for (const text of questions.slice(warmUpQuestions)) {
    const asked = clock.monotonicMs();
    const { timings } = await memory.recall({ text, limit });
    const total = clock.monotonicMs() - asked - timings.embedMs;
    const stages = timed.take();
    for (const stage of storeStages) put(stage, stages[stage]);
    put("rank", total - storeStages.reduce((sum, stage) => sum + stages[stage], 0));
    put("recall", total);
    put("embed", timings.embedMs);
  }
  return {
    questions: questionCount,
    "open-ms": opened - start,
    "first-recall-ms": firstAnswered - opened,
    ...Object.fromEntries(
      Object.entries(ms).flatMap(([name, values]) => [
        [`${name}-p50-ms`, quantile(values, 0.5)],
        [`${name}-p95-ms`, quantile(values, 0.95)],
      ]),
    ),
  };
}
