import { sha256 } from "./fingerprint.ts";

/** A seeded source of chance. Equal seeds give equal sequences on every platform. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform integer in [0, below). */
  integer(below: number): number;
  /** A uniformly drawn element; throws `RangeError` when there is none. */
  pick<T>(from: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
  /** An independent stream, the same for the same label whatever was drawn before. */
  fork(label: string): Random;
}

/** The mulberry32 generator over a 32-bit state derived from the seed. */
export function createRandom(seed: number | string): Random {
  let state = Number.parseInt(sha256(String(seed)).slice(0, 8), 16);

  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (below: number): number => Math.floor(next() * below);

  return {
    next,
    integer,
    pick: (from) => {
      const at = integer(from.length);
      for (const picked of from.slice(at, at + 1)) return picked;
      throw new RangeError("cannot pick from an empty list");
    },
    shuffle: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = integer(last + 1);
        const kept = shuffled.splice(last, 1, ...shuffled.slice(other, other + 1));
        shuffled.splice(other, 1, ...kept);
      }
      return shuffled;
    },
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}
