import type { Table } from "@lancedb/lancedb";

/** Below so many rows an exact search takes less than some 10 ms at 1,024 dimensions, and no index is needed. */
const indexFromRows = 1000;
const filterColumns = ["namespace", "tier", "kind"];

/** Builds the indexes that a table of this size profits from, or takes new rows into those that it has. */
export async function buildIndexes(table: Table): Promise<void> {
  const indexed = new Set((await table.listIndices()).flatMap(({ columns }) => columns));
  const searchable = await table.countRows("vector IS NOT NULL");
  if (searchable >= indexFromRows) await createMissing(table, indexed);
  await table.optimize();
}

async function createMissing(table: Table, indexed: ReadonlySet<string>): Promise<void> {
  const { Index } = await import("@lancedb/lancedb");
  if (!indexed.has("vector")) {
    await table.createIndex("vector", { config: Index.hnswSq({ distanceType: "cosine", numPartitions: 1 }) });
  }
  if (!indexed.has("id")) await table.createIndex("id", { config: Index.btree() });
  for (const column of filterColumns) {
    if (!indexed.has(column)) await table.createIndex(column, { config: Index.bitmap() });
  }
}
