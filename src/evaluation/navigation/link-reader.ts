import type { CardId } from "../../core/ids.ts";
import { compareText } from "../../core/order.ts";
import type { Frontier, NeighboursOf } from "../../ports/memory-system.ts";

/** The links of a sealed store as navigation sees them. */
export interface LinkReader {
  /** The cards one link away with their distance to the goal text (0 to 1), nearest first, then by id. */
  frontier(
    at: CardId,
    goalText: string,
  ): Promise<readonly { readonly to: CardId; readonly hDistance: number }[]>;
  /** The cards one link away, by id. Read once for each card. */
  neighbours(at: CardId): Promise<readonly CardId[]>;
}

/** Reads links through a memory's facets; without `neighbours`, `anyText` stands for the goal where none is in play. */
export function createLinkReader(
  { frontier, neighbours }: { readonly frontier: Frontier; readonly neighbours?: NeighboursOf | undefined },
  anyText: string,
): LinkReader {
  const known = new Map<CardId, readonly CardId[]>();
  const readFrontier: LinkReader["frontier"] = async (at, goalText) => {
    const nearest = new Map<CardId, number>();
    for (const { to, hDistance } of await frontier(at, goalText)) {
      nearest.set(to, Math.min(hDistance, nearest.get(to) ?? Number.POSITIVE_INFINITY));
    }
    return [...nearest]
      .map(([to, hDistance]) => ({ to, hDistance }))
      .sort((a, b) => a.hDistance - b.hDistance || compareText(a.to, b.to));
  };
  return {
    frontier: readFrontier,
    neighbours: async (at) => {
      const cached = known.get(at);
      if (cached !== undefined) return cached;
      const ends = neighbours ? await neighbours(at) : (await readFrontier(at, anyText)).map(({ to }) => to);
      const cards = [...ends].sort();
      known.set(at, cards);
      return cards;
    },
  };
}
