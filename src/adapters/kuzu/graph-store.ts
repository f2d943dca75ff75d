import { constants } from "node:fs";
import { access, mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { createSerialQueue, type SerialQueue } from "../../core/concurrency.ts";
import type { CardId, SessionId } from "../../core/ids.ts";
import { compareText } from "../../core/order.ts";
import type { Card } from "../../domain/card.ts";
import type { Entity } from "../../domain/entity.ts";
import { type Link, linkKey } from "../../domain/link.ts";
import { notFound } from "../../domain/not-found.ts";
import type { GraphEngine, GraphFault, GraphStore, SessionNode } from "../../ports/graph-store.ts";
import type { Adjacency } from "./adjacency.ts";
import { type KuzuConnection, openConnection } from "./connection.ts";
import { openedHere, toOpenFailure } from "./failures.ts";
import { findFaults } from "./faults.ts";
import { charactersIn, inParts, transactionLimits } from "./parts.ts";
import { fromEntityRow, fromSessionRow, type TextRow, toEntityRow, toSessionRow } from "./rows.ts";
import { entityTable, type NodeTable, prepareSchema, sessionTable } from "./schema.ts";
import { StoredCards } from "./stored-cards.ts";
import { StoredLinks } from "./stored-links.ts";
import { KnownIds } from "./stored-nodes.ts";
import { writeNodes } from "./write-nodes.ts";

const openPaths = new Set<string>();
export const databaseFiles: Readonly<Record<GraphEngine, string>> = {
  kuzu: "graph.kz",
  ladybug: "graph.lbug",
};

/**
 * Opens the graph in `directory`, creating both when they are missing. One opening at a time, in this process
 * and in all others. Throws `STORE_LOCKED`, `STORE_READ_ONLY`, `STORE_VERSION`, `STORE_CORRUPT` or
 * `GRAPH_ENGINE_MISSING`.
 */
export async function openKuzuGraphStore(
  directory: string,
  engine: GraphEngine = "kuzu",
): Promise<GraphStore> {
  const path = join(await writableDirectory(directory), databaseFiles[engine]);
  if (openPaths.has(path)) throw openedHere(path);
  openPaths.add(path);
  let connection: KuzuConnection | undefined;
  try {
    connection = await openConnection(path, engine);
    await prepareSchema(connection, path);
    return new KuzuGraphStore(connection, { directory, closed: () => openPaths.delete(path) });
  } catch (failure) {
    await connection?.[Symbol.asyncDispose]();
    openPaths.delete(path);
    throw failure;
  }
}

async function writableDirectory(directory: string): Promise<string> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
    return await realpath(directory);
  } catch (cause) {
    throw toOpenFailure(cause, directory);
  }
}

/** Whatever touches the database waits in one queue; what memory holds is answered at once. */
class KuzuGraphStore implements GraphStore {
  readonly #connection: KuzuConnection;
  readonly #directory: string;
  readonly #closed: () => void;
  readonly #queue: SerialQueue = createSerialQueue();
  readonly #cards: StoredCards;
  readonly #links: StoredLinks;
  readonly #sessionIds: KnownIds;
  readonly #entityIds: KnownIds;
  #closing: Promise<void> | undefined;

  constructor(
    connection: KuzuConnection,
    place: { readonly directory: string; readonly closed: () => void },
  ) {
    this.#connection = connection;
    this.#directory = place.directory;
    this.#closed = place.closed;
    this.#cards = new StoredCards(connection, place.directory);
    this.#links = new StoredLinks(connection, place.directory);
    this.#sessionIds = new KnownIds(connection, sessionTable);
    this.#entityIds = new KnownIds(connection, entityTable);
  }

  putSessions(sessions: readonly SessionNode[]): Promise<void> {
    return this.#putNodes(sessionTable, this.#sessionIds, sessions.map(toSessionRow));
  }

  sessions(): Promise<readonly SessionNode[]> {
    return this.#allNodes(sessionTable, fromSessionRow);
  }

  putEntities(entities: readonly Entity[]): Promise<void> {
    return this.#putNodes(entityTable, this.#entityIds, entities.map(toEntityRow));
  }

