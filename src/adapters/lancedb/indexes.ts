import type { Table } from "@lancedb/lancedb";
import { systemClock } from "../../core/clock.ts";

/** Below so many rows an exact search takes less than some 10 ms at 1,024 dimensions, and no index is needed. */
const indexFromRows = 1000;
const filterColumns = ["namespace", "tier", "kind"];
/** Longer than any search that may still read an old version of the table. */
const keepVersionsMs = 5 * 60_000;

/**
 * Builds the indexes that a table of this size profits from, or takes new rows into those that it has. Files are
 * merged first: an index over hundreds of small ones takes many times as long.
 */
export async function buildIndexes(table: Table): Promise<void> {
  // The age of files on disk is wall time, whatever time the memory lives in.
  await table.optimize({ cleanupOlderThan: new Date(systemClock.now().getTime() - keepVersionsMs) });
  const searchable = await table.countRows("vector IS NOT NULL");
  if (searchable >= indexFromRows) await createMissing(table);
}

async function createMissing(table: Table): Promise<void> {
  const { Index } = await import("@lancedb/lancedb");
  const indexed = new Set((await table.listIndices()).flatMap(({ columns }) => columns));
  if (!indexed.has("vector")) {
    await table.createIndex("vector", { config: Index.hnswSq({ distanceType: "cosine", numPartitions: 1 }) });
  }
  if (!indexed.has("id")) await table.createIndex("id", { config: Index.btree() });
  for (const column of filterColumns) {
    if (!indexed.has(column)) await table.createIndex(column, { config: Index.bitmap() });
  }
}
