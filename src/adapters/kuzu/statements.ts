import { charactersIn, inParts, statementLimits } from "./parts.ts";
import type { TextRow } from "./rows.ts";
import type { Columns } from "./schema.ts";

/** Calls `run` with as many items at a time as one statement takes, never with none. */
export async function inBatches<Item extends TextRow | string>(
  items: readonly Item[],
  run: (batch: Item[]) => Promise<unknown>,
): Promise<void> {
  for (const batch of inParts(items, statementLimits, charactersIn)) await run(batch);
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
