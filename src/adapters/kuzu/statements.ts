import type { Columns } from "./schema.ts";

const rowsPerStatement = 500;

/** Calls `run` with at most 500 rows at a time, never with none. */
export async function inBatches<Item>(
  items: readonly Item[],
  run: (batch: Item[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += rowsPerStatement) {
    await run(items.slice(start, start + rowsPerStatement));
  }
}

/** The part of a statement that gives each column its value from a text, such as `at_ms: CAST(row.at_ms AS INT64)`. */
export function assign(columns: Columns, target: string, between: string, source: string): string {
  return Object.entries(columns)
    .map(([name, type]) => {
      const value = type === "STRING" ? `${source}${name}` : `CAST(${source}${name} AS ${type})`;
      return `${target}${name}${between}${value}`;
    })
    .join(", ");
}
