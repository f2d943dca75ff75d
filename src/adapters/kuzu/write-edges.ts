import { bulkLoad } from "./bulk-load.ts";
import type { KuzuConnection } from "./connection.ts";
import type { TextRow } from "./rows.ts";
import { customLinkTable, type EdgeTable, linkTableOf } from "./schema.ts";
import { assign, inBatches } from "./statements.ts";

/** From so many new edges on, loading a file is faster than creating them one by one. */
const bulkFrom = 120;

/** Adds edges, each with `from`, `to` and the table's columns. Both ends must exist, the edges must not. */
export async function createEdges(
  connection: KuzuConnection,
  directory: string,
  into: { readonly table: EdgeTable; readonly rows: readonly TextRow[] },
): Promise<void> {
  const { table, rows } = into;
  if (rows.length >= bulkFrom) {
    const columns = ["from", "to", ...Object.keys(table.columns)];
    await bulkLoad(connection, directory, { table: table.name, columns, rows });
    return;
  }
  const create =
    `MATCH (source:${table.from.name} {id: $from}), (target:${table.to.name} {id: $to}) ` +
    `CREATE (source)-[:${table.name} {${assign(table.columns, "", ": ", "$")}}]->(target)`;
  for (const row of rows) {
    const cells = ["from", "to", ...Object.keys(table.columns)].map((name) => [name, row[name] ?? ""]);
    await connection.run(create, Object.fromEntries(cells));
  }
}

/** Overwrites the properties of links that exist. */
export async function updateLinks(
  connection: KuzuConnection,
  table: EdgeTable,
  rows: readonly TextRow[],
): Promise<void> {
  const { type: _, ...columns } = table.columns;
  const update =
    "UNWIND $rows AS row " +
    `MATCH (:Card {id: row.from})-[edge:${table.name}]->(:Card {id: row.to}) ` +
    `${table === customLinkTable ? "WHERE edge.type = row.type " : ""}SET ${assign(columns, "edge.", " = ", "row.")}`;
  await inBatches(rows, (batch) => connection.run(update, { rows: batch }));
}

/** Takes every edge of this table away from these cards. */
export async function deleteEdgesOf(
  connection: KuzuConnection,
  table: EdgeTable,
  cards: readonly string[],
): Promise<void> {
  const remove = `UNWIND $ids AS id MATCH (:Card {id: id})-[edge:${table.name}]->(:${table.to.name}) DELETE edge`;
  await inBatches(cards, (batch) => connection.run(remove, { ids: batch }));
}

/** Rows of links by the table that holds their relation. */
export function byLinkTable(rows: readonly TextRow[]): ReadonlyMap<EdgeTable, readonly TextRow[]> {
  const groups = new Map<EdgeTable, TextRow[]>();
  for (const row of rows) {
    const table = linkTableOf(row.type ?? "");
    const group = groups.get(table) ?? [];
    group.push(row);
    groups.set(table, group);
  }
  return groups;
}
