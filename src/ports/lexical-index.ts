import type { CardId } from "../core/ids.ts";

export interface LexicalRecord {
  readonly id: CardId;
  /** Terms of each field, as a segmenter gave them. */
  readonly title: readonly string[];
  readonly content: readonly string[];
}

/** Full-text index with BM25 scores. */
export interface LexicalIndex extends AsyncDisposable {
  /** Adds records, replacing those with the same id. Searchable and durable when it resolves. */
  upsert(records: readonly LexicalRecord[]): Promise<void>;
  remove(ids: readonly CardId[]): Promise<void>;
  ids(): Promise<readonly CardId[]>;
  /** Cards that share a term with the query: score descending, then id. Scores are > 0. Repeated terms count again. */
  search(
    terms: readonly string[],
    within: { readonly limit: number },
  ): readonly { readonly id: CardId; readonly score: number }[];
}
