import { describe, expect, it } from "vitest";
import { cardId } from "../../../src/core/ids.ts";
import { accessesWithin, type UsageEvent, UsageTally } from "../../../src/domain/usage.ts";

const [a, b] = [cardId("a"), cardId("b")];
const day = (date: number) => new Date(Date.UTC(2026, 2, date, 12));
const tallyOf = (events: readonly UsageEvent[], canonical?: (card: typeof a) => typeof a) => {
  const tally = new UsageTally(canonical);
  for (const event of events) tally.add(event);
  return tally;
};

describe("the usage of a card", () => {
  const events: readonly UsageEvent[] = [
    { kind: "created", at: day(1), cards: [a, b] },
    { kind: "recalled", at: day(3), cards: [b, a], scores: [0.9, 0.2], recall: "trace-1" },
    { kind: "opened", at: day(3), cards: [a] },
    { kind: "recalled", at: day(10), cards: [a], scores: [0.6], recall: "trace-2" },
    { kind: "created", at: day(11), cards: [a] },
  ];

  it("counts recalls and looks, and keeps the scores of recalls only", () => {
    expect(tallyOf(events).of(a)).toEqual({
      createdAt: day(1),
      accessCount: 3,
      lastAccessedAt: day(10),
      scores: [0.2, 0.6],
      accessesByDay: new Map([
        [20515, 2],
        [20522, 1],
      ]),
    });
    expect(tallyOf(events).of(b)).toMatchObject({ accessCount: 1, scores: [0.9] });
    expect(tallyOf(events).latestAt).toEqual(day(11));
  });

  it("is nothing for a card that no event speaks of", () => {
    expect(tallyOf([]).of(a)).toMatchObject({ createdAt: undefined, accessCount: 0 });
    expect(tallyOf([]).latestAt).toBeUndefined();
  });

  it("is counted by days back from now", () => {
    const usage = tallyOf(events).of(a);
    expect(accessesWithin(usage, 90, day(20))).toBe(3);
    expect(accessesWithin(usage, 16, day(20))).toBe(1);
    expect(accessesWithin(usage, 17, day(20))).toBe(3);
    expect(accessesWithin(usage, 9, day(20))).toBe(0);
  });

  it("goes to the card that another was merged into", () => {
    const tally = tallyOf(events, () => b);
    expect(tally.of(b).accessCount).toBe(4);
    expect(tally.of(a).accessCount).toBe(0);
  });
});
