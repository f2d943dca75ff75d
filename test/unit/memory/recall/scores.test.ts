import { describe, expect, it } from "vitest";
import { cardId, sessionId } from "../../../../src/core/ids.ts";
import { neighboursIn, smooth } from "../../../../src/memory/recall/neighbours.ts";
import { addSessionContext } from "../../../../src/memory/recall/session-context.ts";

const scoresOf = (record: Record<string, number>) =>
  new Map(Object.entries(record).map(([id, score]) => [cardId(id), score]));

const order = [
  { id: cardId("a"), session: sessionId("s1") },
  { id: cardId("b"), session: sessionId("s1") },
  { id: cardId("c"), session: sessionId("s1") },
  { id: cardId("d"), session: sessionId("s2") },
];

describe("smooth", () => {
  it("gives each card a share of the cards before and after it in its session, and no other's", () => {
    const smoothed = smooth(scoresOf({ b: 1, d: 0.5 }), neighboursIn(order), 0.2);
    expect(Object.fromEntries(smoothed)).toEqual({ a: 0.2, b: 1, c: 0.2, d: 0.5 });
  });

  it("leaves the scores alone at share 0", () => {
    expect(Object.fromEntries(smooth(scoresOf({ b: 1 }), neighboursIn(order), 0))).toEqual({ b: 1 });
  });
});

describe("addSessionContext", () => {
  const sessionOf = new Map(order.map(({ id, session }) => [id, session]));

  it("adds the weight times the session's share of the best session", () => {
    const added = addSessionContext(scoresOf({ a: 1, b: 0.6, d: 0.4 }), sessionOf, 0.5);
    expect([...added]).toEqual([
      ["a", 1.5],
      ["b", 1.1],
      ["d", 0.4 + 0.5 * (0.4 / 1.6)],
    ]);
  });
});
