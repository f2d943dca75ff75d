import type { Clock } from "../../core/clock.ts";
import { fingerprint } from "../../core/fingerprint.ts";
import type { CardId, SessionId } from "../../core/ids.ts";
import { detectLanguage } from "../../core/language.ts";
import type { Tier } from "../../domain/card.ts";
import { type Levels, level } from "../../domain/factors.ts";
import type { RecallHit, RecallQuery, RecallResult } from "../../domain/recall.ts";
import type { MemoryParts } from "../parts.ts";
import { requireCard } from "../require-card.ts";
import { findCandidates, type Scores } from "./candidates.ts";
import { completeCosines } from "./cosines.ts";
import { toHits } from "./hits.ts";
import { intentOf, type Wanted, wantedOf } from "./intent.ts";
import { type FindMentions, mentionsOf } from "./mentions.ts";
import { type Neighbours, neighboursIn, smooth } from "./neighbours.ts";
import { partsOf } from "./query-parts.ts";
import { type Found, rank, totalScores } from "./rank.ts";
import { byScore } from "./ranking.ts";
import { requireRelations } from "./require-relations.ts";
import { addSessionContext } from "./session-context.ts";
import { spread } from "./spread.ts";
import { describeSurroundings } from "./surroundings.ts";

/** Answers questions from a store that nobody writes to meanwhile. */
export interface Recaller {
  recall(query: RecallQuery): Promise<RecallResult>;
}

/** What recall reads once: cheap facts about every card. */
interface Layout {
  readonly neighbours: Neighbours;
  readonly sessionOf: ReadonlyMap<CardId, SessionId>;
  readonly findMentions: FindMentions;
  readonly tiers: ReadonlyMap<CardId, Tier>;
}

const averagedHits = 5;
const closeDistance = 0.3;
/** A stretch of fewer terms tells of nothing by itself. */
const fewestTermsOfPart = 4;
/** Cards whose exact distance is worked out when the distance orders them. */
const distancePool = 100;

/** Opens the read path over a memory. */
export async function openRecaller(parts: MemoryParts): Promise<Recaller> {
  const { graph, vectors } = parts.stores;
  const order = await graph.readingOrder();
  const layout: Layout = {
    neighbours: neighboursIn(order),
    sessionOf: new Map(order.map(({ id, session }) => [id, session])),
    findMentions: mentionsOf(await graph.entities()),
    tiers: new Map((await vectors.rows()).map((row) => [row.id, row.tier])),
  };
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
  const search = await findSeeds(parts, layout, query, vector);
  const searchMs = lap();
  const wanted = relationsWanted(query);
  const depth = hopsOf(query, levels);
  const onlyWanted = query.relations !== undefined;
  const reached = await spread(stores.graph, search.seeds, { depth, wanted, onlyWanted });
  const scores = totalScores({ seeds: search.seeds, reached }, level(levels, "graph.weight"));
  const pool = poolOf(scores, query.limit, levels);
  const cosines = await completeCosines(stores.vectors, vector, search.cosines, [...pool.keys()]);
  const found: Found = { seeds: search.seeds, reached, cosines, relationWanted: wanted.length > 0 };
  const ranking = rank(pool, found, levels).slice(0, query.limit);
  const ids = ranking.map(({ id }) => id);
  const surroundings = await describeSurroundings(stores.graph, ids, wanted);
  const cards = await stores.graph.cards(ids);
  const scaled = ranking.map((ranked) => ({ ...ranked, score: ranked.score * search.confidence }));
  const hits = toHits(scaled, cards, (id) => layout.tiers.get(id) ?? null, surroundings);
  const graphMs = lap();
  return {
    hits,
    explorable: surroundings.explorable,
    ...distances(hits),
    timings: { embedMs, searchMs, graphMs, totalMs: embedMs + searchMs + graphMs },
    traceId: `trace-${fingerprint({ query, at: parts.clock.now() }).slice(0, 16)}`,
    graphExpanded: depth > 0,
  };
}

async function embedQuery({ embedder }: MemoryParts, text: string): Promise<Float32Array> {
  const { vectors } = await embedder.embed([text], "query");
  return vectors[0] ?? new Float32Array(embedder.dimensions);
}

interface Seeds {
  readonly seeds: Scores;
  readonly cosines: Scores;
  readonly confidence: number;
}

async function findSeeds(
  parts: MemoryParts,
  layout: Layout,
  query: RecallQuery,
  vector: Float32Array,
): Promise<Seeds> {
  if (query.fromNodes !== undefined) {
    return { seeds: new Map(query.fromNodes.map((id) => [id, 1])), cosines: new Map(), confidence: 1 };
  }
  const { levels } = parts;
  const termsOf = (text: string): readonly string[] => [
    ...parts.segmenter.terms(text),
    ...(level(levels, "recall.entities") ? layout.findMentions(text) : []),
  ];
  const sought = {
    terms: termsOf(query.text),
    parts: (query.concepts ?? partsOf(query.text, detectLanguage(query.text)))
      .map(termsOf)
      .filter((terms) => query.concepts !== undefined || terms.length >= fewestTermsOfPart),
    vector,
  };
  const { fused, cosines, confidence } = await findCandidates(sought, parts.stores, levels);
  const inContext = addSessionContext(fused, layout.sessionOf, level(levels, "recall.session_weight"));
  return {
    seeds: smooth(inContext, layout.neighbours, level(levels, "recall.neighbours")),
    cosines,
    confidence,
  };
}

function relationsWanted(query: RecallQuery): readonly Wanted[] {
  return query.relations === undefined
    ? intentOf(query.text, detectLanguage(query.text))
    : wantedOf(query.relations);
}

const hopsOf = ({ depth }: RecallQuery, levels: Levels): number =>
  level(levels, "graph.enabled") ? (depth ?? level(levels, "recall.depth")) : 0;

/** The cards that may be in the answer, none that nothing speaks for: the best by score, more of them when something else orders them. */
function poolOf(scores: Scores, limit: number, levels: Levels): Scores {
  const size = level(levels, "recall.rank_by") === "fused" ? limit : Math.max(limit, distancePool);
  const fitting = byScore(scores).filter(([, score]) => score > 0);
  return new Map(fitting.slice(0, size));
}

function distances(hits: readonly RecallHit[]) {
  const all = hits.map((hit) => hit.hDistance ?? 1);
  const first = all.slice(0, averagedHits);
  const average = first.length === 0 ? null : first.reduce((sum, h) => sum + h, 0) / first.length;
  return {
    hDistanceAverage: average,
    hDistanceMinimum: all.length === 0 ? null : Math.min(...all),
    closeToTarget: average !== null && average < closeDistance,
  };
}

function stopwatch(clock: Clock): () => number {
  let last = clock.monotonicMs();
  return () => {
    const now = clock.monotonicMs();
    const lap = now - last;
    last = now;
    return lap;
  };
}
