import { estimateTokens } from "../../core/tokens.ts";
import type { Price } from "../../domain/model-call.ts";
import type { Reranker } from "../../ports/reranker.ts";
import type { Meter } from "./meter.ts";

/** A reranker whose every request is held against the budget and entered in the ledger. */
export function meteredReranker(
  reranker: Reranker,
  meter: Meter,
  { price }: { readonly price: Price | null },
): Reranker {
  return {
    id: reranker.id,
    rerank: async (query, documents, options) => {
      options?.signal?.throwIfAborted();
      const queryTokens = estimateTokens(query);
      options?.signal?.throwIfAborted();
      const inputTokens = documents.reduce((sum, text) => sum + queryTokens + estimateTokens(text), 0);
      const expected = { stage: "rerank", model: reranker.id, price, inputTokens, outputTokens: 0 } as const;
      return meter.measure(expected, () => reranker.rerank(query, documents, options));
    },
  };
}
