import type { Card } from "../domain/card.ts";
import type { Entity } from "../domain/entity.ts";
import { directionAt, type Link, type LinkDirection, otherEnd } from "../domain/link.ts";
import type { GraphStore } from "../ports/graph-store.ts";
import { requireCard } from "./require-card.ts";

/** A link as it is seen from one of its cards. */
export interface LinkAtCard {
  readonly link: Link;
  readonly direction: LinkDirection;
  readonly other: Card;
}

export interface ShownCard {
  readonly card: Card;
  readonly entities: readonly Entity[];
  /** Out, in, then those without a direction; the heaviest first. */
  readonly links: readonly LinkAtCard[];
}

const directionOrder: readonly LinkDirection[] = ["out", "in", "both"];

/** A card with everything that the graph knows of it. Throws `CARD_NOT_FOUND`. */
export async function showCard(graph: GraphStore, id: string): Promise<ShownCard> {
  const card = await requireCard(graph, id);
  const mentioned = new Set(card.entities);
  const entities = (await graph.entities()).filter((entity) => mentioned.has(entity.id));
  const links = await graph.linksAt([card.id]);
  const others = await graph.cards([...new Set(links.map((link) => otherEnd(card.id, link)))]);
  const byId = new Map(others.map((other) => [other.id, other]));
  const seen = links.flatMap((link) => {
    const other = byId.get(otherEnd(card.id, link));
    return other === undefined ? [] : [{ link, direction: directionAt(card.id, link), other }];
  });
  return { card, entities, links: seen.sort(compareLinks) };
}

const compareLinks = (a: LinkAtCard, b: LinkAtCard): number =>
  directionOrder.indexOf(a.direction) - directionOrder.indexOf(b.direction) || b.link.weight - a.link.weight;
