/** The entries with the most weight, heaviest first; of two equals the one with the higher key, which is the later card. */
export function heaviest(
  weights: ReadonlyMap<number, number>,
  limit: number,
): readonly (readonly [number, number])[] {
  const best: [number, number][] = [];
  for (const [key, weight] of weights) {
    const last = best.at(-1);
    if (best.length === limit && last !== undefined && !isBefore(key, weight, last)) continue;
    let at = best.length;
    for (
      let other = best[at - 1];
      at > 0 && other !== undefined && isBefore(key, weight, other);
      other = best[at - 1]
    )
      at--;
    best.splice(at, 0, [key, weight]);
    if (best.length > limit) best.pop();
  }
  return best;
}

const isBefore = (key: number, weight: number, [otherKey, otherWeight]: readonly [number, number]): boolean =>
  weight > otherWeight || (weight === otherWeight && key > otherKey);
