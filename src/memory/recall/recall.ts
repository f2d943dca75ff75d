import { fingerprint } from "../../core/fingerprint.ts";
import type { CardId } from "../../core/ids.ts";
import type { Tier } from "../../domain/card.ts";
import { level } from "../../domain/factors.ts";
import type { RecallQuery, RecallResult } from "../../domain/recall.ts";
import type { MemoryParts } from "../parts.ts";
import { createRelations, type Relations } from "../relations/similarity.ts";
import { requireCard } from "../require-card.ts";
import { closenessOf } from "./closeness.ts";
import { cosinesTo, embedGoal, type Goal } from "./goal.ts";
import { toHits } from "./hits.ts";
import { type Layout, readLayout } from "./layout.ts";
import { poolOf, rank, totalScores } from "./rank.ts";
import { requireRelations } from "./require-relations.ts";
import { findSeeds } from "./seeds.ts";
import { spread } from "./spread.ts";
import { stopwatch } from "./stopwatch.ts";
import { describeSurroundings, type SimilarityToQuery } from "./surroundings.ts";
import { depthOf, planWalk, type Walk } from "./walk.ts";

/** Answers questions from a store to which nobody adds cards meanwhile. */
export interface Recaller {
  recall(query: RecallQuery): Promise<RecallResult>;
  /** Tells it that cards moved to another tier. */
  retier(cards: readonly CardId[], tier: Tier): void;
}

/** Opens the read path over a memory. */
export async function openRecaller(parts: MemoryParts): Promise<Recaller> {
  const terrain = { layout: await readLayout(parts.stores), relations: createRelations(parts.embedder) };
  return {
    recall: (query) => recall(parts, terrain, query),
    retier: (cards, tier) => {
      for (const card of cards) terrain.layout.tiers.set(card, tier);
    },
  };
}

interface Terrain {
  readonly layout: Layout;
  readonly relations: Relations;
}

/**
 * Search by words and vectors, smooth over neighbours, spread along links, rank, and say where one could go next.
 * Makes no call to a language model and writes nothing.
 */
async function recall(
  parts: MemoryParts,
  { layout, relations }: Terrain,
  query: RecallQuery,
): Promise<RecallResult> {
  const { stores, levels } = parts;
  await requireRelations(stores.graph, query.relations ?? []);
  for (const id of query.fromNodes ?? []) await requireCard(stores.graph, id);
  const lap = stopwatch(parts.clock);
  const goal = await embedGoal(parts, query);
  const embedMs = lap();
  const seeds = await findSeeds(parts, layout, query, goal);
  const searchMs = lap();
  const planned = planWalk(query, relations.likeness, levels);
  const walk = { ...planned, depth: depthOf(planned, seeds.scores, levels) };
  const reached = await spread(stores.graph, seeds.scores, walk);
  const scores = totalScores({ seeds: seeds.scores, reached }, level(levels, "graph.weight"));
  const pool = poolOf(scores, query.limit, levels);
  const asked = { cards: [...pool.keys()], known: seeds.cosines, levels };
  const cosines = await cosinesTo(goal, stores.vectors, asked);
  const found = { seeds: seeds.scores, reached, cosines, relationWanted: walk.relationWanted };
  const ranking = rank(pool, found, { levels, confidence: seeds.confidence }).slice(0, query.limit);
  const ids = ranking.map(({ id }) => id);
  const surroundings = await describeSurroundings(stores.graph, ids, similarityTo(walk, goal, relations));
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

function similarityTo(walk: Walk, goal: Goal, relations: Relations): SimilarityToQuery {
  if (!walk.relationWanted)
    return async (names) => (goal.length === 0 ? new Map() : relations.towards(goal, names));
  return async (names) =>
    new Map(
      [...(await walk.match(names))].map(([name, likeness]) => [name, Math.max(likeness.out, likeness.in)]),
    );
}
