import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clauses, sentences, splitIntoPassages } from "../../../../src/memory/distillers/text-spans.ts";

const partsOf = (text: string, spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

const withoutSpace = (text: string) => text.replace(/\s+/gu, "");

const mixedText = fc
  .array(
    fc.constantFrom(
      "他走了",
      "。",
      "，",
      "“好！”",
      " ",
      "\n\n",
      "She left",
      ". ",
      "Mr. Hill",
      "😀",
      "!",
      "长句子没有标点",
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(""));

describe("sentences", () => {
  it("keeps closing quotes with the sentence that they close", () => {
    const text = "“走吧！”他说。门关上了。";
    expect(partsOf(text, sentences(text))).toEqual(["“走吧！”", "他说。", "门关上了。"]);
  });

  it("does not end an English sentence at a title or an initial", () => {
    const text = "Mr. Hill met J. Brown at 3.15. They spoke.";
    expect(partsOf(text, sentences(text))).toEqual(["Mr. Hill met J. Brown at 3.15.", " They spoke."]);
  });
});

describe("clauses", () => {
  it("cuts at commas and colons too", () => {
    const text = "他说：天黑了，回家吧。";
    expect(partsOf(text, clauses(text))).toEqual(["他说：", "天黑了，", "回家吧。"]);
  });
});

describe("splitIntoPassages", () => {
  it("leaves a text that fits whole, but for the white space around it", () => {
    expect(splitIntoPassages("  短文。 ", 10)).toEqual([{ start: 2, end: 5 }]);
  });

  it("cuts at a sentence's end into parts of similar length", () => {
    const text = "一二三四。五六七八。九十甲乙。丙丁戊己。";
    expect(partsOf(text, splitIntoPassages(text, 12))).toEqual([
      "一二三四。五六七八。",
      "九十甲乙。丙丁戊己。",
    ]);
  });

  it("loses nothing but white space and keeps to the bound", () => {
    fc.assert(
      fc.property(mixedText, fc.integer({ min: 4, max: 60 }), (text, maxLength) => {
        const parts = partsOf(text, splitIntoPassages(text, maxLength));
        expect(withoutSpace(parts.join(""))).toBe(withoutSpace(text));
        expect(parts.every((part) => part.length <= maxLength && part.trim() === part)).toBe(true);
      }),
    );
  });

  it("never cuts a character in two", () => {
    const parts = partsOf("😀😀😀😀", splitIntoPassages("😀😀😀😀", 3));
    expect(parts).toEqual(["😀", "😀", "😀", "😀"]);
  });
});
