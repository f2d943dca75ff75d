import type { CardId, SessionId } from "../../core/ids.ts";
import type { Card } from "../../domain/card.ts";
import { notFound } from "../../domain/not-found.ts";
import { compareReadingOrder, readingPosition } from "../../domain/reading-order.ts";
import { CardCache } from "./card-cache.ts";
import type { KuzuConnection } from "./connection.ts";
import { charactersIn, inParts, transactionLimits } from "./parts.ts";
import { fromCardRow, type TextRow, toCardRow } from "./rows.ts";
import { cardTable, extractedFrom, mentions } from "./schema.ts";
import { inBatches } from "./statements.ts";
import { CardOrder } from "./stored-nodes.ts";
import { createEdges, deleteEdgesOf } from "./write-edges.ts";
import { writeNodes } from "./write-nodes.ts";

const cardColumns = Object.keys(cardTable.columns)
  .map((name) => `card.${name} AS ${name}`)
  .join(", ");

/** The card table with its edges to sessions and entities. */
export class StoredCards {
  readonly #connection: KuzuConnection;
  readonly #directory: string;
  readonly #cache = new CardCache();
  readonly #order: CardOrder;

  constructor(connection: KuzuConnection, directory: string) {
    this.#connection = connection;
    this.#directory = directory;
    this.#order = new CardOrder(connection);
  }

  /** The cards when all of them are in memory. */
  recent(ids: readonly CardId[]): readonly Card[] | undefined {
    const cards = ids.flatMap((id) => this.#cache.get(id) ?? []);
    return cards.length === ids.length ? cards : undefined;
  }

  async get(ids: readonly CardId[]): Promise<readonly Card[]> {
    const known = await this.#order.load();
    const found = new Map<string, Card>();
    const missing: CardId[] = [];
    for (const id of new Set(ids)) {
      const card = this.#cache.get(id);
      if (card !== undefined) found.set(id, card);
      else if (known.has(id)) missing.push(id);
    }
    const select = `UNWIND $ids AS id MATCH (card:Card {id: id}) RETURN ${cardColumns}`;
    await inBatches(missing, async (batch) => {
      for (const card of (await this.#connection.run(select, { ids: batch })).map(fromCardRow)) {
        found.set(card.id, card);
        this.#cache.put(card);
      }
    });
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async all(): Promise<readonly Card[]> {
    const rows = await this.#connection.run(`MATCH (card:Card) RETURN ${cardColumns}`);
    return rows
      .map(fromCardRow)
      .map((card) => ({ card, position: readingPosition(card) }))
      .sort((a, b) => compareReadingOrder(a.position, b.position))
      .map(({ card }) => card);
  }

  async inReadingOrder(): Promise<readonly { readonly id: CardId; readonly session: SessionId }[]> {
    return this.#order.sorted();
  }

  async refuseUnknown(ids: Iterable<CardId>): Promise<void> {
    const known = await this.#order.load();
    for (const id of ids) if (!known.has(id)) throw notFound("card", id);
  }

  async put(cards: readonly Card[]): Promise<void> {
    const latest = [...new Map(cards.map((card) => [card.id, card])).values()];
    const rows = latest.map((card) => ({ card, row: toCardRow(card) }));
    for (const part of inParts(rows, transactionLimits, ({ row }) => charactersIn(row))) {
      await this.#putPart(part);
    }
  }

  async #putPart(part: readonly { readonly card: Card; readonly row: TextRow }[]): Promise<void> {
    const cards = part.map(({ card }) => card);
    const known = await this.#order.load();
    const replaced = cards.filter(({ id }) => known.has(id)).map(({ id }) => id);
    await this.#connection.transaction(async () => {
      await writeNodes(this.#connection, this.#directory, {
        table: cardTable,
        rows: part.map(({ row }) => row),
        isKnown: (id) => known.has(id),
      });
      for (const [table, targets] of edgesOfRecord) {
        await deleteEdgesOf(this.#connection, table, replaced);
        const edges = cards.flatMap((card) =>
          [...new Set(targets(card))].map((target) => ({ from: card.id, to: target })),
        );
        await createEdges(this.#connection, this.#directory, { table, rows: edges });
      }
    });
    for (const { id } of cards) this.#cache.remove(id);
    await this.#order.put(cards.map(readingPosition));
  }

  /** Runs within a transaction of the caller, who calls `forget` when it is through. */
  async deleteRows(ids: readonly CardId[]): Promise<void> {
    const remove = "UNWIND $ids AS id MATCH (card:Card {id: id}) DETACH DELETE card";
    await inBatches(ids, (batch) => this.#connection.run(remove, { ids: batch }));
  }

  async forget(ids: readonly CardId[]): Promise<void> {
    for (const id of ids) this.#cache.remove(id);
    await this.#order.remove(ids);
  }
}

const edgesOfRecord = [
  [extractedFrom, (card: Card): readonly string[] => [card.session]],
  [mentions, (card: Card): readonly string[] => card.entities],
] as const;
