import { describe, expect, it } from "vitest";
import { expandedTail } from "../../../../src/evaluation/statistics/expanded-tail.ts";

describe("expandedTail", () => {
  // From tables of Student's t: 2.2622 (9 degrees), 2.0930 (19), 1.9842 (99); Φ from tables of the normal distribution.
  it.each([
    [10, 0.00855], // Φ(−2.2622 · √(10/9)) = Φ(−2.3845)
    [20, 0.01588], // Φ(−2.0930 · √(20/19)) = Φ(−2.1474)
    [100, 0.02308], // Φ(−1.9842 · √(100/99)) = Φ(−1.9942)
  ])("is smaller the fewer the groups: %d", (groups, tail) => {
    expect(expandedTail(groups)).toBeCloseTo(tail, 3);
  });

  it("comes to 2.5 % for many groups", () => {
    expect(expandedTail(1_000_000)).toBeCloseTo(0.025, 5);
  });
});
