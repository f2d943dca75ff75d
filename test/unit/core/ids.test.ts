import { describe, expect, it } from "vitest";
import { cardIdOf, isSessionId } from "../../../src/core/ids.ts";

const origin = { namespace: "main-main", session: "s-1", turn: 0, start: 0, end: 4, title: "桥" };

describe("ids", () => {
  it("accepts session ids that are safe as file names and no others", () => {
    expect(["session-20260331-062900", "a.b_c-1"].every(isSessionId)).toBe(true);
    expect(["", "../x", "..", "a/b", "章一", "x".repeat(129)].some(isSessionId)).toBe(false);
  });

  it("gives a card the same id wherever it is made, and another for another title or place", () => {
    expect(cardIdOf(origin)).toBe(cardIdOf({ ...origin }));
    expect(cardIdOf(origin)).toMatch(/^card-[0-9a-f]{16}$/);
    expect(cardIdOf({ ...origin, title: "河" })).not.toBe(cardIdOf(origin));
    expect(cardIdOf({ ...origin, start: 1 })).not.toBe(cardIdOf(origin));
  });
});
