import { Field, FixedSizeList, Float32, Schema, type Table, Utf8 } from "apache-arrow";
import { z } from "zod";
import { cardId } from "../../core/ids.ts";
import { cardKinds, tiers } from "../../domain/card.ts";
import type { VectorRecord } from "../../ports/vector-store.ts";

/** The columns beside the vector, with what stands in them. */
const textColumns: readonly (readonly [name: string, of: (record: VectorRecord) => string])[] = [
  ["id", ({ id }) => id],
  ["namespace", ({ namespace }) => namespace],
  ["kind", ({ kind }) => kind],
  ["tier", ({ tier }) => tier],
  ["content_hash", ({ contentHash }) => contentHash],
];

export const textColumnNames: readonly string[] = textColumns.map(([name]) => name);

export const vectorTableSchema = (dimensions: number): Schema =>
  new Schema([
    ...textColumnNames.map((name) => new Field(name, new Utf8(), false)),
    new Field("vector", new FixedSizeList(dimensions, new Field("item", new Float32(), true)), true),
  ]);

/** Rows for writing; vectors that are null or all zeros become null. */
export async function toArrowTable(records: readonly VectorRecord[], dimensions: number): Promise<Table> {
  const { makeArrowTable } = await import("@lancedb/lancedb");
  const rows = records.map((record) => ({
    ...Object.fromEntries(textColumns.map(([name, of]) => [name, of(record)])),
    vector: record.vector === null || isZero(record.vector) ? null : record.vector,
  }));
  return makeArrowTable(rows, { schema: vectorTableSchema(dimensions) });
}

/** A vector without a direction has no cosine. */
export const isZero = (vector: Float32Array): boolean => vector.every((value) => value === 0);

const rowSchema = z
  .object({
    id: z.string().transform(cardId),
    namespace: z.string(),
    kind: z.enum(cardKinds),
    tier: z.enum(tiers),
    content_hash: z.string(),
  })
  .transform(({ content_hash, ...same }) => ({ ...same, contentHash: content_hash }));

const cells = (table: Table, row: number): Record<string, unknown> =>
  Object.fromEntries(textColumnNames.map((name) => [name, table.getChild(name)?.get(row)]));

const rowNumbers = (table: Table): number[] => Array.from({ length: table.numRows }, (_, row) => row);

export const fromArrowTable = (table: Table): Omit<VectorRecord, "vector">[] =>
  rowNumbers(table).map((row) => rowSchema.parse(cells(table, row)));

export function fromArrowTableWithVectors(table: Table): VectorRecord[] {
  const vectors = table.getChild("vector");
  return fromArrowTable(table).map((record, row) => {
    const vector: { toArray(): ArrayLike<number> } | null = vectors?.get(row) ?? null;
    return { ...record, vector: vector === null ? null : Float32Array.from(vector.toArray()) };
  });
}

/** Ids and similarities of a search's answer: the cosine, where the library gives one minus it. */
export function toNeighbours(
  table: Table,
): { readonly id: VectorRecord["id"]; readonly similarity: number }[] {
  const ids = table.getChild("id");
  const distances = table.getChild("_distance");
  return rowNumbers(table).map((row) => ({
    id: cardId(String(ids?.get(row))),
    similarity: Math.min(1, Math.max(-1, 1 - Number(distances?.get(row)))),
  }));
}
