import type { CallOptions } from "../../core/concurrency.ts";
import { StoreError } from "../../core/errors.ts";
import type { Progress } from "../../core/progress.ts";
import { createRandom } from "../../core/random.ts";
import type { MemorySystem, OpenMemory } from "../../ports/memory-system.ts";
import type { Corpus } from "../corpus/corpus.ts";
import type { Dataset } from "../dataset/dataset.ts";
import type { Observation } from "../metrics/observation.ts";
import { createLinkReader } from "../navigation/link-reader.ts";
import type { Terrain } from "../navigation/navigate-question.ts";
import { requireGold, type SessionsById } from "./gold.ts";
import { observeQuestion, type Trial } from "./observe-question.ts";
import { warmUp } from "./warm-up.ts";

export interface EvalOptions extends CallOptions {
  /** Facts for errors and records; the memory does the work. */
  readonly system: Pick<MemorySystem, "name" | "retrievalUnit">;
  /** Opened on a sealed store; stays open. */
  readonly memory: OpenMemory;
  readonly dataset: Dataset;
  /** The corpus that the data set was made from and the store was built from. */
  readonly corpus: Corpus;
  readonly seed: number;
  /** Hits asked for, from 1. */
  readonly limit?: number;
  readonly progress: Progress;
}

/** What one system did with one data set. Two runs of the same are equal but for `latency`. */
export interface EvalRun {
  readonly system: Pick<MemorySystem, "name" | "retrievalUnit">;
  readonly seed: number;
  readonly limit: number;
  readonly observations: readonly Observation[];
  /** Of the store, the same before and after; null when the system cannot tell. */
  readonly contentHash: string | null;
}

const defaultLimit = 10;

/**
 * Asks every question of the data set. Reads only: a store whose content hash changes is `EVAL_TOUCHED_STORE`.
 * Throws `EVAL_NO_GOLD` when no question's gold can be found in the corpus.
 */
export async function runEval(evalOptions: EvalOptions): Promise<EvalRun> {
  const { system, memory, dataset, corpus, seed, limit = defaultLimit, progress, ...options } = evalOptions;
  const sessions: SessionsById = new Map(corpus.sessions.map((session) => [session.id, session]));
  requireGold(dataset, sessions);
  const { contentHash } = memory.facets;
  const hashBefore = contentHash ? await contentHash() : null;
  await warmUp(memory, corpus.sessions, limit, options);

  const trial: Trial = {
    terrain: terrainOf(memory, corpus),
    sessions,
    limit,
    random: createRandom(seed),
  };
  const observations: Observation[] = [];
  for (const question of dataset.qa_pairs) {
    options.signal?.throwIfAborted();
    observations.push(await observeQuestion(trial, question, options));
    progress.report("eval", observations.length, dataset.qa_pairs.length);
  }

  const hashAfter = contentHash ? await contentHash() : null;
  if (hashBefore !== hashAfter) throw storeTouched(system.name);
  return { system, seed, limit, observations, contentHash: hashAfter };
}

function terrainOf(memory: OpenMemory, corpus: Corpus): Terrain {
  const { frontier, neighbours } = memory.facets;
  return { memory, links: frontier && createLinkReader({ frontier, neighbours }, corpus.manifest.title) };
}

const storeTouched = (system: string): StoreError =>
  new StoreError({
    code: "EVAL_TOUCHED_STORE",
    message: `the store of ${system} changed while it was evaluated`,
    hint: "evaluate a sealed copy that nothing else writes to; if nothing does, the system writes when it recalls",
    details: { system },
  });
