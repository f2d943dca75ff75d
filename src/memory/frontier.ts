import type { CardId } from "../core/ids.ts";
import type { Frontier, NeighboursOf } from "../ports/memory-system.ts";
import { heuristicDistance } from "./navigation.ts";
import type { MemoryParts } from "./parts.ts";
import { cosinesTo, embedGoal } from "./recall/goal.ts";

/** The links at a card with the heuristic distance of their other ends to a goal text, nearest first. */
export function frontierOf(parts: MemoryParts): Frontier {
  return async (at, goal) => {
    const links = await parts.stores.graph.linksAt([at]);
    const ends = links.map((link) => (link.from === at ? link.to : link.from));
    const distances = await distancesTo(parts, ends, goal);
    return links
      .map((link, index) => {
        const to = ends[index] ?? at;
        return { link, to, hDistance: distances.get(to) ?? 1 };
      })
      .sort((a, b) => a.hDistance - b.hDistance || (a.to < b.to ? -1 : 1));
  };
}

async function distancesTo(parts: MemoryParts, cards: readonly CardId[], goal: string) {
  const { levels, stores } = parts;
  const wanted = { cards: [...new Set(cards)], known: new Map(), levels };
  const cosines = await cosinesTo(await embedGoal(parts, { text: goal }), stores.vectors, wanted);
  return new Map(
    cards.map((id) => {
      const position = { cosine: cosines?.get(id) ?? 0, relationSimilarity: null, depth: 1 };
      return [id, heuristicDistance(position, levels)];
    }),
  );
}

/** The cards that a link joins to a card. */
export function neighboursOf({ stores }: Pick<MemoryParts, "stores">): NeighboursOf {
  return async (at) => {
    const links = await stores.graph.linksAt([at]);
    return [...new Set(links.map((link) => (link.from === at ? link.to : link.from)))];
  };
}
