import { noUsage } from "../../core/concurrency.ts";
import { ProviderError } from "../../core/errors.ts";
import type { Reranker } from "../../ports/reranker.ts";
import { createPostJson, type OpenAiCompatibleSettings } from "./post-json.ts";
import { readScores } from "./read-scores.ts";

/**
 * Scores from a rerank endpoint (`POST /rerank`), in the shape that Jina, SiliconFlow, Gitee AI, vLLM and Cohere share;
 * a server that asks for `texts` in place of `documents`, as Text Embeddings Inference does, gets them.
 */
export function createOpenAiCompatibleReranker(settings: OpenAiCompatibleSettings): Reranker {
  const { model } = settings;
  const postJson = createPostJson(settings);
  let wantsTexts = false;

  const request = (query: string, documents: readonly string[], signal: AbortSignal | undefined) => {
    const asked = { query, documents };
    const body = wantsTexts
      ? { query, texts: documents }
      : { model, query, documents, top_n: documents.length, return_documents: false };
    return postJson("/rerank", body, (response) => readScores(response, asked), signal && { signal });
  };

  return {
    id: `openai-compatible/${model}`,
    rerank: async (query, documents, { signal } = {}) => {
      signal?.throwIfAborted();
      if (documents.length === 0) return { scores: [], usage: noUsage };
      const { value, retries } = await request(query, documents, signal).catch((error: unknown) => {
        if (wantsTexts || !asksForTexts(error)) throw error;
        wantsTexts = true;
        return request(query, documents, signal);
      });
      const { scores, inputTokens } = value;
      return { scores, usage: { calls: 1, inputTokens, outputTokens: 0, ...(retries > 0 && { retries }) } };
    },
  };
}

const asksForTexts = (error: unknown): boolean =>
  error instanceof ProviderError &&
  (error.details.status === 422 || error.details.status === 400) &&
  error.cause instanceof Error &&
  /\btexts\b/.test(error.cause.message);