  entities(): Promise<readonly Entity[]> {
    return this.#allNodes(entityTable, fromEntityRow);
  }

  async putCards(cards: readonly Card[]): Promise<void> {
    if (cards.length === 0) return;
    await this.#queue(async () => {
      const sessions = await this.#sessionIds.load();
      const entities = await this.#entityIds.load();
      for (const card of cards) {
        if (!sessions.has(card.session)) throw notFound("session", card.session);
        const unknown = card.entities.find((entity) => !entities.has(entity));
        if (unknown !== undefined) throw notFound("entity", unknown);
      }
      await this.#cards.put(cards);
    });
  }

  async putLinks(links: readonly Link[]): Promise<void> {
    if (links.length === 0) return;
    await this.#queue(async () => {
      await this.#cards.refuseUnknown(links.flatMap(({ from, to }) => [from, to]));
      await this.#links.put(links);
    });
  }

  async removeCards(ids: readonly CardId[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#queue(async () => {
      const adjacency = await this.#links.load();
      await this.#links.change(() => this.#cards.deleteRows(ids));
      await this.#cards.forget(ids);
      for (const id of ids) adjacency.removeLinksOf(id);
    });
  }

  async cards(ids: readonly CardId[]): Promise<readonly Card[]> {
    return this.#cards.recent(ids) ?? this.#queue(() => this.#cards.get(ids));
  }

  allCards(): Promise<readonly Card[]> {
    return this.#queue(() => this.#cards.all());
  }

  readingOrder(): Promise<readonly { readonly id: CardId; readonly session: SessionId }[]> {
    return this.#queue(() => this.#cards.inReadingOrder());
  }

  async allLinks(): Promise<readonly Link[]> {
    return sortByKey([...(await this.#adjacency()).links()]);
  }

  async linksAt(ids: readonly CardId[]): Promise<readonly Link[]> {
    const adjacency = await this.#adjacency();
    const places = new Set<number>();
    for (const id of ids) {
      const card = adjacency.cardNumber(id);
      if (card !== undefined) adjacency.forEachPlace(card, (place) => places.add(place));
    }
    return sortByKey([...places].map((place) => adjacency.link(place)));
  }

  faults(): Promise<readonly GraphFault[]> {
    return this.#queue(async () =>
      findFaults(this.#connection, await this.#links.load(), await this.#cards.all()),
    );
  }

  [Symbol.asyncDispose](): Promise<void> {
    this.#closing ??= this.#queue(async () => {
      try {
        await this.#links.save();
      } finally {
        await this.#connection[Symbol.asyncDispose]();
        this.#closed();
      }
    });
    return this.#closing;
  }

  async #adjacency(): Promise<Adjacency> {
    return this.#links.loaded ?? this.#queue(() => this.#links.load());
  }

  async #putNodes(table: NodeTable, ids: KnownIds, rows: readonly TextRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.#queue(async () => {
      const known = await ids.load();
      const latest = [...new Map(rows.map((row) => [row.id ?? "", row])).values()];
      for (const part of inParts(latest, transactionLimits, charactersIn)) {
        await this.#connection.transaction(() =>
          writeNodes(this.#connection, this.#directory, {
            table,
            rows: part,
            isKnown: (id) => known.has(id),
          }),
        );
        for (const { id } of part) if (id !== undefined) known.add(id);
      }
    });
  }

  async #allNodes<Node extends { readonly id: string }>(
    table: NodeTable,
    fromRow: (row: unknown) => Node,
  ): Promise<readonly Node[]> {
    const columns = Object.keys(table.columns).map((name) => `node.${name} AS ${name}`);
    const rows = await this.#queue(() =>
      this.#connection.run(`MATCH (node:${table.name}) RETURN ${columns.join(", ")}`),
    );
    return rows.map(fromRow).sort((a, b) => compareText(a.id, b.id));
  }
}

function sortByKey(links: readonly Link[]): Link[] {
  return links
    .map((link) => ({ link, key: linkKey(link) }))
    .sort((a, b) => compareText(a.key, b.key))
    .map(({ link }) => link);
}
