import type { Clock } from "../core/clock.ts";
import { addUsage, type CallOptions, noUsage, type Usage } from "../core/concurrency.ts";
import { sha256 } from "../core/fingerprint.ts";
import { cardId } from "../core/ids.ts";
import type { Embedder } from "../ports/embedder.ts";
import type { VectorRecord, VectorStore } from "../ports/vector-store.ts";
import type { IndexOptions, Ranking } from "./passage-system.ts";
import { type Passage, spokenText } from "./passages.ts";

/** What systems that compare vectors are given. */
export interface VectorParts {
  readonly embedder: Embedder;
  /** Opens the vectors in a store's folder, an empty store where there is none. */
  readonly openVectorStore: (directory: string) => Promise<VectorStore>;
}

export async function indexVectors(
  passages: readonly Passage[],
  directory: string,
  { embedder, openVectorStore, ...options }: VectorParts & IndexOptions,
): Promise<Usage> {
  await using vectors = await openVectorStore(directory);
  let usage = noUsage;
  for (let from = 0; from < passages.length; from += embedder.maxBatchSize) {
    const batch = passages.slice(from, from + embedder.maxBatchSize);
    const embedded = await embedder.embed(batch.map(searchedText), "document", options);
    await vectors.upsert(batch.map((passage, at) => toRecord(passage, embedded.vectors[at] ?? null)));
    usage = addUsage(usage, embedded.usage);
    options.progress?.report("embed", from + batch.length, passages.length);
  }
  await vectors.optimise();
  return usage;
}

/** The vector of a query and what it cost. */
export async function embedQuery(
  text: string,
  { embedder, clock, ...options }: { readonly embedder: Embedder; readonly clock: Clock } & CallOptions,
): Promise<{ readonly vector: Float32Array; readonly embedding: NonNullable<Ranking["embedding"]> }> {
  const start = clock.monotonicMs();
  const { vectors, usage } = await embedder.embed([text], "query", options);
  const vector = vectors[0] ?? new Float32Array(embedder.dimensions);
  return { vector, embedding: { milliseconds: clock.monotonicMs() - start, usage } };
}

function searchedText(passage: Passage): string {
  const text = spokenText(passage);
  return passage.title === "" ? text : `${passage.title}\n${text}`;
}

/** Passages have no kind and no tier; the columns want some. */
function toRecord(passage: Passage, vector: Float32Array | null): VectorRecord {
  return {
    id: cardId(passage.id),
    vector,
    namespace: "passages",
    kind: "fact",
    tier: "HOT",
    contentHash: sha256(passage.content),
  };
}
