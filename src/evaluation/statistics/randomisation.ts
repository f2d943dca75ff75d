import type { Random } from "../../core/random.ts";

const permutations = 4999;
/** Sums that differ by less than this are the same sum, added in another order. */
const tolerance = 1e-12;

/**
 * Two-sided p of Fisher's randomisation test that paired differences are centred on zero: each group of
 * differences changes its sign as a whole at random. p = (b + 1) / (m + 1) with m = 4,999 draws, b of them at
 * least as far from zero as what was observed; never 0.
 */
export function randomisationP(groups: readonly (readonly number[])[], random: Random): number {
  const sums = groups.map((group) => group.reduce((total, difference) => total + difference, 0));
  const observed = Math.abs(sums.reduce((total, sum) => total + sum, 0));
  let asExtreme = 0;
  for (let draw = 0; draw < permutations; draw++) {
    const drawn = sums.reduce((total, sum) => total + (random.next() < 0.5 ? sum : -sum), 0);
    if (Math.abs(drawn) >= observed - tolerance) asExtreme++;
  }
  return (asExtreme + 1) / (permutations + 1);
}
