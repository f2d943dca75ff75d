import { type CardKind, type Tier, tiers } from "../domain/card.ts";
import type { RelationName } from "../domain/link.ts";
import { type DistillState, distillStates } from "../ports/graph-store.ts";
import type { Stores } from "./parts.ts";

/** How much a store holds, layer by layer. */
export interface Status {
  readonly raw: {
    readonly sessions: number;
    readonly oldest: Date | null;
    readonly newest: Date | null;
    readonly byDistillState: Readonly<Record<DistillState, number>>;
  };
  readonly graph: {
    readonly cards: number;
    readonly entities: number;
    readonly links: number;
    readonly cardsByKind: Readonly<Partial<Record<CardKind, number>>>;
    readonly linksByRelation: Readonly<Partial<Record<RelationName, number>>>;
  };
  readonly index: { readonly total: number; readonly byTier: Readonly<Record<Tier, number>> };
}

export async function status({ graph, vectors }: Stores): Promise<Status> {
  const nodes = await graph.sessions();
  const cards = await graph.allCards();
  const links = await graph.allLinks();
  const rows = await vectors.rows();
  const times = nodes.map((node) => node.at.getTime()).sort((a, b) => a - b);
  const dateAt = (position: number): Date | null => {
    const time = times.at(position);
    return time === undefined ? null : new Date(time);
  };
  return {
    raw: {
      sessions: nodes.length,
      oldest: dateAt(0),
      newest: dateAt(-1),
      byDistillState: { ...zeros(distillStates), ...countBy(nodes.map((node) => node.distillState)) },
    },
    graph: {
      cards: cards.length,
      entities: (await graph.entities()).length,
      links: links.length,
      cardsByKind: countBy(cards.map((card) => card.kind)),
      linksByRelation: countBy(links.map((link) => link.relation)),
    },
    index: { total: rows.length, byTier: { ...zeros(tiers), ...countBy(rows.map((row) => row.tier)) } },
  };
}

function zeros<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
}

function countBy<Name extends string>(names: readonly Name[]): Partial<Record<Name, number>> {
  const counts: Partial<Record<Name, number>> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
