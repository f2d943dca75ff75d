import { describe, expect, it } from "vitest";
import { createRandom } from "../../../src/core/random.ts";

const draws = (count: number, next: () => number): number[] => Array.from({ length: count }, next);

describe("createRandom", () => {
  it("repeats its sequence for the same seed and differs for another", () => {
    const first = draws(5, createRandom(7).next);
    expect(draws(5, createRandom(7).next)).toEqual(first);
    expect(draws(5, createRandom(8).next)).not.toEqual(first);
  });

  it("forks a stream that does not depend on what was drawn before", () => {
    const drained = createRandom(7);
    draws(100, drained.next);
    expect(draws(5, drained.fork("a").next)).toEqual(draws(5, createRandom(7).fork("a").next));
  });

  it("draws integers evenly", () => {
    const random = createRandom(1);
    const counts = [0, 0, 0];
    for (let draw = 0; draw < 30_000; draw++) {
      const value = random.integer(3);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(counts.every((count) => Math.abs(count - 10_000) < 400)).toBe(true);
  });

  it("shuffles without losing anything", () => {
    const shuffled = createRandom(3).shuffle([1, 2, 3, 4, 5, 6]);
    expect([...shuffled].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(shuffled).not.toEqual([1, 2, 3, 4, 5, 6]);
  });
});
