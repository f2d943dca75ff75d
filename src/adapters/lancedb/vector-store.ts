import type { Connection, Table } from "@lancedb/lancedb";
import { createSerialQueue, type SerialQueue } from "../../core/concurrency.ts";
import { StoreError } from "../../core/errors.ts";
import type { CardId } from "../../core/ids.ts";
import { compareText } from "../../core/order.ts";
import type { Tier } from "../../domain/card.ts";
import type { VectorFilter, VectorRecord, VectorStore } from "../../ports/vector-store.ts";
import { bindEmbedder, type EmbedderBinding } from "./embedder-binding.ts";
import { orStoreError } from "./failures.ts";
import { isOneOf, toExpression } from "./filter-expression.ts";
import { buildIndexes } from "./indexes.ts";
import {
  fromArrowTable,
  fromArrowTableWithVectors,
  isZero,
  textColumnNames,
  toArrowTable,
  toNeighbours,
  vectorTableSchema,
} from "./vector-rows.ts";

const tableName = "cards";
const idsPerStatement = 500;
/** How many times more candidates than asked for are measured exactly when the index answers. */
const refineFactor = 2;

type Neighbour = Awaited<ReturnType<VectorStore["nearest"]>>[number];

/**
 * Opens the vectors in `directory`, creating the table when it is missing. Throws `STORE_EMBEDDER_MISMATCH`,
 * `STORE_VERSION`, `STORE_CORRUPT` or `STORE_READ_ONLY`.
 */
export async function openLanceVectorStore(
  directory: string,
  binding: EmbedderBinding,
): Promise<VectorStore> {
  await bindEmbedder(directory, binding);
  const lancedb = await import("@lancedb/lancedb");
  const connection = await lancedb.connect(directory);
  const tables = await connection.tableNames();
  const table = tables.includes(tableName)
    ? await openTable(connection, directory)
    : await connection.createEmptyTable(tableName, vectorTableSchema(binding.dimensions));
  return new LanceVectorStore({ connection, table, directory }, binding.dimensions);
}

async function openTable(connection: Connection, directory: string): Promise<Table> {
  try {
    return await connection.openTable(tableName);
  } catch (cause) {
    throw new StoreError({
      code: "STORE_CORRUPT",
      message: "the table of vectors cannot be opened",
      hint: "make the index again with: alaya rebuild-l1",
      path: directory,
      details: { what: "vectors" },
      cause,
    });
  }
}

class LanceVectorStore implements VectorStore {
  readonly #connection: Connection;
  readonly #table: Table;
  readonly #directory: string;
  readonly #dimensions: number;
  readonly #write: SerialQueue = createSerialQueue();

  constructor(
    opened: { readonly connection: Connection; readonly table: Table; readonly directory: string },
    dimensions: number,
  ) {
    this.#connection = opened.connection;
    this.#table = opened.table;
    this.#directory = opened.directory;
    this.#dimensions = dimensions;
  }

  async upsert(records: readonly VectorRecord[]): Promise<void> {
    if (records.length === 0) return;
    for (const { vector } of records) if (vector !== null) this.#refuseOtherWidth(vector);
    const latest = [...new Map(records.map((record) => [record.id, record])).values()];
    await this.#change(async () => {
      const rows = await toArrowTable(latest, this.#dimensions);
      if ((await this.#table.countRows()) === 0) await this.#table.add(rows);
      else await this.#table.mergeInsert("id").whenMatchedUpdateAll().whenNotMatchedInsertAll().execute(rows);
    });
  }

  async remove(ids: readonly CardId[]): Promise<void> {
    await this.#change(async () => {
      for (const batch of batches(ids)) await this.#table.delete(isOneOf("id", batch));
    });
  }

  async setTier(ids: readonly CardId[], tier: Tier): Promise<void> {
    await this.#change(async () => {
      for (const batch of batches(ids))
        await this.#table.update({ where: isOneOf("id", batch), values: { tier } });
    });
  }

  async rows(): Promise<readonly Omit<VectorRecord, "vector">[]> {
    const answer = await orStoreError(this.#directory, () =>
      this.#table
        .query()
        .select([...textColumnNames])
        .toArrow(),
    );
    return fromArrowTable(answer).sort((a, b) => compareText(a.id, b.id));
  }

  async get(ids: readonly CardId[]): Promise<readonly VectorRecord[]> {
    const found = new Map<CardId, VectorRecord>();
    for (const batch of batches([...new Set(ids)])) {
      const answer = await orStoreError(this.#directory, () =>
        this.#table.query().where(isOneOf("id", batch)).toArrow(),
      );
      for (const record of fromArrowTableWithVectors(answer)) found.set(record.id, record);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** Equal similarities at the cut are all fetched, so that ids decide between them. */
  async nearest(
    vector: Float32Array,
    { limit, where = {} }: { readonly limit: number; readonly where?: VectorFilter },
  ): Promise<readonly Neighbour[]> {
    this.#refuseOtherWidth(vector);
    if (limit < 1 || isZero(vector)) return [];
    for (let wanted = limit + 1; ; wanted *= 2) {
      const found = await this.#search(vector, wanted, where);
      const isComplete = found.length < wanted || found.at(-1)?.similarity !== found[limit - 1]?.similarity;
      if (isComplete) return found.sort(bySimilarityThenId).slice(0, limit);
    }
  }

  async optimise(): Promise<void> {
    await this.#change(() => buildIndexes(this.#table));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#write(async () => {
      this.#table.close();
      this.#connection.close();
    });
  }

  #change(work: () => Promise<void>): Promise<void> {
    return this.#write(() => orStoreError(this.#directory, work));
  }

  async #search(vector: Float32Array, limit: number, where: VectorFilter): Promise<Neighbour[]> {
    const search = this.#table
      .query()
      .nearestTo(vector)
      .column("vector")
      .distanceType("cosine")
      .refineFactor(refineFactor)
      .select(["id", "_distance"])
      .limit(limit);
    const expression = toExpression(where);
    const wanted = expression === undefined ? search : search.where(expression);
    return toNeighbours(await orStoreError(this.#directory, () => wanted.toArrow()));
  }

  #refuseOtherWidth({ length }: Float32Array): void {
    if (length === this.#dimensions) return;
    throw new StoreError({
      code: "STORE_DIMENSIONS_MISMATCH",
      message: `the store holds vectors of ${this.#dimensions} dimensions, not of ${length}`,
      hint: "use the embedder that the store was opened for",
      details: { stored: this.#dimensions, given: length },
    });
  }
}

const bySimilarityThenId = (a: Neighbour, b: Neighbour): number =>
  b.similarity - a.similarity || compareText(a.id, b.id);

function* batches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += idsPerStatement) {
    yield items.slice(start, start + idsPerStatement);
  }
}
