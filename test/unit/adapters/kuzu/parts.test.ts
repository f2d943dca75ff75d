import { describe, expect, it } from "vitest";
import { inParts } from "../../../../src/adapters/kuzu/parts.ts";

const parts = (texts: readonly string[], limits: { items: number; characters: number }) => [
  ...inParts(texts, limits, ({ length }) => length),
];

describe("inParts", () => {
  it("gives nothing for nothing", () => {
    expect(parts([], { items: 2, characters: 10 })).toEqual([]);
  });

  it("starts a new part when the items are full", () => {
    expect(parts(["a", "b", "c"], { items: 2, characters: 10 })).toEqual([["a", "b"], ["c"]]);
  });

  it("starts a new part when the characters would be too many", () => {
    expect(parts(["aa", "bbb", "c"], { items: 9, characters: 5 })).toEqual([["aa", "bbb"], ["c"]]);
  });

  it("gives an item beyond the limit a part of its own", () => {
    expect(parts(["a", "bbbbbb", "c"], { items: 9, characters: 3 })).toEqual([["a"], ["bbbbbb"], ["c"]]);
  });
});
