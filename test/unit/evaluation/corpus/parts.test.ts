import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createHeadingChapterizer } from "../../../../src/evaluation/corpus/by-heading.ts";
import { createLengthChapterizer } from "../../../../src/evaluation/corpus/by-length.ts";
import { chapterize } from "../../../../src/evaluation/corpus/chapterize.ts";
import type { Part } from "../../../../src/evaluation/corpus/chapterizer.ts";
import { chineseProse, englishProse } from "../../../support/books.ts";

const lines = fc.constantFrom(
  "第一回　风起",
  "第二回　云涌",
  "第三章",
  "第一卷 春",
  "楔子",
  "尾声",
  "目录",
  "全书完",
  "第四回中既将此事略表。",
  chineseProse,
  "CHAPTER I.",
  "CHAPTER II. The Road",
  "VOLUME I",
  "I.",
  "2",
  "CONTENTS",
  "Epilogue",
  "[Illustration:",
  "Chapter I.]",
  "THE END",
  "*** START OF THE PROJECT GUTENBERG EBOOK X ***",
  "*** END OF THE PROJECT GUTENBERG EBOOK X ***",
  englishProse,
  "",
  "\t",
);
const ends = fc.constantFrom("\n", "\r\n", "\r", "\n\n", "");
const books = fc.oneof(
  fc.array(fc.tuple(lines, ends), { maxLength: 40 }).map((parts) => parts.flat().join("")),
  fc.string({ unit: "binary", maxLength: 200 }),
);

const joined = (text: string, parts: readonly Part[]) =>
  parts.map(({ start, end }) => text.slice(start, end)).join("");

describe("parts", () => {
  it("concatenate to any text, cut at headings", () => {
    fc.assert(
      fc.property(books, (text) => {
        const parts = createHeadingChapterizer().chapters({ text, language: "en" });
        expect(joined(text, parts)).toBe(text);
        expect(parts.every(({ start, bodyStart, end }) => start <= bodyStart && bodyStart <= end)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("concatenate to any text, cut by length", () => {
    fc.assert(
      fc.property(books, fc.integer({ min: 1, max: 50 }), (text, chars) => {
        expect(joined(text, createLengthChapterizer({ chars }).chapters({ text, language: "en" }))).toBe(
          text,
        );
      }),
    );
  });
});

describe("chapterize", () => {
  it("refuses a text without headings and names the ways out", () => {
    expect(() => chapterize(englishProse, "book.txt", { language: "en" })).toThrow(
      expect.objectContaining({ code: "CHAPTERS_NOT_FOUND", path: "book.txt" }),
    );
  });

  it("cuts a text without headings by length where that is allowed", () => {
    const parts = chapterize("a\nbb\nccc\ndddd\n", "book.txt", { language: "en", fallbackChars: 6 });
    expect(parts.map(({ kind, number, start, end }) => [kind, number, start, end])).toEqual([
      ["chapter", 1, 0, 5],
      ["chapter", 2, 5, 9],
      ["chapter", 3, 9, 14],
    ]);
  });
});
