import { fingerprint } from "../../core/fingerprint.ts";
import { level } from "../../domain/factors.ts";
import type { RecallQuery, RecallResult } from "../../domain/recall.ts";
import type { MemoryParts } from "../parts.ts";
import { requireCard } from "../require-card.ts";
import { closenessOf } from "./closeness.ts";
import { completeCosines } from "./cosines.ts";
import { toHits } from "./hits.ts";
import { type Layout, readLayout } from "./layout.ts";
import { poolOf, rank, totalScores } from "./rank.ts";
import { requireRelations } from "./require-relations.ts";
import { findSeeds } from "./seeds.ts";
import { spread } from "./spread.ts";
import { stopwatch } from "./stopwatch.ts";
import { describeSurroundings } from "./surroundings.ts";
import { planWalk } from "./walk.ts";

/** Answers questions from a store that nobody writes to meanwhile. */
export interface Recaller {
  recall(query: RecallQuery): Promise<RecallResult>;
}

/** Opens the read path over a memory. */
export async function openRecaller(parts: MemoryParts): Promise<Recaller> {
  const layout = await readLayout(parts.stores);
  return { recall: (query) => recall(parts, layout, query) };
}

/**
 * Search by words and vectors, smooth over neighbours, spread along links, rank, and say where one could go next.
 * Makes no call to a language model and writes nothing.
 */
async function recall(parts: MemoryParts, layout: Layout, query: RecallQuery): Promise<RecallResult> {
  const { stores, levels } = parts;
  await requireRelations(stores.graph, query.relations ?? []);
  for (const id of query.fromNodes ?? []) await requireCard(stores.graph, id);
  const lap = stopwatch(parts.clock);
  const vector = await embedQuery(parts, query.text);
  const embedMs = lap();
  const seeds = await findSeeds(parts, layout, query, vector);
  const searchMs = lap();
  const walk = planWalk(query, levels);
  const reached = await spread(stores.graph, seeds.scores, walk);
  const scores = totalScores({ seeds: seeds.scores, reached }, level(levels, "graph.weight"));
  const pool = poolOf(scores, query.limit, levels);
  const cosines = await completeCosines(stores.vectors, vector, seeds.cosines, [...pool.keys()]);
  const found = { seeds: seeds.scores, reached, cosines, relationWanted: walk.wanted.length > 0 };
  const ranking = rank(pool, found, { levels, confidence: seeds.confidence }).slice(0, query.limit);
  const ids = ranking.map(({ id }) => id);
  const surroundings = await describeSurroundings(stores.graph, ids, walk.wanted);
  const hits = toHits(ranking, await stores.graph.cards(ids), layout, surroundings);
  const graphMs = lap();
  return {
    hits,
    explorable: surroundings.explorable,
    ...closenessOf(hits),
    timings: { embedMs, searchMs, graphMs, totalMs: embedMs + searchMs + graphMs },
    traceId: `trace-${fingerprint({ query, at: parts.clock.now() }).slice(0, 16)}`,
    graphExpanded: walk.depth > 0,
  };
}

async function embedQuery({ embedder }: MemoryParts, text: string): Promise<Float32Array> {
  const { vectors } = await embedder.embed([text], "query");
  return vectors[0] ?? new Float32Array(embedder.dimensions);
}
