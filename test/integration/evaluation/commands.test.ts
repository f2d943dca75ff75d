import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCorpusCommand } from "../../../src/cli/commands/corpus.ts";
import { createDatasetCommand } from "../../../src/cli/commands/dataset.ts";
import type { CliContext } from "../../../src/cli/context.ts";
import { systemClock } from "../../../src/core/clock.ts";
import type { Language } from "../../../src/core/language.ts";
import { noProgress } from "../../../src/core/progress.ts";
import { bookOf, chineseProse } from "../../support/books.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "alaya-commands-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a command and keeps what it says. */
async function run(
  args: readonly string[],
  { json = false, language = "en" }: { json?: boolean; language?: Language } = {},
) {
  const said: { printed: unknown[]; noted: string[]; answered: string[] } = {
    printed: [],
    noted: [],
    answered: [],
  };
  const flags = {
    dataDir: undefined,
    config: undefined,
    preset: undefined,
    set: [],
    json,
    now: undefined,
    language,
    quiet: false,
  };
  const context: CliContext = {
    flags,
    clock: systemClock,
    progress: noProgress,
    outIsTerminal: false,
    readInput: async () => "",
    environment: {},
    print: (text) => said.printed.push(text),
    printJson: (value) => said.printed.push(value),
    note: (text) => said.noted.push(text),
    answer: (verdict) => said.answered.push(verdict),
  };
  const program = new Command().exitOverride();
  program.addCommand(createCorpusCommand(context)).addCommand(createDatasetCommand(context));
  await program.parseAsync([...args], { from: "user" });
  return said;
}

async function writeBook(text = bookOf(["第一章 甲", "第二章 乙"], chineseProse)) {
  const path = join(folder, "tale.txt");
  await writeFile(path, text);
  return path;
}

describe("alaya corpus chapterize", () => {
  it("writes a corpus and says what it holds, in either language", async () => {
    const [path, out] = [await writeBook(), join(folder, "out")];
    expect((await run(["corpus", "chapterize", path, "--out", out])).printed).toEqual([
      `✓ Corpus tale: 2 sessions written to ${out}`,
      "  parts: chapter 2",
    ]);
    expect((await run(["corpus", "chapterize", path, "--out", out], { language: "zh" })).printed).toEqual([
      `✓ 语料 tale：2 个会话已写入 ${out}`,
      "  部分：章回 2",
    ]);
  });

  it("gives the parts as JSON", async () => {
    const path = await writeBook();
    const { printed } = await run(
      ["corpus", "chapterize", path, "--out", join(folder, "out"), "--name", "t"],
      { json: true },
    );
    expect(printed).toMatchObject([
      { name: "t", encoding: "utf-8", parts: [{ kind: "chapter", number: 1, title: "甲" }, {}] },
    ]);
  });

  it("refuses a pattern that is none and names it, and leaves nothing behind", async () => {
    const [path, out] = [await writeBook(), join(folder, "out")];
    await expect(run(["corpus", "chapterize", path, "--out", out, "--pattern", "(["])).rejects.toMatchObject({
      code: "USAGE_PATTERN",
      message: '--pattern "([" is no regular expression',
    });
    await expect(
      run(["corpus", "chapterize", await writeBook("话。\n"), "--out", out]),
    ).rejects.toMatchObject({
      code: "CHAPTERS_NOT_FOUND",
    });
    expect(await readdir(folder)).toEqual(["tale.txt"]);
  });

  it("cuts by length where there is no heading", async () => {
    const path = await writeBook("一。\n二。\n三。\n");
    const { printed } = await run([
      "corpus",
      "chapterize",
      path,
      "--out",
      join(folder, "out"),
      "--fallback-chars",
      "4",
    ]);
    expect(printed[1]).toBe("  parts: chapter 3");
  });
});

describe("alaya corpus stats", () => {
  it("counts a text and the corpus made of it alike", async () => {
    const [path, out] = [await writeBook(), join(folder, "out")];
    await run(["corpus", "chapterize", path, "--out", out]);
    const [ofText, ofCorpus] = [await run(["corpus", "stats", path]), await run(["corpus", "stats", out])];
    expect(ofText.printed).toEqual([
      "language: Chinese\nsessions: 2\nparts: chapter 2\nparagraphs: 4\ncharacters: 80\nwords: 66\nlongest: tale-002 (40 characters)\nshortest: tale-001 (40 characters)\nvolumes: none",
    ]);
    expect(ofCorpus.printed).toEqual([String(ofText.printed[0]).replace("parts: chapter 2\n", "")]);
  });
});

describe("alaya dataset", () => {
  it("generates, validates and counts; a shifted quote is answered no", async () => {
    const path = join(folder, "sets", "novella.json");
    await run([
      "dataset",
      "generate",
      "--generator",
      "rules",
      "--corpus",
      "corpora/novella-zh",
      "--out",
      path,
      "--per-type",
      "5",
    ]);
    const valid = await run(["dataset", "validate", path], { json: true });
    expect(valid).toMatchObject({ answered: [], printed: [{ ok: true }] });
    const text = await readFile(path, "utf8");
    await writeFile(
      path,
      text.replace(/"start": (\d+)/, (_all, start) => `"start": ${Number(start) + 1}`),
    );
    const shifted = await run(["dataset", "validate", path]);
    expect(shifted.answered).toEqual(["no"]);
    expect(shifted.printed[0]).toContain(
      "novella-zh-q0001 expected.spans[0]: the quote does not stand there",
    );
    expect((await run(["dataset", "stats", path], { language: "zh" })).printed[0]).toContain(
      "泄题比例: 0.0 %",
    );
  });

  it("names the nearest generator", async () => {
    await expect(
      run(["dataset", "generate", "--generator", "rule", "--corpus", "x", "--out", "y"]),
    ).rejects.toMatchObject({ code: "USAGE_UNKNOWN_NAME", hint: expect.stringContaining('"rules"') });
  });
});
