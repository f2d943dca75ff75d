import type { CardId, SessionId } from "../../core/ids.ts";
import { compareReadingOrder, type ReadingPosition } from "../../domain/reading-order.ts";
import type { KuzuConnection } from "./connection.ts";
import { fromPositionRow } from "./rows.ts";
import type { NodeTable } from "./schema.ts";

/** The ids in a node table, read once. */
export class KnownIds {
  readonly #connection: KuzuConnection;
  readonly #table: NodeTable;
  #ids: Set<string> | undefined;

  constructor(connection: KuzuConnection, table: NodeTable) {
    this.#connection = connection;
    this.#table = table;
  }

  async load(): Promise<Set<string>> {
    if (this.#ids === undefined) {
      const rows = await this.#connection.run(`MATCH (node:${this.#table.name}) RETURN node.id AS id`);
      this.#ids = new Set(rows.map(({ id }) => String(id)));
    }
    return this.#ids;
  }
}

interface SessionCard {
  readonly id: CardId;
  readonly session: SessionId;
}

/** Which cards there are and in which order they are read; read once. */
export class CardOrder {
  readonly #connection: KuzuConnection;
  #positions: Map<CardId, ReadingPosition> | undefined;
  #sorted: readonly SessionCard[] | undefined;

  constructor(connection: KuzuConnection) {
    this.#connection = connection;
  }

  async load(): Promise<ReadonlyMap<string, ReadingPosition>> {
    return this.#load();
  }

  async sorted(): Promise<readonly SessionCard[]> {
    this.#sorted ??= [...(await this.#load()).values()]
      .sort(compareReadingOrder)
      .map(({ id, session }) => ({ id, session }));
    return this.#sorted;
  }

  async put(positions: readonly ReadingPosition[]): Promise<void> {
    const all = await this.#load();
    for (const position of positions) all.set(position.id, position);
    this.#sorted = undefined;
  }

  async remove(ids: readonly CardId[]): Promise<void> {
    const all = await this.#load();
    for (const id of ids) all.delete(id);
    this.#sorted = undefined;
  }

  async #load(): Promise<Map<CardId, ReadingPosition>> {
    if (this.#positions === undefined) {
      const rows = await this.#connection.run(
        "MATCH (card:Card) RETURN card.id AS id, card.session AS session, " +
          "card.first_turn AS turn, card.first_start AS start",
      );
      this.#positions = new Map(rows.map(fromPositionRow).map((position) => [position.id, position]));
    }
    return this.#positions;
  }
}
