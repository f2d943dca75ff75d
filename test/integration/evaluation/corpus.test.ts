import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sha256 } from "../../../src/core/fingerprint.ts";
import { openCorpus } from "../../../src/evaluation/corpus/open-corpus.ts";
import { readSourceFile } from "../../../src/evaluation/corpus/source-file.ts";
import { chapterizeFile, writeChapterized } from "../../../src/evaluation/corpus/write-corpus.ts";
import { bookOf, chineseProse } from "../../support/books.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "alaya-corpus-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const book = `某书\n\n${bookOf(["楔子", "第一章 甲", "第二章 乙"], chineseProse)}全书完\n`;

async function writeBook(name: string, bytes: string | Uint8Array) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return readSourceFile(path);
}

async function chapterizeTo(out: string, bytes: string | Uint8Array, name = "book.txt") {
  const file = await writeBook(name, bytes);
  const corpus = chapterizeFile(file, {});
  await writeChapterized(corpus, file, out);
  return corpus;
}

async function joinParts(out: string) {
  const names = (await readdir(join(out, "parts"))).sort();
  return Buffer.concat(await Promise.all(names.map((name) => readFile(join(out, "parts", name)))));
}

describe("writeChapterized", () => {
  it.each([
    ["UTF-8", Buffer.from(book)],
    ["UTF-8 with BOM and CRLF", Buffer.from(`\ufeff${book.replaceAll("\n", "\r\n")}`)],
    ["UTF-16 with BOM", Buffer.from(`\ufeff${book}`, "utf16le")],
  ])("writes parts that join to the bytes of the file in %s", async (_name, bytes) => {
    const out = join(folder, "out");
    await chapterizeTo(out, bytes);
    expect((await joinParts(out)).equals(bytes)).toBe(true);
  });

  it("writes sessions that open again as they were", async () => {
    const out = join(folder, "out");
    const corpus = await chapterizeTo(out, book);
    expect(await openCorpus(out)).toEqual({
      manifest: corpus.manifest,
      directory: out,
      sessions: corpus.sessions,
    });
    expect((await readdir(folder)).sort()).toEqual(["book.txt", "out"]);
  });

  it("names a corpus after its file, or its content where no letter is left", async () => {
    expect(chapterizeFile(await writeBook("My book (1).txt", book), {}).manifest.name).toBe("Mybook1");
    expect(chapterizeFile(await writeBook("某书.txt", book), {}).manifest.name).toBe(
      `book-${sha256(book).slice(0, 8)}`,
    );
  });

  it("replaces the same corpus and refuses a folder of something else", async () => {
    const out = join(folder, "out");
    await chapterizeTo(out, book);
    await chapterizeTo(out, book.replace("第二章 乙", "说话间"));
    expect(await readdir(join(out, "sessions"))).toEqual(["book-001.json", "book-prologue-1.json"]);
    await expect(chapterizeTo(out, book, "other.txt")).rejects.toMatchObject({
      code: "OUT_NOT_EMPTY",
      path: out,
    });
    await mkdir(join(folder, "notes"));
    await writeFile(join(folder, "notes", "mine.md"), "mine");
    await expect(chapterizeTo(join(folder, "notes"), book)).rejects.toMatchObject({ code: "OUT_NOT_EMPTY" });
    expect(await readdir(join(folder, "notes"))).toEqual(["mine.md"]);
  });
});

describe("openCorpus", () => {
  const manifest = (facts: object) =>
    writeFile(
      join(folder, "corpus.json"),
      JSON.stringify({
        schema: "alaya.corpus/1",
        name: "tale",
        title: "某书",
        language: "zh",
        licence: "MIT",
        ...facts,
      }),
    );

  it("cuts a corpus that is one text", async () => {
    await writeBook("text.txt", book);
    await manifest({ text: "text.txt", sha256: sha256(book) });
    const corpus = await openCorpus(folder);
    expect(corpus.sessions.map(({ id }) => id)).toEqual(["tale-prologue-1", "tale-001", "tale-002"]);
  });

  it("cuts a text by the manifest's pattern or length", async () => {
    await writeBook("text.txt", "@1\nab\n@2\ncd\n");
    await manifest({
      text: "text.txt",
      sha256: sha256("@1\nab\n@2\ncd\n"),
      chapterizer: { pattern: "^@(\\d)$" },
    });
    expect((await openCorpus(folder)).sessions.map(({ title }) => title)).toEqual(["@1", "@2"]);
    await manifest({
      text: "text.txt",
      sha256: sha256("@1\nab\n@2\ncd\n"),
      chapterizer: { fallbackChars: 6 },
    });
    expect((await openCorpus(folder)).sessions).toHaveLength(2);
  });

  it("refuses content that is not what the manifest was written for", async () => {
    await writeBook("text.txt", `${book}!`);
    await manifest({ text: "text.txt", sha256: sha256(book) });
    await expect(openCorpus(folder)).rejects.toMatchObject({ code: "CORPUS_CHANGED" });
    const out = join(folder, "out");
    await chapterizeTo(out, book);
    await rm(join(out, "sessions", "book-001.json"));
    await expect(openCorpus(out)).rejects.toMatchObject({ code: "CORPUS_CHANGED" });
  });

  it("names the field of a manifest that is wrong, and a folder that is no corpus", async () => {
    await manifest({ sha256: "short" });
    await expect(openCorpus(folder)).rejects.toMatchObject({
      code: "CORPUS_INVALID",
      details: { reason: expect.stringContaining("sha256") },
    });
    await expect(openCorpus(join(folder, "none"))).rejects.toMatchObject({ code: "FILE_MISSING" });
  });
});
