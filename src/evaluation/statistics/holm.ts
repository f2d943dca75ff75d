/**
 * Holm's step-down correction: adjusted p values in the order given, each at most 1 and never below that of a
 * smaller raw p. Controls the chance of any false finding among them.
 */
export function holm(ps: readonly number[]): readonly number[] {
  const order = ps.map((p, index) => ({ p, index })).toSorted((a, b) => a.p - b.p);
  const adjusted = Array<number>(ps.length).fill(1);
  let running = 0;
  for (const [rank, { p, index }] of order.entries()) {
    running = Math.max(running, Math.min(1, p * (ps.length - rank)));
    adjusted[index] = running;
  }
  return adjusted;
}
