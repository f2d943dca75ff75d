import { describe, expect, it } from "vitest";
import { overlap, passagesOf } from "../../../src/systems/passages.ts";
import { aSession, aTurn } from "../../support/builders/a-session.ts";

const passagesFor = (content: string) => passagesOf(aSession({ turns: [aTurn({ content })] }));

describe("passagesOf", () => {
  it("makes one passage of a turn, with session title and speaker", () => {
    const session = aSession({ title: "Harbour", turns: [aTurn({ content: "Hello.", speaker: "Nora" })] });
    expect(passagesOf(session)).toEqual([
      {
        id: "session-1:0",
        session: "session-1",
        turn: 0,
        start: 0,
        title: "Harbour",
        speaker: "Nora",
        content: "Hello.",
      },
    ]);
  });

  it("cuts a turn of over 1,000 characters at sentence ends and names the parts by their start", () => {
    const sentence = `${"长".repeat(399)}。`;
    const passages = passagesFor(sentence.repeat(4));
    expect(passages.map(({ id, start, content }) => [id, start, content.length])).toEqual([
      ["session-1:0:0", 0, 800],
      ["session-1:0:800", 800, 800],
    ]);
  });

  it("makes no passage of a blank turn and keeps the count of turns", () => {
    const turns = [aTurn({ content: " \n" }), aTurn({ content: "Hello." })];
    expect(passagesOf(aSession({ turns })).map(({ id }) => id)).toEqual(["session-1:1"]);
  });
});

describe("overlap", () => {
  const [passage] = passagesFor("  0123456789");
  const span = (start: number, end: number, changes = {}) => ({
    session: "session-1",
    turn: 0,
    start,
    end,
    quote: "",
    ...changes,
  });

  it("counts the characters of a span that the passage holds", () => {
    const counts = [span(0, 12), span(0, 4), span(10, 40), span(12, 20)].map(
      (part) => passage && overlap(passage, part),
    );
    expect(counts).toEqual([10, 2, 2, 0]);
  });

  it("is nothing for another turn or session", () => {
    const others = [span(2, 6, { turn: 1 }), span(2, 6, { session: "other" })];
    expect(others.map((part) => passage && overlap(passage, part))).toEqual([0, 0]);
  });
});
