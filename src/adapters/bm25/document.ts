import type { CardId } from "../../core/ids.ts";
import type { LexicalRecord } from "../../ports/lexical-index.ts";

/** What the index keeps of a record: its distinct terms by number, and how often each stands in either field. */
export interface Document {
  readonly id: CardId;
  /** Numbers of terms, repeats counted. */
  readonly titleLength: number;
  readonly contentLength: number;
  readonly terms: Uint32Array;
  readonly inTitle: Uint32Array;
  readonly inContent: Uint32Array;
}

/** Numbers for terms, in the order in which they are first met. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #terms: string[] = [];

  constructor(terms: readonly string[] = []) {
    for (const term of terms) this.add(term);
  }

  get terms(): readonly string[] {
    return this.#terms;
  }

  add(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number = this.#terms.push(term) - 1;
    this.#numbers.set(term, number);
    return number;
  }

  numberOf(term: string): number | undefined {
    return this.#numbers.get(term);
  }
}

export function toDocument(record: LexicalRecord, vocabulary: Vocabulary): Document {
  const inTitle = countTerms(record.title, vocabulary);
  const inContent = countTerms(record.content, vocabulary);
  const terms = [...new Set([...inTitle.keys(), ...inContent.keys()])];
  return {
    id: record.id,
    titleLength: record.title.length,
    contentLength: record.content.length,
    terms: Uint32Array.from(terms),
    inTitle: Uint32Array.from(terms, (term) => inTitle.get(term) ?? 0),
    inContent: Uint32Array.from(terms, (term) => inContent.get(term) ?? 0),
  };
}

function countTerms(terms: readonly string[], vocabulary: Vocabulary): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const term of terms) {
    const number = vocabulary.add(term);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}
