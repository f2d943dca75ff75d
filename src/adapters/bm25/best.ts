/**
 * The ordinals with the highest scores, best first, equal scores by ordinal. `candidates` must be distinct. A heap of
 * `limit` whose root is the worst kept, so that a long list of candidates is not sorted.
 */
export function selectBest(
  candidates: readonly number[],
  scores: Float64Array,
  limit: number,
): readonly number[] {
  if (limit < 1) return [];
  const isWorse = (a: number, b: number): boolean => {
    const difference = (scores[a] ?? 0) - (scores[b] ?? 0);
    return difference < 0 || (difference === 0 && a > b);
  };
  const heap: number[] = [];
  for (const candidate of candidates) {
    if (heap.length < limit) siftUp(heap, candidate, isWorse);
    else if (isWorse(heap[0] ?? candidate, candidate)) siftDown(heap, candidate, isWorse);
  }
  return heap.sort((a, b) => (isWorse(a, b) ? 1 : -1));
}

type IsWorse = (a: number, b: number) => boolean;

function siftUp(heap: number[], candidate: number, isWorse: IsWorse): void {
  let place = heap.push(candidate) - 1;
  while (place > 0) {
    const parent = (place - 1) >> 1;
    const above = heap[parent] ?? candidate;
    if (!isWorse(candidate, above)) break;
    heap[place] = above;
    place = parent;
  }
  heap[place] = candidate;
}

/** Replaces the root. */
function siftDown(heap: number[], candidate: number, isWorse: IsWorse): void {
  let place = 0;
  for (;;) {
    const left = 2 * place + 1;
    const right = left + 1;
    if (left >= heap.length) break;
    const rightIsWorse = right < heap.length && isWorse(heap[right] ?? 0, heap[left] ?? 0);
    const child = rightIsWorse ? right : left;
    const below = heap[child] ?? candidate;
    if (!isWorse(below, candidate)) break;
    heap[place] = below;
    place = child;
  }
  heap[place] = candidate;
}
