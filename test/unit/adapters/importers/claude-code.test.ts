import { describe, expect, it } from "vitest";
import { importClaudeCode } from "../../../../src/adapters/importers/claude-code.ts";
import { aSourceFile } from "../../../support/builders/a-source-file.ts";

const at = (second: number): string => `2026-05-02T09:00:${String(second).padStart(2, "0")}.000Z`;
const entry = (uuid: string, parentUuid: string | null, second: number, rest: object) => ({
  uuid,
  parentUuid,
  timestamp: at(second),
  sessionId: "s-9",
  cwd: "/repo",
  isSidechain: false,
  ...rest,
});
const user = (content: unknown) => ({ type: "user", message: { role: "user", content } });
const reply = (id: string, ...content: object[]) => ({
  type: "assistant",
  message: { id, role: "assistant", model: "m-1", content },
});
const text = (words: string) => ({ type: "text", text: words });
const use = (id: string, name = "Bash", input: object = { command: "ls" }) => ({
  type: "tool_use",
  id,
  name,
  input,
});
const result = (id: string, content: unknown) => user([{ type: "tool_result", tool_use_id: id, content }]);

const contents = (lines: readonly unknown[]) =>
  importClaudeCode(aSourceFile(lines)).sessions[0]?.turns.map(({ content }) => content);

describe("importing Claude Code", () => {
  it("makes a session of the chain", () => {
    const { sessions, skipped } = importClaudeCode(
      aSourceFile([
        { type: "summary", summary: "桥的修理", leafUuid: "c" },
        entry("a", null, 1, user("桥什么时候修好？")),
        entry("b", "a", 2, reply("r1", { type: "thinking", thinking: "…", signature: "s" })),
        entry("c", "b", 3, reply("r1", text("五月。"))),
        entry("x", "c", 4, { type: "system", subtype: "turn_duration" }),
      ]),
    );
    expect(sessions).toEqual([
      {
        id: "claude-code-s-9",
        at: new Date(at(1)),
        channel: "claude-code",
        agent: "main",
        profile: "dialogue",
        title: "桥的修理",
        turns: [
          { role: "user", content: "桥什么时候修好？", at: new Date(at(1)) },
          { role: "assistant", content: "五月。", at: new Date(at(3)) },
        ],
        metadata: { cwd: "/repo", model: "m-1", tags: ["source:claude-code"] },
      },
    ]);
    expect(skipped).toEqual({ event: 2, thinking: 1 });
  });

  it("keeps the results of calls that ran side by side, and one id while they come in", () => {
    const lines = [
      entry("a", null, 1, user("Read both files.")),
      entry("b", "a", 2, reply("r1", use("t1"))),
      entry("c", "b", 3, reply("r1", use("t2"))),
      entry("d", "b", 4, result("t1", "first file")),
      entry("e", "c", 5, result("t2", [text("second file")])),
      entry("f", "d", 6, reply("r2", text("Both are read."))),
    ];
    expect(contents(lines)).toEqual([
      "Read both files.",
      "",
      "",
      "first file",
      "second file",
      "Both are read.",
    ]);
    const ids = lines.map((_, end) => importClaudeCode(aSourceFile(lines.slice(0, end + 1))).sessions[0]?.id);
    expect(new Set(ids)).toEqual(new Set(["claude-code-s-9"]));
  });

  it("gives a question that was asked anew an id of its own", () => {
    const { sessions, skipped } = importClaudeCode(
      aSourceFile([
        entry("a", null, 1, user("Hello.")),
        entry("b", "a", 2, reply("r1", text("Hello!"))),
        entry("c", "b", 3, user("Who repairs it?")),
        entry("deadbeef-1", "b", 4, user("Who repairs the bridge?")),
      ]),
    );
    expect(sessions[0]?.id).toBe("claude-code-s-9-deadbeef");
    expect(sessions[0]?.turns.map(({ content }) => content)).toEqual([
      "Hello.",
      "Hello!",
      "Who repairs the bridge?",
    ]);
    expect(skipped).toEqual({ "other-branch": 1 });
  });

  it("goes on across a compaction and leaves its summary out", () => {
    const lines = [
      entry("a", null, 1, user("Begin.")),
      entry("b", null, 2, { type: "system", subtype: "compact_boundary", logicalParentUuid: "a" }),
      entry("c", "b", 3, { ...user("Summary of it all"), isCompactSummary: true }),
      entry("d", "c", 4, reply("r1", text("On we go."))),
    ];
    expect(contents(lines)).toEqual(["Begin.", "On we go."]);
    expect(importClaudeCode(aSourceFile(lines)).skipped).toEqual({ compaction: 2 });
  });

  it("counts notes of the program, helpers, doubles, images and what it does not know", () => {
    const { sessions, skipped } = importClaudeCode(
      aSourceFile([
        entry("a", null, 1, { ...user("Caveat"), isMeta: true }),
        entry("b", "a", 2, user("<command-name>/clear</command-name>")),
        entry(
          "c",
          "b",
          3,
          user([text("<system-reminder>x</system-reminder>"), text("看图"), { type: "image" }]),
        ),
        entry("c", "b", 3, user("again")),
        entry("h", null, 4, { ...user("search"), isSidechain: true }),
        entry("d", "c", 5, reply("r1", text("好。"), { type: "novelty" })),
      ]),
    );
    expect(sessions[0]?.turns.map(({ content }) => content)).toEqual(["看图", "好。"]);
    expect(skipped).toEqual({
      "harness-note": 3,
      attachment: 1,
      duplicate: 1,
      "side-chain": 1,
      unknown: 1,
    });
  });

  it("keeps what Alaya recalled out of the turns", () => {
    const { sessions, skipped } = importClaudeCode(
      aSourceFile([
        entry("a", null, 1, user("还记得那座桥吗？")),
        entry("b", "a", 2, reply("r1", use("t1", "mcp__alaya__recall", { text: "桥" }))),
        entry("c", "b", 3, result("t1", "桥墩裂了")),
        entry("d", "c", 4, reply("r2", text("记得。"))),
      ]),
    );
    expect(JSON.stringify(sessions)).not.toContain("桥墩");
    expect(sessions[0]?.metadata.tags).toEqual(["source:claude-code", "recalled:alaya"]);
    expect(skipped).toEqual({ recalled: 1 });
  });
});
