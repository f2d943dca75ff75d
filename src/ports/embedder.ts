import type { CallOptions, Usage } from "../core/concurrency.ts";

/** Turns texts into vectors of unit length. */
export interface Embedder {
  /** Names everything that changes a vector: provider, model, version of its tables. Tables carry it. */
  readonly id: string;
  readonly dimensions: number;
  readonly maxBatchSize: number;
  /** One vector per text, in order. An empty text gives the zero vector. */
  embed(
    texts: readonly string[],
    purpose: "query" | "document",
    options?: CallOptions,
  ): Promise<{ readonly vectors: readonly Float32Array[]; readonly usage: Usage }>;
}
