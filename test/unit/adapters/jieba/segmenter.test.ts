import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openJiebaSegmenter } from "../../../../src/adapters/jieba/segmenter.ts";

const segmenter = openJiebaSegmenter();
const textsOf = (text: string) => segmenter.words(text).map((word) => word.text);

describe("words of the jieba segmenter", () => {
  it("tags Chinese people and places and counts offsets in UTF-16 units", () => {
    expect(segmenter.words("😀孙悟空去北京。")).toEqual([
      { text: "孙悟空", start: 2, tag: "nr" },
      { text: "去", start: 5, tag: "v" },
      { text: "北京", start: 6, tag: "ns" },
    ]);
  });

  it("tags what the dictionary does not know with x", () => {
    expect(segmenter.words("李明")).toEqual([{ text: "李明", start: 0, tag: "x" }]);
  });

  it("leaves the tag of English words open", () => {
    expect(segmenter.words("Anna left.")).toEqual([
      { text: "Anna", start: 0, tag: null },
      { text: "left", start: 5, tag: null },
    ]);
  });

  it("keeps inner apostrophes and hyphens, not outer ones", () => {
    expect(textsOf("'don't' — the well-known dog’s --tail-")).toEqual([
      "don't",
      "the",
      "well-known",
      "dog’s",
      "tail",
    ]);
  });

  it("keeps a number with its point, comma or colon in one piece", () => {
    expect(textsOf("pay 1,000 or 3.14, at 7:30. Then 5, 6")).toEqual([
      "pay",
      "1,000",
      "or",
      "3.14",
      "at",
      "7:30",
      "Then",
      "5",
      "6",
    ]);
  });

  it("cuts mixed text in reading order and keeps words that mix scripts", () => {
    expect(textsOf("我买了iPhone手机和T恤, well-made")).toEqual([
      "我",
      "买",
      "了",
      "iPhone",
      "手机",
      "和",
      "T恤",
      "well-made",
    ]);
  });

  it("finds no words in punctuation, white space and nothing", () => {
    expect(["", " \n", "……！？", "😀"].map(textsOf)).toEqual([[], [], [], []]);
  });

  it("gives every word the text at its offset, in order and without overlap, whatever the text", () => {
    const pieces = fc.constantFrom(
      "北京",
      "李",
      "的",
      "a",
      "B-",
      "'",
      "1",
      ".",
      " ",
      "，",
      "😀",
      "\ud800",
      "é",
      "𠮷",
      "ｗ",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const text = parts.join("");
        let end = 0;
        for (const word of segmenter.words(text)) {
          expect(word.start).toBeGreaterThanOrEqual(end);
          end = word.start + word.text.length;
          expect(text.slice(word.start, end)).toBe(word.text);
        }
      }),
    );
  });
});

describe("terms of the jieba segmenter", () => {
  it("stems English, lowers case and drops function words, contractions too", () => {
    expect(segmenter.terms("The Runners don’t WALK; Caroline's running")).toEqual([
      "runner",
      "walk",
      "carolin",
      "run",
    ]);
  });

  it("splits hyphened words and joins the thousands of a number", () => {
    expect(segmenter.terms("well-known 1,000 3.14")).toEqual(["known", "1000", "3.14"]);
  });

  it("gives Chinese characters and pairs, and cuts at function words", () => {
    expect(segmenter.terms("黛玉为什么哭泣")).toEqual(["黛", "黛玉", "玉", "哭", "哭泣", "泣"]);
  });

  it("drops single characters that mean nothing alone but keeps their pairs", () => {
    expect(segmenter.terms("目的")).toEqual(["目", "目的"]);
  });

  it("reads full-width letters and digits as plain ones", () => {
    expect(segmenter.terms("ＡＢＣ１２３")).toEqual(["abc123"]);
  });

  it("handles mixed text and repeats a term as often as the text does", () => {
    expect(segmenter.terms("GPU显卡 gpu")).toEqual(["gpu", "显", "显卡", "卡", "gpu"]);
  });

  it("keeps characters outside the basic plane whole", () => {
    expect(segmenter.terms("𠮷野")).toEqual(["𠮷", "𠮷野", "野"]);
  });

  it("does not let property names of objects disturb the cut", () => {
    expect(segmenter.terms("constructor __proto__")).toEqual(["constructor", "proto"]);
  });
});
