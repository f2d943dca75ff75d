import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSourceFile } from "../../../src/evaluation/corpus/source-file.ts";
import { chapterizeFile } from "../../../src/evaluation/corpus/write-corpus.ts";

const data = process.env.ALAYA_TEST_DATA;

describe.skipIf(data === undefined)("real books", () => {
  it.each([
    ["novels-zh/honglou-1.txt", 120],
    ["novels-zh/honglou-2.txt", 120],
    ["novels-zh/xiyou-gbk.txt", 100],
    ["novels-zh/xiyou-bom.txt", 100],
    ["novels-en/moby-dick-pg.txt", 135],
    ["novels-en/pride-and-prejudice-illustrated.txt", 61],
    ["novels-en/frankenstein.txt", 28],
    ["novels-en/sherlock-holmes.txt", 12],
    ["novels-en/emma.txt", 55],
  ])("cuts %s into %d chapters", async (name, chapters) => {
    const file = await readSourceFile(join(data ?? "", name));
    const { parts } = chapterizeFile(file, {});
    expect(parts.filter(({ kind }) => kind === "chapter")).toHaveLength(chapters);
    expect(parts.map(({ start, end }) => file.text.slice(start, end)).join("")).toBe(file.text);
  });
});
