import type { CardId, SessionId } from "../../core/ids.ts";
import type { Scores } from "./candidates.ts";

/** The cards before and after each card in its own session. */
export type Neighbours = ReadonlyMap<CardId, readonly CardId[]>;

export function neighboursIn(
  order: readonly { readonly id: CardId; readonly session: SessionId }[],
): Neighbours {
  const neighbours = new Map<CardId, CardId[]>(order.map(({ id }) => [id, []]));
  order.forEach((card, position) => {
    const next = order[position + 1];
    if (next === undefined || next.session !== card.session) return;
    neighbours.get(card.id)?.push(next.id);
    neighbours.get(next.id)?.push(card.id);
  });
  return neighbours;
}

/** Each card gains `share` of the scores of its neighbours, which may bring in cards that had none. */
export function smooth(scores: Scores, neighbours: Neighbours, share: number): Scores {
  if (share === 0) return scores;
  const smoothed = new Map(scores);
  for (const [id, score] of scores) {
    for (const neighbour of neighbours.get(id) ?? []) {
      smoothed.set(neighbour, (smoothed.get(neighbour) ?? 0) + share * score);
    }
  }
  return smoothed;
}
