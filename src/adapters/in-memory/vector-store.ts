import type { CardId } from "../../core/ids.ts";
import { compareText } from "../../core/order.ts";
import type { VectorFilter, VectorRecord, VectorStore } from "../../ports/vector-store.ts";

/** The vectors in a map, searched exactly. */
export function createInMemoryVectorStore(): VectorStore {
  const records = new Map<CardId, VectorRecord>();
  const sorted = (): VectorRecord[] => [...records.values()].sort((a, b) => compareText(a.id, b.id));

  return {
    upsert: async (added) => {
      for (const record of added) records.set(record.id, { ...record, vector: withDirection(record.vector) });
    },
    remove: async (ids) => {
      for (const id of ids) records.delete(id);
    },
    setTier: async (ids, tier) => {
      for (const record of ids.flatMap((id) => records.get(id) ?? []))
        records.set(record.id, { ...record, tier });
    },
    rows: async () => sorted().map(({ vector: _, ...row }) => row),
    get: async (ids) => ids.flatMap((id) => records.get(id) ?? []),
    nearest: async (vector, { limit, where = {} }) => {
      if (withDirection(vector) === null) return [];
      return sorted()
        .filter((record) => passes(record, where))
        .flatMap(({ id, vector: other }) => (other === null ? [] : { id, similarity: cosine(vector, other) }))
        .sort((a, b) => b.similarity - a.similarity)
        .slice(0, Math.max(0, limit));
    },
    optimise: async () => {},
    [Symbol.asyncDispose]: async () => {},
  };
}

const withDirection = (vector: Float32Array | null): Float32Array | null =>
  vector?.some((value) => value !== 0) ? vector : null;

const passes = (record: VectorRecord, { namespaces, tiers, kinds }: VectorFilter): boolean =>
  (namespaces?.includes(record.namespace) ?? true) &&
  (tiers?.includes(record.tier) ?? true) &&
  (kinds?.includes(record.kind) ?? true);

function cosine(a: Float32Array, b: Float32Array): number {
  let product = 0;
  let squareOfA = 0;
  let squareOfB = 0;
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    product += value * other;
    squareOfA += value * value;
    squareOfB += other * other;
  }
  return Math.min(1, Math.max(-1, product / Math.sqrt(squareOfA * squareOfB)));
}
