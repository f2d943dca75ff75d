import type { EntityId } from "../core/ids.ts";
import type { Card, CardKind, CardOrder } from "../domain/card.ts";
import type { GraphStore } from "../ports/graph-store.ts";
import { entityNotFound, sessionNotFound } from "./missing.ts";

/** Which cards; what is left out does not narrow the choice. */
export interface CardSelection {
  readonly kind?: CardKind | undefined;
  readonly session?: string | undefined;
  /** A name or an alias, in any case. */
  readonly entity?: string | undefined;
  readonly sort: CardOrder;
  /** How many at most. */
  readonly limit: number;
}

export interface CardList {
  readonly cards: readonly Card[];
  /** How many there are without the limit. */
  readonly matching: number;
}

/** The cards of a selection. Throws `SESSION_NOT_FOUND`, `ENTITY_NOT_FOUND`. */
export async function listCards(
  graph: GraphStore,
  { kind, session, entity, sort, limit }: CardSelection,
): Promise<CardList> {
  if (session !== undefined) await requireSession(graph, session);
  const named = entity === undefined ? undefined : await entitiesCalled(graph, entity);
  const matching = (await graph.allCards())
    .filter((card) => kind === undefined || card.kind === kind)
    .filter((card) => session === undefined || card.session === session)
    .filter((card) => named === undefined || card.entities.some((id) => named.has(id)))
    .sort(comparators[sort]);
  return { cards: matching.slice(0, limit), matching: matching.length };
}

const comparators: Readonly<Record<CardOrder, (a: Card, b: Card) => number>> = {
  at: (a, b) => a.at.getTime() - b.at.getTime(),
  importance: (a, b) => b.importance - a.importance,
};

async function requireSession(graph: GraphStore, id: string): Promise<void> {
  const known = (await graph.sessions()).map((node) => node.id);
  if (!known.some((session) => session === id)) throw sessionNotFound(id, known);
}

async function entitiesCalled(graph: GraphStore, name: string): Promise<ReadonlySet<EntityId>> {
  const wanted = name.toLowerCase();
  const entities = await graph.entities();
  const called = entities.filter(({ label, aliases }) =>
    [label, ...aliases].some((form) => form.toLowerCase() === wanted),
  );
  if (called.length > 0) return new Set(called.map(({ id }) => id));
  throw entityNotFound(
    name,
    entities.flatMap(({ label, aliases }) => [label, ...aliases]),
  );
}
