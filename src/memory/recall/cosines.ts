import type { CardId } from "../../core/ids.ts";
import type { VectorStore } from "../../ports/vector-store.ts";
import type { Scores } from "./candidates.ts";

/** The cosines of all `wanted` cards to the query: known ones kept, missing ones from their stored vectors. */
export async function completeCosines(
  vectors: VectorStore,
  query: Float32Array,
  known: Scores,
  wanted: readonly CardId[],
): Promise<Scores> {
  const missing = wanted.filter((id) => !known.has(id));
  const complete = new Map(known);
  for (const { id, vector } of await vectors.get(missing)) {
    if (vector !== null) complete.set(id, dotProduct(query, vector));
  }
  return complete;
}

/** The cosine of two vectors of unit length. */
export function dotProduct(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}
