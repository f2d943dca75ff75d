import { describe, expect, it } from "vitest";
import type { Language } from "../../../../../src/core/language.ts";
import { checkDraft } from "../../../../../src/evaluation/dataset/generators/llm/check-draft.ts";
import type { Draft } from "../../../../../src/evaluation/dataset/generators/llm/reply.ts";
import { aChapter } from "../../../../support/builders/a-chapter.ts";

const english = [
  aChapter(
    "en-1",
    ["The skipper wound his watch.", "He gave the silver watch to the mate at noon."],
    "The Silver Gift",
  ),
  aChapter("en-2", [
    "Later the mate gave it to the boy, who lost it. He wept the whole night. He wept the whole night.",
  ]),
];
const chinese = [
  aChapter("zh-1", ["老船工把那只银怀表在正午交给了大副。", "大副后来又把它给了男孩。"], "礼物"),
];

function check(changes: Partial<Draft>, language: Language = "en") {
  const draft: Draft = {
    type: "CONCEPT_RECALL",
    query: "When did the timepiece change hands?",
    answer: "At noon",
    quotes: ["He gave the silver watch to the mate at noon."],
    explanation: "It is said there.",
    ...changes,
  };
  return checkDraft(draft, language === "en" ? english : chinese, language);
}

describe("checkDraft", () => {
  it("finds a quote in the turn in which it stands", () => {
    expect(check({ quotes: ["the silver watch to the mate"] })).toEqual({
      kept: true,
      spans: [{ session: "en-1", turn: 1, start: 8, end: 36, quote: "the silver watch to the mate" }],
    });
  });

  it("finds a Chinese quote", () => {
    const quotes = ["把那只银怀表在正午交给"];
    expect(check({ query: "怀表是什么时候转手的？", answer: "中午", quotes }, "zh")).toEqual({
      kept: true,
      spans: [{ session: "zh-1", turn: 0, start: 3, end: 14, quote: quotes[0] }],
    });
  });

  it.each<[string, string, Partial<Draft>]>([
    [
      "a quote that is not in the text",
      "quote-not-in-text",
      { quotes: ["He gave the golden watch to the mate"] },
    ],
    ["a quote over two paragraphs", "quote-not-in-text", { quotes: ["wound his watch. He gave the silver"] }],
    ["a quote that stands more than once", "quote-more-than-once", { quotes: ["He wept the whole night."] }],
    ["a quote of a few letters", "quote-too-short", { quotes: ["silver watch"] }],
    [
      "two quotes of the same words",
      "quotes-repeat",
      { quotes: ["the silver watch to the mate", "silver watch to the mate at noon"] },
    ],
    ["a way with one stop", "too-few-quotes", { type: "NAVIGATION" }],
    [
      "a question that copies its evidence",
      "leak",
      { query: "Did he gave the silver watch to the mate then?" },
    ],
    ["a question that holds its answer", "leak", { query: "Did the watch change hands at noon?" }],
    ["a question of two words", "trivial", { query: "Which watch?" }],
    [
      "a question that is the chapter's title",
      "trivial",
      { query: "What of the silver gift?", answer: "None" },
    ],
    ["a question in another language", "wrong-language", { query: "怀表是什么时候转手的？" }],
  ])("refuses %s", (_what, refusal, changes) => {
    expect(check(changes)).toEqual({ kept: false, refusal });
  });

  it("lets an order name its events", () => {
    const quotes = ["He gave the silver watch to the mate at noon.", "Later the mate gave it to the boy"];
    const query = "Who had the watch first, the mate or the boy?";
    expect(check({ type: "TEMPORAL_ORDER", query, answer: "the mate", quotes })).toMatchObject({
      kept: true,
    });
  });
});
