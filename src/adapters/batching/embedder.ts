import { addUsage, type CallOptions, noUsage, type Usage } from "../../core/concurrency.ts";
import { ProviderError } from "../../core/errors.ts";
import type { Embedder } from "../../ports/embedder.ts";
import { inBatches } from "./in-batches.ts";

interface Embedded {
  readonly vectors: readonly Float32Array[];
  readonly usage: Usage;
}

/** A text of fewer characters is not cut any further. */
const shortestCut = 64;

/**
 * Any number of texts through an embedder that takes few at a time: equal texts are sent once and blank ones not at
 * all, requests run side by side, and what proves too large for one request is sent in halves. A single text that is
 * too large is cut in two, and its vector is the mean of those of its parts, weighted by their lengths.
 */
export function batchedEmbedder(
  embedder: Embedder,
  { concurrency }: { readonly concurrency: number },
): Embedder {
  const { id, dimensions, maxBatchSize } = embedder;
  let batchSize = maxBatchSize;

  const embedAll = (
    texts: readonly string[],
    purpose: "query" | "document",
    options: CallOptions,
  ): Promise<Embedded> => {
    const embed = async (batch: readonly string[]): Promise<Embedded> => {
      try {
        return await embedder.embed(batch, purpose, options);
      } catch (error) {
        if (!isTooLarge(error)) throw error;
        const [text = ""] = batch;
        if (batch.length > 1) return embedHalves(batch);
        if (text.length < shortestCut) throw error;
        return embedParts(text);
      }
    };
    const embedHalves = async (batch: readonly string[]): Promise<Embedded> => {
      const half = Math.ceil(batch.length / 2);
      batchSize = Math.min(batchSize, half);
      return join([await embed(batch.slice(0, half)), await embed(batch.slice(half))]);
    };
    const embedParts = async (text: string): Promise<Embedded> => {
      const parts = cutInTwo(text);
      const { vectors, usage } = join([await embed([parts[0]]), await embed([parts[1]])]);
      const lengths = parts.map((part) => part.length);
      return { vectors: [meanOf(vectors, lengths)], usage };
    };
    return inBatches(texts, { size: () => batchSize, concurrency, work: embed }).then(join);
  };

  return {
    id,
    dimensions,
    maxBatchSize: maxBatchSize * concurrency,
    embed: async (texts, purpose, options = {}) => {
      options.signal?.throwIfAborted();
      const different = [...new Set(texts.filter((text) => text.trim() !== ""))];
      const { vectors, usage } = await embedAll(different, purpose, options);
      const byText = new Map(different.map((text, at) => [text, vectors[at]]));
      return { vectors: texts.map((text) => byText.get(text) ?? new Float32Array(dimensions)), usage };
    },
  };
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof ProviderError && error.code === "PROVIDER_TOO_LARGE";

const join = (parts: readonly Embedded[]): Embedded => ({
  vectors: parts.flatMap(({ vectors }) => vectors),
  usage: parts.map(({ usage }) => usage).reduce(addUsage, noUsage),
});

/** At the last white space of the first half, else in the middle, never between the halves of a surrogate pair. */
function cutInTwo(text: string): readonly [string, string] {
  const middle = Math.ceil(text.length / 2);
  const space = text.slice(0, middle).search(/\s\S*$/);
  const isLowSurrogate = /[\udc00-\udfff]/.test(text.charAt(middle));
  const at = space > middle / 2 ? space : isLowSurrogate ? middle + 1 : middle;
  return [text.slice(0, at), text.slice(at)];
}

function meanOf(vectors: readonly Float32Array[], weights: readonly number[]): Float32Array {
  const mean = new Float32Array(vectors[0]?.length ?? 0);
  for (const [which, vector] of vectors.entries()) {
    const weight = weights[which] ?? 0;
    for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] ?? 0) + weight * (vector[at] ?? 0);
  }
  const length = Math.hypot(...mean);
  return length === 0 ? mean : mean.map((value) => value / length);
}
