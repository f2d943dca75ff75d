import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { selectBest } from "../../../../src/adapters/bm25/best.ts";

describe("selectBest", () => {
  it("agrees with sorting everything, whatever the scores and their ties", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 }),
        fc.nat(20),
        (values, limit) => {
          const ordinals = values.map((_, ordinal) => ordinal);
          const sorted = [...ordinals].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
          expect(selectBest(ordinals, Float64Array.from(values), limit)).toEqual(sorted.slice(0, limit));
        },
      ),
    );
  });
});
