import { UsageError } from "../core/errors.ts";
import { cardId } from "../core/ids.ts";
import type { Card } from "../domain/card.ts";
import type { GraphStore } from "../ports/graph-store.ts";
import { cardNotFound } from "./missing.ts";

/** The card of this id. Throws `CARD_NOT_FOUND`. */
export async function requireCard(graph: GraphStore, id: string): Promise<Card> {
  const [card] = await graph.cards([cardId(id)]);
  if (card !== undefined) return card;
  const known = await graph.readingOrder();
  throw cardNotFound(
    id,
    known.map((entry) => entry.id),
  );
}

/** Two different cards. Throws `CARD_NOT_FOUND`, `USAGE_SAME_CARD`. */
export async function requireTwoCards(
  graph: GraphStore,
  [first, second]: readonly [string, string],
): Promise<readonly [Card, Card]> {
  const cards = [await requireCard(graph, first), await requireCard(graph, second)] as const;
  if (first !== second) return cards;
  throw new UsageError({
    code: "USAGE_SAME_CARD",
    message: `the card ${first} is named twice`,
    hint: "name two different cards",
    details: { card: first },
  });
}
