import { describe, expect, it } from "vitest";
import { createVerbatimDistiller } from "../../../../src/memory/distillers/verbatim.ts";
import { chapter } from "./stories.ts";

const distiller = createVerbatimDistiller();

describe("the verbatim distiller", () => {
  it("makes a card of each turn, titled by its first clause", async () => {
    const { cards, dropped } = await distiller.distill(
      chapter(["雨停了，街上没有人。", " ", "The boat left, and nobody waved."]),
    );
    expect(cards.map(({ title, content, evidence }) => ({ title, content, evidence }))).toEqual([
      {
        title: "雨停了",
        content: "雨停了，街上没有人。",
        evidence: [{ session: "chapter-1", turn: 0, start: 0, end: 10, quote: "雨停了，街上没有人。" }],
      },
      {
        title: "The boat left",
        content: "The boat left, and nobody waved.",
        evidence: [
          { session: "chapter-1", turn: 2, start: 0, end: 32, quote: "The boat left, and nobody waved." },
        ],
      },
    ]);
    expect(dropped).toEqual({ empty: 1 });
  });

  it("cuts a turn of more than 400 Chinese characters at sentence ends", async () => {
    const sentence = "河水涨了一尺，渡船停在对岸，没有人肯过去。";
    const { cards } = await distiller.distill(chapter([sentence.repeat(30)]));
    expect(cards.map(({ content }) => content.length)).toEqual([315, 315]);
    expect(cards.every(({ content }) => content.endsWith("。"))).toBe(true);
  });
});
