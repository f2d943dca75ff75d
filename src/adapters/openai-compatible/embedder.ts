import { type CallOptions, noUsage, type Usage } from "../../core/concurrency.ts";
import type { Embedder } from "../../ports/embedder.ts";
import { createPostJson, type OpenAiCompatibleSettings, type PostJson } from "./post-json.ts";
import { readEmbeddings } from "./read-embeddings.ts";

export interface OpenAiCompatibleEmbedderSettings extends OpenAiCompatibleSettings {
  /** Numbers in a vector. */
  readonly dimensions: number;
  /** Whether the service is asked for that many; most refuse the parameter, and give what the model has. */
  readonly sendDimensions: boolean;
  /** The most texts in one request. */
  readonly batchSize: number;
  /** Put before every query and every document, for models that were trained with such words. */
  readonly prefixes: { readonly query: string; readonly document: string };
}

/**
 * Vectors from an OpenAI-compatible endpoint (`POST /embeddings`), one request for each call, scaled to unit length.
 * Texts must not be blank: services refuse such texts.
 */
export function createOpenAiCompatibleEmbedder(settings: OpenAiCompatibleEmbedderSettings): Embedder {
  const { dimensions, batchSize, prefixes } = settings;
  const postJson = createPostJson(settings);
  return {
    id: embedderId(settings),
    dimensions,
    maxBatchSize: batchSize,
    embed: async (texts, purpose, options = {}) => {
      options.signal?.throwIfAborted();
      if (texts.length === 0) return { vectors: [], usage: noUsage };
      const input = texts.map((text) => prefixes[purpose] + text);
      return requestEmbeddings(postJson, input, { ...settings, ...options });
    },
  };
}

/** Asks the service how many numbers a vector of the model has. */
export async function probeDimensions(
  settings: OpenAiCompatibleSettings,
): Promise<{ readonly dimensions: number; readonly usage: Usage }> {
  const request = { model: settings.model, dimensions: undefined, sendDimensions: false };
  const { vectors, usage } = await requestEmbeddings(createPostJson(settings), ["dimensions"], request);
  return { dimensions: vectors[0]?.length ?? 0, usage };
}

/** All that changes a vector: the model, the number of dimensions where one is asked for, the prefixes. */
export function embedderId({
  model,
  dimensions,
  sendDimensions,
  prefixes,
}: Pick<OpenAiCompatibleEmbedderSettings, "model" | "sendDimensions" | "prefixes"> & {
  readonly dimensions: number | null;
}): string {
  const width = sendDimensions ? `@${dimensions}` : "";
  const worded =
    prefixes.query === "" && prefixes.document === ""
      ? ""
      : `+${JSON.stringify([prefixes.query, prefixes.document])}`;
  return `openai-compatible/${model}${width}${worded}`;
}

async function requestEmbeddings(
  postJson: PostJson,
  input: readonly string[],
  {
    model,
    dimensions,
    sendDimensions,
    signal,
  }: CallOptions & {
    readonly model: string;
    readonly dimensions: number | undefined;
    readonly sendDimensions: boolean;
  },
) {
  const body = { model, input, encoding_format: "float", ...(sendDimensions && { dimensions }) };
  const read = (response: unknown) => readEmbeddings(response, { input, dimensions });
  const { value, retries } = await postJson("/embeddings", body, read, signal && { signal });
  const { vectors, inputTokens } = value;
  return { vectors, usage: { calls: 1, inputTokens, outputTokens: 0, ...(retries > 0 && { retries }) } };
}
