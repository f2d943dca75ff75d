import { bulkLoad } from "./bulk-load.ts";
import type { KuzuConnection } from "./connection.ts";
import type { TextRow } from "./rows.ts";
import type { NodeTable } from "./schema.ts";
import { assign, inBatches } from "./statements.ts";

/** From so many new rows on, loading a file is faster than creating them by statement. */
const bulkFrom = 300;

/** Adds rows to a node table; those whose id `isKnown` are overwritten. Ids must differ. */
export async function writeNodes(
  connection: KuzuConnection,
  directory: string,
  into: {
    readonly table: NodeTable;
    readonly rows: readonly TextRow[];
    readonly isKnown: (id: string) => boolean;
  },
): Promise<void> {
  const { table, rows, isKnown } = into;
  const { id: _, ...others } = table.columns;
  const known = rows.filter((row) => isKnown(row.id ?? ""));
  const fresh = rows.filter((row) => !isKnown(row.id ?? ""));
  const overwrite = `UNWIND $rows AS row MATCH (node:${table.name} {id: row.id}) SET ${assign(others, "node.", " = ", "row.")}`;
  await inBatches(known, (batch) => connection.run(overwrite, { rows: batch }));
  if (fresh.length >= bulkFrom) {
    const columns = Object.keys(table.columns);
    await bulkLoad(connection, directory, { table: table.name, columns, rows: fresh });
    return;
  }
  const create = `UNWIND $rows AS row CREATE (:${table.name} {${assign(table.columns, "", ": ", "row.")}})`;
  await inBatches(fresh, (batch) => connection.run(create, { rows: batch }));
}
