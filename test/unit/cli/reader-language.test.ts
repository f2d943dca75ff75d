import { describe, expect, it } from "vitest";
import { readerLanguage } from "../../../src/cli/reader-language.ts";

describe("the reader's language", () => {
  it.each([
    { args: [], locale: "zh_CN.UTF-8", language: "zh" },
    { args: [], locale: "C", language: "en" },
    { args: ["status", "--lang", "en"], locale: "zh_TW.UTF-8", language: "en" },
    { args: ["--lang=zh", "status"], locale: "", language: "zh" },
    { args: ["--lang", "zh", "status", "--lang", "en"], locale: "", language: "en" },
    { args: ["--lang", "fr"], locale: "zh_CN.UTF-8", language: "zh" },
    { args: ["--lang"], locale: "en_GB.UTF-8", language: "en" },
    { args: ["recall", "--", "--lang", "zh"], locale: "en_GB.UTF-8", language: "en" },
  ] as const)("is $language for $args with the locale “$locale”", ({ args, locale, language }) => {
    expect(readerLanguage(args, locale)).toBe(language);
  });
});
