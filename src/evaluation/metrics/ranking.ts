import { compareText } from "../../core/order.ts";

interface Rankable {
  readonly id: string;
  readonly score: number;
}

/**
 * The one order that every metric sees: score descending, then id by UTF-16 code units. Of hits with the same id
 * only the first counts.
 */
export function rankHits<Hit extends Rankable>(hits: readonly Hit[]): readonly Hit[] {
  const seen = new Set<string>();
  return hits.toSorted(byRank).filter((hit) => {
    const isNew = !seen.has(hit.id);
    seen.add(hit.id);
    return isNew;
  });
}

const byRank = (a: Rankable, b: Rankable): number =>
  a.score === b.score ? compareText(a.id, b.id) : b.score - a.score;
