import { groupBy } from "../core/group-by.ts";
import { compareText } from "../core/order.ts";
import type { CardKind } from "../domain/card.ts";
import { coreRelations, isCore, isGeneric, type RelationName } from "../domain/link.ts";
import type { GraphStore } from "../ports/graph-store.ts";

export interface RelationUse {
  readonly relation: RelationName;
  readonly uses: number;
}

/** `generic`: says too little, better split; `frequent`: used so often that it could be a core relation. */
export type RelationRemark = "generic" | "frequent";

/** What the graph is made of. */
export interface Schema {
  readonly relations: {
    /** Every core relation, used or not. */
    readonly core: readonly RelationUse[];
    /** Most used first. */
    readonly custom: readonly (RelationUse & { readonly remark: RelationRemark | null })[];
    /** Edges between cards. */
    readonly total: number;
    /** Edges from cards to their sessions, which `total` leaves out. */
    readonly extractedFrom: number;
  };
  readonly nodeTypes: {
    /** Most frequent first; `share` of all cards, 0 to 1. */
    readonly kinds: readonly { readonly kind: CardKind; readonly cards: number; readonly share: number }[];
    readonly cards: number;
    readonly sessions: number;
    readonly entities: number;
  };
}

/** A custom relation used more often could be promoted (A-4.7.1-7). */
const mostUses = 100;

export async function schema(graph: GraphStore): Promise<Schema> {
  const links = await graph.allLinks();
  const cards = await graph.allCards();
  const uses = sizesOf(links, (link) => link.relation);
  return {
    relations: {
      core: coreRelations.map((relation) => ({ relation, uses: uses.get(relation) ?? 0 })),
      custom: mostFirst(uses)
        .filter(([relation]) => !isCore(relation))
        .map(([relation, count]) => ({ relation, uses: count, remark: remarkOn(relation, count) })),
      total: links.length,
      extractedFrom: cards.length,
    },
    nodeTypes: {
      kinds: mostFirst(sizesOf(cards, (card) => card.kind)).map(([kind, count]) => ({
        kind,
        cards: count,
        share: count / cards.length,
      })),
      cards: cards.length,
      sessions: (await graph.sessions()).length,
      entities: (await graph.entities()).length,
    },
  };
}

function remarkOn(relation: RelationName, uses: number): RelationRemark | null {
  if (isGeneric(relation)) return "generic";
  return uses > mostUses ? "frequent" : null;
}

const sizesOf = <Item, Name extends string>(
  items: readonly Item[],
  nameOf: (item: Item) => Name,
): ReadonlyMap<Name, number> =>
  new Map([...groupBy(items, nameOf)].map(([name, group]) => [name, group.length]));

const mostFirst = <Name extends string>(counts: ReadonlyMap<Name, number>): [Name, number][] =>
  [...counts].sort(([a, countA], [b, countB]) => countB - countA || compareText(a, b));
