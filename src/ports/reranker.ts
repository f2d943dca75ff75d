import type { CallOptions, Usage } from "../core/concurrency.ts";

/** Says how well each of a few documents answers a query, reading both together. Fails with `ProviderError`. */
export interface Reranker {
  /** Provider and model, as records name it. */
  readonly id: string;
  /** One score per document, in the order of the documents; from 0 to 1, higher is better. */
  rerank(
    query: string,
    documents: readonly string[],
    options?: CallOptions,
  ): Promise<{ readonly scores: readonly number[]; readonly usage: Usage }>;
}
