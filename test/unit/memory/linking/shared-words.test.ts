import { describe, expect, it } from "vitest";
import { openJiebaSegmenter } from "../../../../src/adapters/jieba/segmenter.ts";
import { sharedWords } from "../../../../src/memory/linking/shared-words.ts";
import { aCard } from "../../../support/builders/a-card.ts";

const segmenter = openJiebaSegmenter();

describe("sharedWords", () => {
  it("puts pairs of Chinese characters together again, the longest run first", () => {
    const card = aCard({ language: "zh", content: "她翻墙逃走，丢下祖传的玉镯。" });
    expect(sharedWords(card, new Set(["翻墙", "墙逃", "玉镯"]), segmenter)).toEqual(["翻墙逃", "玉镯"]);
  });

  it("gives whole English words for stems", () => {
    const card = aCard({ language: "en", content: "Her impatience grew; the bracelets were gone." });
    const terms = new Set(segmenter.terms("impatience bracelet"));
    expect(sharedWords(card, terms, segmenter)).toEqual(["impatience", "bracelets"]);
  });
});
