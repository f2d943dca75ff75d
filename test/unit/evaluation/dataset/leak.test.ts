import { describe, expect, it } from "vitest";
import { leakShare, sharesRun } from "../../../../src/evaluation/dataset/leak.ts";
import { aQuestion } from "../../../support/builders/a-question.ts";

describe("sharesRun", () => {
  it("finds six Chinese characters in a row, punctuation apart", () => {
    expect(sharesRun("谁说天色，将晚了呢", "他说天色将晚了。", "zh")).toBe(true);
    expect(sharesRun("谁说天色已晚", "他说天色将晚了。", "zh")).toBe(false);
  });

  it("finds five English words in a row, capitals apart", () => {
    expect(sharesRun("Who opened the door a little?", "He Opened the door a little.", "en")).toBe(true);
    expect(sharesRun("Who opened the door?", "He opened the door a little.", "en")).toBe(false);
  });

  it("takes no part of a word for a word", () => {
    expect(sharesRun("or of the old inn", "door of the old inns", "en")).toBe(false);
  });
});

describe("leakShare", () => {
  it("counts answerable questions only", () => {
    const leaking = aQuestion({
      query: "书里写天色将晚的是哪里",
      expected: { spans: [{ session: "s", turn: 0, start: 0, end: 7, quote: "书里写天色将晚" }] },
    });
    expect(
      leakShare([leaking, aQuestion(), aQuestion({ answerable: false, expected: { spans: [] } })], "zh"),
    ).toBe(0.5);
    expect(leakShare([], "zh")).toBe(0);
  });
});
