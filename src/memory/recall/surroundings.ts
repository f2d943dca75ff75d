import type { CardId } from "../../core/ids.ts";
import type { Link, RelationName } from "../../domain/link.ts";
import type { Explorable } from "../../domain/recall.ts";
import type { GraphStore } from "../../ports/graph-store.ts";

/** What lies around the hits: neighbours of each, and the relations that lead away from all of them. */
export interface Surroundings {
  readonly related: ReadonlyMap<CardId, readonly CardId[]>;
  readonly explorable: readonly Explorable[];
}

/**
 * How near each relation is to the question: to the relations asked for, whichever way it is walked, or else its
 * cosine to the concepts; nothing for a question without either (KA-57).
 */
export type SimilarityToQuery = (
  relations: readonly RelationName[],
) => Promise<ReadonlyMap<RelationName, number>>;

const relatedPerHit = 10;

export async function describeSurroundings(
  graph: GraphStore,
  hits: readonly CardId[],
  similarityOf: SimilarityToQuery,
): Promise<Surroundings> {
  const links = await graph.linksAt(hits);
  const inside = new Set(hits);
  const heaviestFirst = [...links].sort((a, b) => b.weight - a.weight);
  const related = new Map(hits.map((id) => [id, otherEnds(id, heaviestFirst).slice(0, relatedPerHit)]));
  const counted = countRelations(links, inside);
  const similarities = await similarityOf([...counted.keys()]);
  const explorable = [...counted]
    .map(([relation, count]) => ({ relation, count, similarityToQuery: similarities.get(relation) ?? null }))
    .sort((a, b) => (b.similarityToQuery ?? 0) - (a.similarityToQuery ?? 0) || b.count - a.count);
  return { related, explorable };
}

function otherEnds(id: CardId, links: readonly Link[]): CardId[] {
  const ends = links.flatMap((link) => (link.from === id ? [link.to] : link.to === id ? [link.from] : []));
  return [...new Set(ends)];
}

/** How many cards outside the hits each relation leads to. */
function countRelations(
  links: readonly Link[],
  inside: ReadonlySet<CardId>,
): ReadonlyMap<RelationName, number> {
  const targets = new Map<RelationName, Set<CardId>>();
  for (const { from, to, relation } of links) {
    const outside = [from, to].filter((end) => !inside.has(end));
    if (outside.length === 0) continue;
    const known = targets.get(relation) ?? new Set();
    targets.set(relation, known);
    for (const end of outside) known.add(end);
  }
  return new Map([...targets].map(([relation, ends]) => [relation, ends.size]));
}
