import type { Card } from "../domain/card.ts";
import { type Link, otherEnd } from "../domain/link.ts";
import type { GraphStore } from "../ports/graph-store.ts";
import { navigate } from "./navigate.ts";
import { requireTwoCards } from "./require-card.ts";

/** One link walked, and the card that it leads to. */
export interface Step {
  readonly link: Link;
  readonly to: Card;
}

export interface CardPaths {
  readonly from: Card;
  readonly to: Card;
  /** Best first, at most three; none when there is no way within the depth. */
  readonly paths: readonly { readonly score: number; readonly steps: readonly Step[] }[];
}

/** Finds ways between two cards. Throws `CARD_NOT_FOUND`, `USAGE_SAME_CARD`. */
export async function findPaths(
  graph: GraphStore,
  cards: readonly [string, string],
  options: { readonly maxDepth?: number } = {},
): Promise<CardPaths> {
  const [from, to] = await requireTwoCards(graph, cards);
  const found = await navigate(graph)(from.id, to.id, options);
  const ends = new Set(found.flatMap(({ links }) => links.flatMap((link) => [link.from, link.to])));
  const byId = new Map((await graph.cards([...ends])).map((card) => [card.id, card]));
  const walk = (links: readonly Link[]): readonly Step[] => {
    let at = from.id;
    return links.flatMap((link) => {
      at = otherEnd(at, link);
      const card = byId.get(at);
      return card === undefined ? [] : [{ link, to: card }];
    });
  };
  return { from, to, paths: found.map(({ score, links }) => ({ score, steps: walk(links) })) };
}
