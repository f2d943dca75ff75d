import type { CardId } from "../../core/ids.ts";
import type { LinkReader } from "./link-reader.ts";

/**
 * The cards from `start` to the nearest goal, both included, over the fewest links (ties by id); undefined when
 * no goal is within `maxHops`.
 */
export async function shortestPath(
  links: LinkReader,
  start: CardId,
  goals: ReadonlySet<CardId>,
  maxHops: number = Number.POSITIVE_INFINITY,
): Promise<readonly CardId[] | undefined> {
  const cameFrom = new Map<CardId, CardId | null>([[start, null]]);
  let edge: readonly CardId[] = [start];
  for (let hops = 0; edge.length > 0; hops++) {
    const goal = edge.find((card) => goals.has(card));
    if (goal !== undefined) return pathTo(goal, cameFrom);
    if (hops === maxHops || goals.size === 0) return undefined;
    edge = await nextEdge(links, edge, cameFrom);
  }
  return undefined;
}

async function nextEdge(
  links: LinkReader,
  edge: readonly CardId[],
  cameFrom: Map<CardId, CardId | null>,
): Promise<readonly CardId[]> {
  const next: CardId[] = [];
  for (const at of edge) {
    for (const to of await links.neighbours(at)) {
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, at);
      next.push(to);
    }
  }
  return next;
}

function pathTo(goal: CardId, cameFrom: ReadonlyMap<CardId, CardId | null>): readonly CardId[] {
  const path: CardId[] = [];
  for (let at: CardId | null = goal; at !== null; at = cameFrom.get(at) ?? null) path.unshift(at);
  return path;
}
