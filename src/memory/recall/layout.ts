import type { CardId, SessionId } from "../../core/ids.ts";
import type { Tier } from "../../domain/card.ts";
import type { Stores } from "../parts.ts";
import { type FindMentions, mentionsOf } from "./mentions.ts";
import { type Neighbours, neighboursIn } from "./neighbours.ts";

/** What recall reads once: cheap facts about every card. */
export interface Layout {
  readonly neighbours: Neighbours;
  readonly sessionOf: ReadonlyMap<CardId, SessionId>;
  readonly findMentions: FindMentions;
  readonly tiers: Map<CardId, Tier>;
}

export async function readLayout({ graph, vectors }: Pick<Stores, "graph" | "vectors">): Promise<Layout> {
  const order = await graph.readingOrder();
  return {
    neighbours: neighboursIn(order),
    sessionOf: new Map(order.map(({ id, session }) => [id, session])),
    findMentions: mentionsOf(await graph.entities()),
    tiers: new Map((await vectors.rows()).map((row) => [row.id, row.tier])),
  };
}
