import { describe, expect, it } from "vitest";
import {
  parseChineseNumeral,
  parseEnglishNumber,
  parseRoman,
} from "../../../../src/evaluation/corpus/headings/numerals.ts";

describe("parseChineseNumeral", () => {
  it.each([
    ["一", 1],
    ["十", 10],
    ["十七", 17],
    ["二十", 20],
    ["廿三", 23],
    ["一百", 100],
    ["一百零五", 105],
    ["一百〇五", 105],
    ["一百十九", 119],
    ["一百一十九", 119],
    ["一一九", 119],
    ["一零零", 100],
    ["一二○", 120],
    ["两千三百", 2300],
    ["001", 1],
    ["０１２", 12],
    ["1 2", 12],
  ])("reads %s as %d", (text, value) => {
    expect(parseChineseNumeral(text)).toBe(value);
  });

  it("reads nothing else", () => {
    expect(["", "回", "一回", "x"].map(parseChineseNumeral)).toEqual([null, null, null, null]);
  });
});

describe("parseRoman", () => {
  it.each([
    ["I", 1],
    ["IV", 4],
    ["xl", 40],
    ["XXXVIII", 38],
    ["LXI", 61],
    ["CXXXV", 135],
    ["IIII", 4],
  ])("reads %s as %d", (text, value) => {
    expect(parseRoman(text)).toBe(value);
  });

  it("refuses what no one would write", () => {
    expect(["", "IIX", "VX", "ABC"].map(parseRoman)).toEqual([null, null, null, null]);
  });
});

describe("parseEnglishNumber", () => {
  it.each([
    ["7", 7],
    ["XII", 12],
    ["twelve", 12],
    ["FIRST", 1],
    ["Twenty-one", 21],
    ["thirtieth", 30],
    ["Forty-Second", 42],
  ])("reads %s as %d", (text, value) => {
    expect(parseEnglishNumber(text)).toBe(value);
  });

  it("reads no other word", () => {
    expect(["the", "one-two", "hundredfold"].map(parseEnglishNumber)).toEqual([null, null, null]);
  });
});
