import { estimateTokens } from "../../core/tokens.ts";
import type { Price } from "../../domain/model-call.ts";
import type { Embedder } from "../../ports/embedder.ts";
import type { Meter } from "./meter.ts";

/** An embedder whose every request is held against the budget and entered in the ledger. */
export function meteredEmbedder(
  embedder: Embedder,
  meter: Meter,
  { price }: { readonly price: Price | null },
): Embedder {
  const { id, dimensions, maxBatchSize } = embedder;
  return {
    id,
    dimensions,
    maxBatchSize,
    embed: async (texts, purpose, options) => {
      options?.signal?.throwIfAborted();
      const inputTokens = texts.reduce((sum, text) => sum + estimateTokens(text), 0);
      const stage = purpose === "query" ? "query" : "embed";
      const expected = { stage, model: id, price, inputTokens, outputTokens: 0 } as const;
      return meter.measure(expected, () => embedder.embed(texts, purpose, options));
    },
  };
}
