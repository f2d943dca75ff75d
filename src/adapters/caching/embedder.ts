import { noUsage } from "../../core/concurrency.ts";
import { sha256 } from "../../core/fingerprint.ts";
import type { Embedder } from "../../ports/embedder.ts";

/** Vectors by key that outlive the process; losing one costs a request. */
export interface KeptVectors {
  get(key: string): Promise<Float32Array | undefined>;
  put(key: string, vector: Float32Array): Promise<void>;
}

/**
 * An embedder that asks for the same query once. The vectors of the latest queries stay in memory, and where `kept` is
 * given they are there in the next process too. Documents go through: they are embedded once anyway.
 */
export function queryCachingEmbedder(
  embedder: Embedder,
  { capacity, kept }: { readonly capacity: number; readonly kept?: KeptVectors },
): Embedder {
  const { id, dimensions, maxBatchSize } = embedder;
  const latest = new Map<string, Float32Array>();

  const remember = (key: string, vector: Float32Array): void => {
    latest.delete(key);
    latest.set(key, vector);
    for (const oldest of latest.keys()) {
      if (latest.size <= capacity) return;
      latest.delete(oldest);
    }
  };

  const find = async (key: string): Promise<Float32Array | undefined> => {
    const vector = latest.get(key) ?? (await kept?.get(key));
    if (vector?.length !== dimensions) return undefined;
    remember(key, vector);
    return vector;
  };

  return {
    id,
    dimensions,
    maxBatchSize,
    embed: async (texts, purpose, options) => {
      options?.signal?.throwIfAborted();
      if (purpose === "document") return embedder.embed(texts, purpose, options);
      const keys = texts.map((text) => sha256(`${id}\n${text}`));
      const found = await Promise.all(keys.map(find));
      const missing = texts.filter((_text, at) => found[at] === undefined);
      if (missing.length === 0)
        return { vectors: found.filter((vector) => vector !== undefined), usage: noUsage };
      const { vectors: fresh, usage } = await embedder.embed(missing, purpose, options);
      let next = 0;
      const vectors = found.map((vector) => vector ?? fresh[next++] ?? new Float32Array(dimensions));
      for (const [at, key] of keys.entries()) {
        const vector = vectors[at];
        if (found[at] !== undefined || vector === undefined) continue;
        remember(key, vector);
        await kept?.put(key, vector);
      }
      return { vectors, usage };
    },
  };
}
