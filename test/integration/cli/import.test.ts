import { appendFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCli } from "../../../src/cli/program.ts";
import { capturedStreams } from "../../support/cli-streams.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
const at = (path: string): string => join(folder.path, path);

beforeEach(async () => {
  folder = await temporaryDirectory();
  await run("init");
});
afterEach(() => folder[Symbol.asyncDispose]());

async function run(...args: string[]) {
  const streams = capturedStreams("en_US.UTF-8");
  const exitCode = await runCli([...args, "--data-dir", at("memory")], streams);
  return { exitCode, ...streams.written() };
}

async function importJson(...args: string[]) {
  const { out, exitCode } = await run("import", ...args, "--json");
  expect(exitCode).toBe(0);
  return JSON.parse(out);
}

async function write(path: string, content: string | readonly unknown[]): Promise<string> {
  await mkdir(join(at(path), ".."), { recursive: true });
  const text =
    typeof content === "string" ? content : content.map((line) => `${JSON.stringify(line)}\n`).join("");
  await writeFile(at(path), text);
  return at(path);
}

const codexLine = (minute: number, role: string, text: string) => ({
  timestamp: `2026-02-03T04:0${minute}:00Z`,
  type: "response_item",
  payload: { type: "message", role, content: [{ type: "input_text", text }] },
});
const rollout = [
  { timestamp: "2026-02-03T04:00:00Z", type: "session_meta", payload: { id: "r-7" } },
  codexLine(1, "user", "Why was the bridge at Harrow closed last week?"),
  codexLine(2, "assistant", "The flood cracked its middle pillar, so Martha repairs it until May."),
];
const nothingNew = { stored: [], grown: [], changed: [], refused: [], broken_lines: [] };

describe("alaya import", () => {
  it("stores a conversation once, lets it grow, and recalls what was said", async () => {
    const file = await write("codex/2026/02/03/rollout-1.jsonl", rollout);
    expect(await importJson("codex", at("codex"))).toMatchObject({ format: "codex", stored: ["codex-r-7"] });
    expect(await importJson("codex", file)).toMatchObject({ ...nothingNew, unchanged: ["codex-r-7"] });
    await appendFile(
      file,
      `${JSON.stringify(codexLine(3, "user", "陈师傅去年秋天把茶馆搬到了河对岸的旧粮仓。"))}\n`,
    );
    expect(await importJson("codex", file)).toMatchObject({ stored: [], grown: ["codex-r-7"] });
    expect((await run("distill")).exitCode).toBe(0);
    const { out } = await run("recall", "--json", "陈师傅把茶馆搬到哪里");
    expect(JSON.parse(out).sessions).toEqual(["codex-r-7"]);
    expect((await run("verify")).exitCode).toBe(0);
  });

  it("stores every note of a vault, and leaves one that was rewritten as it was stored", async () => {
    await write("vault/.obsidian/app.md", "settings");
    await write("vault/Bridge.md", "Martha repairs the [[Bridge|old bridge]].");
    await write("vault/茶/茶馆.md", "陈师傅搬走了。");
    const first = await importJson("obsidian", at("vault"));
    expect(first.stored).toHaveLength(2);
    const [bridge, tea] = first.stored;
    expect(await importJson("obsidian", at("vault/茶"))).toMatchObject({ ...nothingNew, unchanged: [tea] });
    await write("vault/Bridge.md", "Something else altogether.");
    expect(await importJson("obsidian", at("vault"))).toMatchObject({
      ...nothingNew,
      unchanged: [tea],
      changed: [bridge],
    });
    const { out } = await run("import", "obsidian", at("vault"));
    expect(out).toBe(
      `✓ Stored: 0 sessions\n  Unchanged: 1\n  Grown: 0\n  Left as stored, for the file now says something else: ${bridge}\n`,
    );
  });

  it("names the files of a folder that it cannot read, and the lines that are broken", async () => {
    const card = "---\ntitle: 茶馆\ncreated: 2026-03-18\nsource: cli\n---\n陈师傅搬走了。\n";
    await write("cards/tea-house.md", card);
    await write("cards/empty.md", "");
    await write("cards/note.md", "No card at all.");
    const outcome = await importJson("memex", at("cards"));
    expect(outcome.stored).toEqual(["memex-tea-house"]);
    expect(outcome.refused).toMatchObject([
      { code: "IMPORT_EMPTY", path: at("cards/empty.md") },
      { code: "IMPORT_WRONG_FORMAT", path: at("cards/note.md") },
    ]);
    const broken = await write("broken.jsonl", rollout);
    await appendFile(broken, '{"timestamp":');
    const { out, err } = await run("import", "codex", broken, "--lang", "zh");
    expect(out).toBe("✓ 存入 1 个会话\n  没有变化：0\n  有新增内容：0\n  略去：\n    损坏的行：1\n");
    expect(err).toContain(`警告：${broken}：第 4 行不是 JSON`);
  });

  it.each([
    [
      "a file of another format",
      "claude-code",
      "IMPORT_WRONG_FORMAT",
      "看起来是 codex",
      () => write("a.jsonl", rollout),
    ],
    ["an empty file", "codex", "IMPORT_EMPTY", "文件是空的", () => write("a.jsonl", "")],
    [
      "a database",
      "openclaw",
      "IMPORT_SQLITE",
      "sqlite3",
      () => write("a.sqlite", "SQLite format 3\0\u0001"),
    ],
    ["a binary file", "codex", "FILE_BINARY", "二进制", () => write("a.jsonl", "\0")],
    ["a missing file", "codex", "FILE_MISSING", "没有这个文件", async () => at("none.jsonl")],
    ["a folder without such files", "codex", "IMPORT_NOTHING", "*.jsonl", async () => at("memory")],
  ])("refuses %s, in either language", async (_what, format, code, chinese, make) => {
    const path = await make();
    const { err, out, exitCode } = await run("import", format, path, "--json");
    expect(exitCode).toBe(3);
    expect(err).toContain(`error[${code}]`);
    expect(JSON.parse(out).error).toMatchObject({ code, path });
    expect((await run("import", format, path, "--lang", "zh")).err).toContain(chinese);
  });

  it("refuses text that is not UTF-8", async () => {
    await writeFile(at("a.md"), Buffer.from([0xb2, 0xe8, 0xb9, 0xdd]));
    expect((await run("import", "obsidian", at("a.md"))).err).toContain("error[ENCODING_UNKNOWN]");
  });

  it("knows no other format", async () => {
    const { err, exitCode } = await run("import", "obsidan", at("x"));
    expect(exitCode).toBe(2);
    expect(err).toContain('did you mean "obsidian"?');
    expect((await run("import", "obsidan", at("x"), "--lang", "zh")).err).toContain(
      "没有叫“obsidan”的导入格式",
    );
  });

  it("leaves what it reads as it is, and takes a memory that is gone for missing", async () => {
    const file = await write("a.jsonl", rollout);
    const before = await readFile(file, "utf8");
    await importJson("codex", file);
    expect(await readFile(file, "utf8")).toBe(before);
    await rm(at("memory"), { recursive: true });
    expect((await run("import", "codex", file)).err).toContain("error[STORE_MISSING]");
  });
});
