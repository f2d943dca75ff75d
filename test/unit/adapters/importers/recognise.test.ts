import { describe, expect, it } from "vitest";
import { importers } from "../../../../src/adapters/importers/importers.ts";
import { likenessOf } from "../../../../src/adapters/importers/recognise.ts";
import { type ImportFormat, importFormats } from "../../../../src/domain/import-format.ts";
import { aSourceFile } from "../../../support/builders/a-source-file.ts";

const samples: Readonly<Record<ImportFormat, ReturnType<typeof aSourceFile>>> = {
  openclaw: aSourceFile([{ type: "session", version: 3, id: "s" }]),
  "claude-code": aSourceFile(["not json", { type: "user", uuid: "a", parentUuid: null, sessionId: "s" }]),
  codex: aSourceFile([{ timestamp: "2026-01-01T00:00:00Z", type: "session_meta", payload: { id: "r" } }]),
  obsidian: aSourceFile('一条笔记。\n\n{"type":"session","id":"s"}', { name: "v/a.md" }),
  memex: aSourceFile("---\ntitle: A\ncreated: 2026-01-01\nsource: cli\n---\nA card.", { name: "a.md" }),
};
const pairs = importFormats.flatMap((format) => importFormats.map((given) => ({ format, given })));

describe("the format of a file", () => {
  it.each(importFormats)("is told by a look: %s", (format) => {
    expect(likenessOf(samples[format])).toBe(format);
  });

  it.each(pairs)("$given is taken or refused as $format", ({ format, given }) => {
    const read = () => importers[format].read(samples[given]);
    if (format === given || (format === "obsidian" && given === "memex")) expect(read).not.toThrow();
    else
      expect(read).toThrow(
        expect.objectContaining({ code: "IMPORT_WRONG_FORMAT", details: { format, looks_like: given } }),
      );
  });

  it.each([
    ['{"id":"a","timestamp":1,"turns":[]}', "alaya-session"],
    ['{\n  "id": "a",\n  "turns": []\n}', "alaya-session"],
    ['[{"a":1}]', "json"],
    ["plain words", ""],
  ])("that nobody imports is named: %s", (text, looks_like) => {
    expect(() => importers.codex.read(aSourceFile(text))).toThrow(
      expect.objectContaining({ code: "IMPORT_WRONG_FORMAT", details: { format: "codex", looks_like } }),
    );
  });

  it.each(importFormats)("is asked of no empty file: %s", (format) => {
    expect(() => importers[format].read(aSourceFile(" \n"))).toThrow(
      expect.objectContaining({ code: "IMPORT_EMPTY", path: "/home/mei/a.jsonl" }),
    );
  });
});
