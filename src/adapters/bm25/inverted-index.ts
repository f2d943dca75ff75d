import type { CardId } from "../../core/ids.ts";
import { compareText } from "../../core/order.ts";
import type { LexicalIndex, LexicalRecord } from "../../ports/lexical-index.ts";
import { selectBest } from "./best.ts";
import { type Document, toDocument, Vocabulary } from "./document.ts";
import { type Bm25Options, buildPostings, type Postings } from "./postings.ts";

/** Everything that search needs, made anew by the first search after a change. */
interface Sealed {
  /** Ascending by id, so that an ordinal breaks ties as the id would. */
  readonly documents: readonly Document[];
  readonly postings: Postings;
  /** Scratch, all zero between searches. */
  readonly scores: Float64Array;
}

/** The index in memory; where it is kept is its owner's business. */
export class InvertedIndex {
  readonly vocabulary: Vocabulary;
  readonly #documents: Map<CardId, Document>;
  readonly #options: Bm25Options;
  #sealed: Sealed | undefined;

  constructor(options: Bm25Options, vocabulary = new Vocabulary(), documents: readonly Document[] = []) {
    this.#options = options;
    this.vocabulary = vocabulary;
    this.#documents = new Map(documents.map((document) => [document.id, document]));
  }

  upsert(records: readonly LexicalRecord[]): void {
    for (const record of records) this.#documents.set(record.id, toDocument(record, this.vocabulary));
    this.#sealed = undefined;
  }

  remove(ids: readonly CardId[]): void {
    for (const id of ids) this.#documents.delete(id);
    this.#sealed = undefined;
  }

  /** Ascending by id. */
  documents(): readonly Document[] {
    return [...this.#documents.values()].sort((a, b) => compareText(a.id, b.id));
  }

  search(terms: readonly string[], limit: number): ReturnType<LexicalIndex["search"]> {
    const sealed = this.#seal();
    const touched = this.#score(terms, sealed);
    const best = selectBest(touched, sealed.scores, limit).flatMap((ordinal) => {
      const document = sealed.documents[ordinal];
      return document === undefined ? [] : [{ id: document.id, score: sealed.scores[ordinal] ?? 0 }];
    });
    for (const ordinal of touched) sealed.scores[ordinal] = 0;
    return best;
  }

  #score(terms: readonly string[], { postings, scores }: Sealed): readonly number[] {
    const touched: number[] = [];
    for (const term of terms) {
      const number = this.vocabulary.numberOf(term);
      if (number === undefined) continue;
      const to = postings.offsets[number + 1] ?? 0;
      for (let at = postings.offsets[number] ?? 0; at < to; at++) {
        const ordinal = postings.documents[at] ?? 0;
        const gain = postings.gains[at] ?? 0;
        const score = scores[ordinal] ?? 0;
        if (score === 0 && gain > 0) touched.push(ordinal);
        scores[ordinal] = score + gain;
      }
    }
    return touched;
  }

  #seal(): Sealed {
    if (this.#sealed === undefined) {
      const documents = this.documents();
      const postings = buildPostings(documents, this.vocabulary.terms.length, this.#options);
      this.#sealed = { documents, postings, scores: new Float64Array(documents.length) };
    }
    return this.#sealed;
  }
}
