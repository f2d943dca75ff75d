import { describe, expect, it } from "vitest";
import { coversSpan } from "../../../../src/evaluation/metrics/coverage.ts";

const span = { session: "s", turn: 1, start: 10, end: 20 };
const evidence = (start: number, end: number, place = {}) => ({
  session: "s",
  turn: 1,
  start,
  end,
  ...place,
});

describe("coversSpan", () => {
  it("needs at least half of the span's characters", () => {
    expect(coversSpan([evidence(15, 40)], span)).toBe(true);
    expect(coversSpan([evidence(16, 40)], span)).toBe(false);
  });

  it("unites ranges that touch, overlap or stand apart, and counts no character twice", () => {
    expect(coversSpan([evidence(18, 20), evidence(10, 13)], span)).toBe(true);
    expect(coversSpan([evidence(10, 14), evidence(11, 14), evidence(10, 12)], span)).toBe(false);
  });

  it("looks only at the same session and turn", () => {
    expect(coversSpan([evidence(10, 20, { turn: 2 }), evidence(10, 20, { session: "t" })], span)).toBe(false);
  });

  it("never finds an empty span", () => {
    expect(coversSpan([evidence(0, 40)], { ...span, end: 10 })).toBe(false);
  });
});
