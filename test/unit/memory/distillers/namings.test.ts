import { describe, expect, it } from "vitest";
import { openJiebaSegmenter } from "../../../../src/adapters/jieba/segmenter.ts";
import { findChineseNamings } from "../../../../src/memory/distillers/rules/chinese-namings.ts";
import { findEnglishNamings } from "../../../../src/memory/distillers/rules/english-namings.ts";
import { createFormMatcher } from "../../../../src/memory/distillers/rules/form-matcher.ts";

const segmenter = openJiebaSegmenter();
const chinese = (text: string) => findChineseNamings([{ text, words: segmenter.words(text) }]);

describe("what Chinese stories say people and places are called", () => {
  it("gives a full name its title, its familiar form and its nickname", () => {
    expect(chinese("高守礼是河西来的木匠，邻居叫他老高，东家称高木匠，外号是铁算盘。")).toEqual([
      { label: "高守礼", kind: "person", names: ["老高", "高木匠", "铁算盘"] },
    ]);
  });

  it("gives a place its everyday name", () => {
    expect(chinese("河边有座白沙渡口，俗称老渡头，夜里没有人。")).toEqual([
      { label: "白沙渡口", kind: "place", names: ["老渡头"] },
    ]);
  });

  it("finds nothing where somebody is only called to do something", () => {
    expect(chinese("高守礼叫他不必再来，东家也没有说话。")).toEqual([]);
  });
});

describe("what English stories say people and places are called", () => {
  it("gives a full name its first name, its trade and its nickname", () => {
    expect(
      findEnglishNamings([
        "Friends called her Ruth, strangers said Baker Lowell, and Ruth Lowell hated the nickname Iron Spoon.",
      ]),
    ).toEqual([{ label: "Ruth Lowell", kind: "person", names: ["Ruth", "Baker Lowell", "Iron Spoon"] }]);
  });

  it("takes what stands right after the name as a byname", () => {
    expect(findEnglishNamings(["Then Ezra Pike, called Lucky, came in from the rain."])).toEqual([
      { label: "Ezra Pike", kind: "person", names: ["Lucky"] },
    ]);
  });

  it("gives a place its everyday name", () => {
    expect(findEnglishNamings(["Near the pond stood Crow Lane Mill, commonly the old wheel."])).toEqual([
      { label: "Crow Lane Mill", kind: "place", names: ["old wheel"] },
    ]);
  });
});

describe("createFormMatcher", () => {
  it("lets the longest name hide those within it, and finds English only as whole words", () => {
    const matcher = createFormMatcher(["陈守", "陈守义", "Ann", "Ann Lee"]);
    expect(matcher.formsIn("陈守义来了。Annual. Ann\nLee sat.")).toEqual(["陈守义", "Ann Lee"]);
  });
});
