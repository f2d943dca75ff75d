import { noUsage } from "../../core/concurrency.ts";
import type { Reranker } from "../../ports/reranker.ts";
import type { Segmenter } from "../../ports/segmenter.ts";

/**
 * The offline reranker: how much of a query's terms a document holds, each term once, and of equal shares the document
 * that says less beside them. Score = covered share × (1 − λ) + λ × share of the document's terms that are the
 * query's, with λ = 0.1. Knows words only, never meaning.
 */
export function createLexicalOverlapReranker({ segmenter }: { readonly segmenter: Segmenter }): Reranker {
  return {
    id: "lexical-overlap",
    rerank: async (query, documents, options) => {
      options?.signal?.throwIfAborted();
      const wanted = new Set(segmenter.terms(query));
      const scores = documents.map((text) => overlap(wanted, new Set(segmenter.terms(text))));
      return { scores, usage: noUsage };
    },
  };
}

const brevityWeight = 0.1;

function overlap(wanted: ReadonlySet<string>, held: ReadonlySet<string>): number {
  if (wanted.size === 0 || held.size === 0) return 0;
  let common = 0;
  for (const term of wanted) if (held.has(term)) common += 1;
  return (1 - brevityWeight) * (common / wanted.size) + brevityWeight * (common / held.size);
}
