import type { CardId } from "../../core/ids.ts";
import type { Link, RelationName } from "../../domain/link.ts";
import type { Explorable } from "../../domain/recall.ts";
import type { GraphStore } from "../../ports/graph-store.ts";
import type { Wanted } from "./intent.ts";

/** What lies around the hits: neighbours of each, and the relations that lead away from all of them. */
export interface Surroundings {
  readonly related: ReadonlyMap<CardId, readonly CardId[]>;
  readonly explorable: readonly Explorable[];
}

const relatedPerHit = 10;

export async function describeSurroundings(
  graph: GraphStore,
  hits: readonly CardId[],
  wanted: readonly Wanted[],
): Promise<Surroundings> {
  const links = await graph.linksAt(hits);
  const inside = new Set(hits);
  const heaviestFirst = [...links].sort((a, b) => b.weight - a.weight);
  const related = new Map(hits.map((id) => [id, otherEnds(id, heaviestFirst).slice(0, relatedPerHit)]));
  return { related, explorable: countRelations(links, inside, wanted) };
}

function otherEnds(id: CardId, links: readonly Link[]): CardId[] {
  const ends = links.flatMap((link) => (link.from === id ? [link.to] : link.to === id ? [link.from] : []));
  return [...new Set(ends)];
}

function countRelations(
  links: readonly Link[],
  inside: ReadonlySet<CardId>,
  wanted: readonly Wanted[],
): readonly Explorable[] {
  const targets = new Map<RelationName, Set<CardId>>();
  for (const { from, to, relation } of links) {
    const outside = [from, to].filter((end) => !inside.has(end));
    if (outside.length === 0) continue;
    const known = targets.get(relation) ?? new Set();
    targets.set(relation, known);
    for (const end of outside) known.add(end);
  }
  const similarity = (relation: RelationName): number | null =>
    wanted.length === 0 ? null : wanted.some((want) => want.relation === relation) ? 1 : 0;
  return [...targets]
    .map(([relation, ends]) => ({ relation, count: ends.size, similarityToQuery: similarity(relation) }))
    .sort((a, b) => (b.similarityToQuery ?? 0) - (a.similarityToQuery ?? 0) || b.count - a.count);
}
