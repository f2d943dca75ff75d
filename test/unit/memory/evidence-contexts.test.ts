import { describe, expect, it } from "vitest";
import { contextsOf } from "../../../src/memory/evidence-contexts.ts";
import { aCard } from "../../support/builders/a-card.ts";
import { aSession, aTurn } from "../../support/builders/a-session.ts";

const refAt = (start: number, end: number, turn = 0) => ({
  session: "session-1",
  turn,
  start,
  end,
  quote: "",
});

function turnsOf(evidence: readonly ReturnType<typeof refAt>[], ...contents: string[]) {
  const session = aSession({ turns: contents.map((content) => aTurn({ content })) });
  return contextsOf([aCard({ session: session.id, evidence })], [session])[0]?.turns;
}

describe("the context of a card's evidence", () => {
  it("is a short turn as a whole, once, however many spans it has", () => {
    expect(turnsOf([refAt(0, 4), refAt(6, 10)], "Rain. Snow.")).toEqual([
      { turn: 0, start: 0, content: "Rain. Snow." },
    ]);
  });

  it("is of a long turn what stands within a thousand characters", () => {
    const before = "a".repeat(5000);
    const after = "b".repeat(5000);
    expect(turnsOf([refAt(5000, 5004)], `${before}here${after}`)).toEqual([
      { turn: 0, start: 4000, content: `${"a".repeat(1000)}here${"b".repeat(1000)}` },
    ]);
  });

  it("parts no surrogate pair", () => {
    const content = "🎉".repeat(2000);
    expect(turnsOf([refAt(2001, 2002)], content)).toEqual([
      { turn: 0, start: 1000, content: "🎉".repeat(1001) },
    ]);
  });
});
