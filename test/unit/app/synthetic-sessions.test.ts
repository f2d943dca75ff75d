import { describe, expect, it } from "vitest";
import { synthesise } from "../../../src/app/bench/synthetic-sessions.ts";

describe("synthesise", () => {
  it("gives a turn for each card and as many questions as asked for", () => {
    const { sessions, questions } = synthesise({ cards: 45, questions: 7, seed: 1 });
    expect(sessions.map(({ turns }) => turns.length)).toEqual([20, 20, 5]);
    expect(questions).toHaveLength(7);
  });

  it("gives equal texts for equal seeds and others for another", () => {
    const size = { cards: 30, questions: 3 };
    expect(synthesise({ ...size, seed: 4 })).toEqual(synthesise({ ...size, seed: 4 }));
    expect(synthesise({ ...size, seed: 5 })).not.toEqual(synthesise({ ...size, seed: 4 }));
  });

  it("asks about words of the texts", () => {
    const { sessions, questions } = synthesise({ cards: 20, questions: 5, seed: 2 });
    const words = new Set(sessions.flatMap(({ turns }) => turns.flatMap(wordsOf)));
    for (const question of questions) {
      const known = wordsOf({ content: question }).filter((word) => words.has(word));
      expect(known.length).toBeGreaterThanOrEqual(4);
    }
  });
});

const wordsOf = ({ content }: { readonly content: string }): string[] =>
  content.toLowerCase().match(/[a-z]+/g) ?? [];
