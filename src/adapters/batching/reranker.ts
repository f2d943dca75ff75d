import { addUsage, noUsage } from "../../core/concurrency.ts";
import { ProviderError } from "../../core/errors.ts";
import type { Reranker } from "../../ports/reranker.ts";
import { inBatches } from "./in-batches.ts";

/**
 * Any number of documents through a reranker that takes few at a time. What proves too large for one request is sent in
 * halves: a model scores each document by itself, so the scores stay comparable.
 */
export function batchedReranker(
  reranker: Reranker,
  { batchSize, concurrency }: { readonly batchSize: number; readonly concurrency: number },
): Reranker {
  let size = batchSize;
  return {
    id: reranker.id,
    rerank: async (query, documents, options) => {
      type Answer = Awaited<ReturnType<Reranker["rerank"]>>;
      const work = async (batch: readonly string[]): Promise<Answer> => {
        try {
          return await reranker.rerank(query, batch, options);
        } catch (error) {
          const isTooLarge = error instanceof ProviderError && error.code === "PROVIDER_TOO_LARGE";
          if (!isTooLarge || batch.length === 1) throw error;
          const half = Math.ceil(batch.length / 2);
          size = Math.min(size, half);
          return join([await work(batch.slice(0, half)), await work(batch.slice(half))]);
        }
      };
      const join = (answers: readonly Answer[]): Answer => ({
        scores: answers.flatMap(({ scores }) => scores),
        usage: answers.map(({ usage }) => usage).reduce(addUsage, noUsage),
      });
      options?.signal?.throwIfAborted();
      return join(await inBatches(documents, { size: () => size, concurrency, work }));
    },
  };
}
