import type { VectorFilter } from "../../ports/vector-store.ts";

/** `column IN (…)` with every text quoted; false for an empty list. */
export function isOneOf(column: string, values: readonly string[]): string {
  if (values.length === 0) return "false";
  return `${column} IN (${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ")})`;
}

/** Undefined when everything passes. */
export function toExpression({ namespaces, tiers, kinds }: VectorFilter): string | undefined {
  const conditions = [
    namespaces && isOneOf("namespace", namespaces),
    tiers && isOneOf("tier", tiers),
    kinds && isOneOf("kind", kinds),
  ].filter((condition) => condition !== undefined);
  return conditions.length === 0 ? undefined : conditions.join(" AND ");
}
