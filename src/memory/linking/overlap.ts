/** Finds, among texts in reading order, the earlier one that shares most with a clause. */
export interface Overlap {
  /**
   * The earlier text with the largest share (0 to 1, by inverse document frequency) of the clause's terms, names that
   * both mention counted on top; the later of two equals. `null` when none shares a thing.
   */
  bestBefore(
    index: number,
    clauseTerms: readonly string[],
    sharedNames: (other: number) => number,
  ): { readonly index: number; readonly share: number } | null;
}

const isTelling = (term: string): boolean => term.length > 1;
const shareOfAName = 0.12;
/** A clause of fewer telling terms says too little to find anything by, and so do fewer shared ones. */
const fewestTerms = 3;
const fewestShared = 2;
/** How many texts back a clause is compared, so that one huge session does not cost the square of its length. */
const furthestBack = 1_000;

export function createOverlap(texts: readonly (readonly string[])[]): Overlap {
  const postings = new Map<string, number[]>();
  texts.forEach((terms, index) => {
    for (const term of new Set(terms.filter(isTelling))) {
      const list = postings.get(term);
      if (list === undefined) postings.set(term, [index]);
      else list.push(index);
    }
  });
  const rarity = (term: string): number => Math.log(1 + texts.length / (postings.get(term)?.length ?? 1));

  return {
    bestBefore: (index, clauseTerms, sharedNames) => {
      const telling = new Set(clauseTerms.filter(isTelling));
      if (telling.size < fewestTerms) return null;
      const shared = new Map<number, number>();
      const counts = new Map<number, number>();
      let whole = 0;
      for (const term of telling) {
        const weight = rarity(term);
        whole += weight;
        const list = postings.get(term) ?? [];
        for (let at = placeOf(list, index) - 1; at >= 0; at -= 1) {
          const other = list[at] ?? 0;
          if (other < index - furthestBack) break;
          shared.set(other, (shared.get(other) ?? 0) + weight);
          counts.set(other, (counts.get(other) ?? 0) + 1);
        }
      }
      let best: { index: number; share: number } | null = null;
      for (const [other, weight] of shared) {
        if ((counts.get(other) ?? 0) < fewestShared) continue;
        const share = Math.min(1, weight / whole + shareOfAName * sharedNames(other));
        if (best === null || share > best.share || (share === best.share && other > best.index)) {
          best = { index: other, share };
        }
      }
      return best;
    },
  };
}

/** How many of the ascending numbers are smaller than `limit`. */
function placeOf(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
