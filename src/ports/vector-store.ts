import type { CardId } from "../core/ids.ts";
import type { CardKind, Tier } from "../domain/card.ts";

export interface VectorRecord {
  readonly id: CardId;
  /**
   * Null for a card whose vector was dropped: such a row is never found by search. A vector of zeros has no
   * direction and is kept as null; as a question it finds nothing.
   */
  readonly vector: Float32Array | null;
  readonly namespace: string;
  readonly kind: CardKind;
  readonly tier: Tier;
  readonly contentHash: string;
}

export interface VectorFilter {
  readonly namespaces?: readonly string[];
  readonly tiers?: readonly Tier[];
  readonly kinds?: readonly CardKind[];
}

/** Nearest neighbours by cosine, with the slow columns to filter on. Bound to one embedder. */
export interface VectorStore extends AsyncDisposable {
  /** Adds rows, replacing those with the same id. */
  upsert(records: readonly VectorRecord[]): Promise<void>;
  remove(ids: readonly CardId[]): Promise<void>;
  /** Moves rows to a tier and leaves the rest of them as it is; unknown ids are passed over. */
  setTier(ids: readonly CardId[], tier: Tier): Promise<void>;
  /** The rows without their vectors, ordered by id. */
  rows(): Promise<readonly Omit<VectorRecord, "vector">[]>;
  /** The rows of these ids with their vectors; unknown ids are left out. */
  get(ids: readonly CardId[]): Promise<readonly VectorRecord[]>;
  /** Similarity is the cosine in [-1, 1], descending, then id. */
  nearest(
    vector: Float32Array,
    within: { readonly limit: number; readonly where?: VectorFilter },
  ): Promise<readonly { readonly id: CardId; readonly similarity: number }[]>;
  /** Builds or refreshes the search index after a bulk write; search is right without it, only slower. */
  optimise(): Promise<void>;
}
