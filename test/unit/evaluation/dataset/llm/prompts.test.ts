import { describe, expect, it } from "vitest";
import type { Language } from "../../../../../src/core/language.ts";
import { groupChapters } from "../../../../../src/evaluation/dataset/generators/llm/chapter-groups.ts";
import {
  askForQuestions,
  askForRepair,
  assertBounded,
  loadPrompts,
  maxPromptTokens,
} from "../../../../../src/evaluation/dataset/generators/llm/prompts.ts";
import { aChapter } from "../../../../support/builders/a-chapter.ts";

describe.each<Language>(["en", "zh"])("the prompts in %s", (language) => {
  it("fit the bound with the longest group and the longest bad reply", async () => {
    const prompts = await loadPrompts(language);
    const long = aChapter(
      "long",
      Array.from({ length: 300 }, () => "字".repeat(200)),
    );
    for (const group of groupChapters([long]).groups) {
      const asked = askForQuestions(prompts, group, 2);
      expect(() => assertBounded(asked)).not.toThrow();
      expect(() => assertBounded(askForRepair(prompts, asked, "坏".repeat(90_000), "no JSON"))).not.toThrow();
    }
  });

  it("leave no gap unfilled", async () => {
    const prompts = await loadPrompts(language);
    const asked = askForQuestions(prompts, groupChapters([aChapter("a", ["text"])]).groups[0] ?? [], 2);
    const repair = askForRepair(prompts, asked, "bad", "no JSON");
    expect(repair.map(({ content }) => content).join()).not.toMatch(/\{\{\w+\}\}/);
  });
});

describe("assertBounded", () => {
  it("refuses a request that costs one token too many", () => {
    const user = (tokens: number) => [{ role: "user" as const, content: "字".repeat(tokens) }];
    expect(() => assertBounded(user(maxPromptTokens))).not.toThrow();
    expect(() => assertBounded(user(maxPromptTokens + 1))).toThrow(RangeError);
  });
});
