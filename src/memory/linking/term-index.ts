/** An inverted index over the terms of documents that are numbered from 0. */
export interface TermIndex {
  readonly size: number;
  /** Distinct terms of a document, in the order of their first appearance. */
  termsOf(document: number): readonly string[];
  /** Documents that hold the term, ascending. */
  holding(term: string): readonly number[];
  /** Inverse document frequency: the natural logarithm of size ÷ documents that hold the term; 0 for a term of none. */
  rarity(term: string): number;
}

const none: readonly number[] = [];

export function createTermIndex(documents: readonly (readonly string[])[]): TermIndex {
  const distinct = documents.map((terms) => [...new Set(terms)]);
  const postings = new Map<string, number[]>();
  distinct.forEach((terms, document) => {
    for (const term of terms) {
      const list = postings.get(term);
      if (list === undefined) postings.set(term, [document]);
      else list.push(document);
    }
  });
  return {
    size: documents.length,
    termsOf: (document) => distinct[document] ?? [],
    holding: (term) => postings.get(term) ?? none,
    rarity: (term) => {
      const count = postings.get(term)?.length ?? 0;
      return count === 0 ? 0 : Math.log(documents.length / count);
    },
  };
}

/** Terms that at least two documents hold and not so many that they tell nothing: at most `share` of them, or `fewest`. */
export function isSharedButRare(
  index: TermIndex,
  term: string,
  { share, fewest, most }: { readonly share: number; readonly fewest: number; readonly most: number },
): boolean {
  const count = index.holding(term).length;
  return count >= 2 && count <= Math.min(most, Math.max(fewest, index.size * share));
}
