import type { CardId, EntityId, SessionId } from "../../core/ids.ts";
import { compareText } from "../../core/order.ts";
import type { Card } from "../../domain/card.ts";
import type { Entity } from "../../domain/entity.ts";
import { type Link, linkKey } from "../../domain/link.ts";
import { notFound } from "../../domain/not-found.ts";
import { compareReadingOrder, readingPosition } from "../../domain/reading-order.ts";
import type { GraphStore, SessionNode } from "../../ports/graph-store.ts";

export const createInMemoryGraphStore = (): GraphStore => new InMemoryGraphStore();

class InMemoryGraphStore implements GraphStore {
  readonly #sessions = new Map<SessionId, SessionNode>();
  readonly #entities = new Map<EntityId, Entity>();
  readonly #cards = new Map<CardId, Card>();
  /** By link key. */
  readonly #links = new Map<string, Link>();
  /** Keys of the links at a card. */
  readonly #keysAt = new Map<CardId, Set<string>>();

  async putSessions(sessions: readonly SessionNode[]): Promise<void> {
    for (const session of sessions) this.#sessions.set(session.id, session);
  }

  async sessions(): Promise<readonly SessionNode[]> {
    return [...this.#sessions.values()].sort((a, b) => compareText(a.id, b.id));
  }

  async putEntities(entities: readonly Entity[]): Promise<void> {
    for (const entity of entities) this.#entities.set(entity.id, entity);
  }

  async entities(): Promise<readonly Entity[]> {
    return [...this.#entities.values()].sort((a, b) => compareText(a.id, b.id));
  }

  async putCards(cards: readonly Card[]): Promise<void> {
    for (const card of cards) {
      if (!this.#sessions.has(card.session)) throw notFound("session", card.session);
      const unknown = card.entities.find((entity) => !this.#entities.has(entity));
      if (unknown !== undefined) throw notFound("entity", unknown);
    }
    for (const card of cards) this.#cards.set(card.id, card);
  }

  async putLinks(links: readonly Link[]): Promise<void> {
    for (const card of links.flatMap(({ from, to }) => [from, to])) {
      if (!this.#cards.has(card)) throw notFound("card", card);
    }
    for (const link of links) {
      const key = linkKey(link);
      this.#links.set(key, link);
      for (const card of [link.from, link.to]) {
        this.#keysAt.set(card, (this.#keysAt.get(card) ?? new Set()).add(key));
      }
    }
  }

  async removeCards(ids: readonly CardId[]): Promise<void> {
    for (const id of ids) {
      this.#cards.delete(id);
      for (const link of await this.linksAt([id])) {
        this.#links.delete(linkKey(link));
        for (const card of [link.from, link.to]) this.#keysAt.get(card)?.delete(linkKey(link));
      }
    }
  }

  async cards(ids: readonly CardId[]): Promise<readonly Card[]> {
    return ids.flatMap((id) => this.#cards.get(id) ?? []);
  }

  async allCards(): Promise<readonly Card[]> {
    return [...this.#cards.values()].sort((a, b) =>
      compareReadingOrder(readingPosition(a), readingPosition(b)),
    );
  }

  async readingOrder(): Promise<readonly { readonly id: CardId; readonly session: SessionId }[]> {
    return (await this.allCards()).map(({ id, session }) => ({ id, session }));
  }

  async allLinks(): Promise<readonly Link[]> {
    return [...this.#links].sort(([a], [b]) => compareText(a, b)).map(([, link]) => link);
  }

  async linksAt(ids: readonly CardId[]): Promise<readonly Link[]> {
    const keys = new Set(ids.flatMap((id) => [...(this.#keysAt.get(id) ?? [])]));
    return [...keys].sort(compareText).flatMap((key) => this.#links.get(key) ?? []);
  }

  async faults(): Promise<readonly []> {
    return [];
  }

  async [Symbol.asyncDispose](): Promise<void> {}
}
