import { quantile } from "simple-statistics";
import { openPlainExpansion } from "../../adapters/kuzu/plain-expansion.ts";
import { openPlainSearch } from "../../adapters/lancedb/plain-search.ts";
import type { Clock } from "../../core/clock.ts";
import type { VectorStore } from "../../ports/vector-store.ts";
import type { Composition } from "../compose.ts";
import { openUnlockedParts } from "../open-memory.ts";
import type { CardsSubject, Measures } from "./job.ts";
import { synthesise } from "./synthetic-sessions.ts";

const questionCount = 60;
const nearestCount = 20;
const seedCount = 20;

/** The same questions answered by plain means, and how much of the exact answer the index finds. */
export async function askPlainly(composition: Composition, subject: CardsSubject): Promise<Measures> {
  const { questions } = synthesise({ ...subject, questions: questionCount });
  const { asked, found, measures } = await searchStore(composition, questions);
  const exact = await searchPlainly(composition, asked);
  const expansion = await expandWithQueries(composition, exact.answers);
  const shares = exact.answers.map(
    (ids, index) => ids.filter((id) => found[index]?.has(id)).length / ids.length,
  );
  return {
    ...exact.measures,
    ...measures,
    ...expansion,
    "index-recall@20": shares.reduce((sum, share) => sum + share, 0) / shares.length,
  };
}

/** LanceDB without its index, and a loop over all vectors; both exact. */
async function searchPlainly({ clock, directory }: Composition, asked: readonly Float32Array[]) {
  await using plain = await openPlainSearch(directory.vectors);
  const brute = await timeEach(clock, asked, (vector) => plain.nearest(vector, nearestCount));
  const rows = (await plain.vectors()).map(({ id, vector }) => ({ id, vector: toUnitLength(vector) }));
  const loop = await timeEach(clock, asked, async (vector) => loopOver(rows, vector));
  return {
    answers: loop.results,
    measures: { ...spread("lancedb-exact", brute.ms), ...spread("plain-loop", loop.ms) },
  };
}

/** The store's own search, and links of seeds from memory, for the comparison in the same process. */
async function searchStore(composition: Composition, questions: readonly string[]) {
  const { directory, levels } = composition;
  const { stores, embedder } = await openUnlockedParts(composition, directory, levels);
  await using _open = stores;
  const { vectors: asked } = await embedder.embed(questions, "query");
  const { vectors, graph } = stores;
  const search = (vector: Float32Array) => vectors.nearest(vector, { limit: nearestCount });
  await warmUp(vectors, asked);
  const indexed = await timeEach(composition.clock, asked, search);
  const found = indexed.results.map((near) => new Set<string>(near.map(({ id }) => id)));
  const seeds = indexed.results.map((near) => near.slice(0, seedCount).map(({ id }) => id));
  await graph.linksAt(seeds[0] ?? []);
  const linked = await timeEach(composition.clock, seeds, (ids) => graph.linksAt(ids));
  return { asked, found, measures: { ...spread("index", indexed.ms), ...spread("links", linked.ms) } };
}

async function warmUp(vectors: VectorStore, asked: readonly Float32Array[]): Promise<void> {
  for (const vector of asked.slice(0, 10)) await vectors.nearest(vector, { limit: nearestCount });
}

/** One hop from the seeds over every relation, asked of the database. */
async function expandWithQueries(
  { clock, directory }: Composition,
  seeds: readonly (readonly string[])[],
): Promise<Measures> {
  await using graph = await openPlainExpansion(directory.graph, directory.graphEngine);
  const wanted = seeds.filter((ids) => ids.length > 0);
  const { ms } = await timeEach(clock, wanted, (ids) => graph.linksAt(ids));
  return spread("kuzu-expansion", ms);
}

interface Row {
  readonly id: string;
  readonly vector: Float32Array;
}

function toUnitLength(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return vector.map((value) => value / length);
}

/** Vectors are of unit length, so that the product is the cosine. */
function loopOver(rows: readonly Row[], query: Float32Array): readonly string[] {
  return rows
    .map(({ id, vector }) => {
      let score = 0;
      for (let at = 0; at < query.length; at++) score += (vector[at] ?? 0) * (query[at] ?? 0);
      return { id, score };
    })
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, nearestCount)
    .map(({ id }) => id);
}

async function timeEach<Item, Result>(
  clock: Clock,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<{ readonly results: readonly Result[]; readonly ms: readonly number[] }> {
  const results: Result[] = [];
  const ms: number[] = [];
  for (const item of items) {
    const start = clock.monotonicMs();
    results.push(await work(item));
    ms.push(clock.monotonicMs() - start);
  }
  return { results, ms };
}

const spread = (name: string, ms: readonly number[]): Measures => ({
  [`${name}-p50-ms`]: quantile([...ms], 0.5),
  [`${name}-p95-ms`]: quantile([...ms], 0.95),
});
