import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { KuzuConnection } from "./connection.ts";
import type { TextRow } from "./rows.ts";

/** Unquoted or quoted, this text means null; an empty text must stay one. */
const nullText = "\u0001null\u0001";
const csvOptions = `(HEADER=false, PARALLEL=false, QUOTE='"', ESCAPE='"', NULL_STRINGS=["${nullText}"])`;

/** Appends rows to a table through a CSV file in `directory`, which is removed again. Rows must be new. */
export async function bulkLoad(
  connection: KuzuConnection,
  directory: string,
  into: { readonly table: string; readonly columns: readonly string[]; readonly rows: readonly TextRow[] },
): Promise<void> {
  const { table, columns, rows } = into;
  const path = join(directory, `load-${table}.csv`);
  const lines = rows.map((row) => columns.map((column) => quote(row[column] ?? "")).join(","));
  try {
    await writeFile(path, `${lines.join("\n")}\n`);
    await connection.run(`COPY ${table} FROM ${literal(path)} ${csvOptions}`);
  } finally {
    await rm(path, { force: true });
  }
}

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The path as a text of the query language; the loader would take wildcards in it for a pattern. */
function literal(path: string): string {
  const plain = path.replaceAll("\\", "/").replaceAll(/[*?[]/g, "[$&]");
  return `"${plain.replaceAll('"', '\\"')}"`;
}
