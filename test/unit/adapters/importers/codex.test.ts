import { describe, expect, it } from "vitest";
import { importCodex } from "../../../../src/adapters/importers/codex.ts";
import { aSourceFile } from "../../../support/builders/a-source-file.ts";

const at = (second: number): string => `2026-02-03T04:05:${String(second).padStart(2, "0")}.000Z`;
const meta = {
  timestamp: at(1),
  type: "session_meta",
  payload: { id: "r-7", timestamp: at(0), cwd: "/repo", originator: "cli" },
};
const item = (second: number, payload: object) => ({ timestamp: at(second), type: "response_item", payload });
const said = (role: string, text: string) => ({
  type: "message",
  role,
  content: [{ type: role === "assistant" ? "output_text" : "input_text", text }],
});

describe("importing Codex", () => {
  it("makes a session of what was said and called, each result once", () => {
    const output = { type: "function_call_output", call_id: "k1", output: "bridge.md" };
    const { sessions, skipped } = importCodex(
      aSourceFile([
        meta,
        item(2, said("developer", "Be brief.")),
        item(3, said("user", "<environment_context>x</environment_context>")),
        item(4, said("user", "列出文件")),
        { timestamp: at(4), type: "event_msg", payload: { type: "user_message", message: "列出文件" } },
        { timestamp: at(4), type: "turn_context", payload: { model: "m-2" } },
        item(5, { type: "reasoning", summary: [] }),
        item(6, { type: "function_call", name: "shell", arguments: '{"command":["ls"]}', call_id: "k1" }),
        item(7, output),
        item(8, output),
        item(9, said("assistant", "只有 bridge.md。")),
      ]),
    );
    expect(sessions).toEqual([
      {
        id: "codex-r-7",
        at: new Date(at(0)),
        channel: "codex",
        agent: "main",
        profile: "dialogue",
        turns: [
          { role: "user", content: "列出文件", at: new Date(at(4)) },
          {
            role: "assistant",
            content: "",
            at: new Date(at(6)),
            toolCalls: [{ id: "k1", name: "shell", arguments: '{"command":["ls"]}' }],
          },
          { role: "tool", content: "bridge.md", at: new Date(at(7)), speaker: "shell" },
          { role: "assistant", content: "只有 bridge.md。", at: new Date(at(9)) },
        ],
        metadata: { cwd: "/repo", model: "m-2", tags: ["source:codex"] },
      },
    ]);
    expect(skipped).toEqual({ instructions: 1, "harness-note": 1, event: 2, thinking: 1, duplicate: 1 });
  });

  it.each([
    {
      type: "function_call",
      name: "shell",
      arguments: '{"command":["bash","-lc","npx alaya recall bridge"]}',
    },
    { type: "function_call", name: "shell", arguments: '{"command":["alaya","recall","bridge"]}' },
    { type: "custom_tool_call", name: "exec", input: "cd x && alaya --lang zh recall 桥" },
    { type: "local_shell_call", action: { type: "exec", command: ["alaya", "recall", "bridge"] } },
    { type: "function_call", name: "recall", namespace: "mcp__alaya", arguments: "{}" },
  ])("keeps what Alaya recalled out of the turns: %j", (call) => {
    const { sessions, skipped } = importCodex(
      aSourceFile([
        meta,
        item(2, said("user", "What about the bridge?")),
        item(3, { ...call, call_id: "k1" }),
        item(4, { type: "function_call_output", call_id: "k1", output: { content: "The pillar cracked." } }),
      ]),
    );
    expect(JSON.stringify(sessions)).not.toContain("pillar");
    expect(skipped).toEqual({ recalled: 1 });
  });

  it("reads a command with very many flags to its end", () => {
    const input = `alaya ${"--flag value ".repeat(5000)}`;
    const { skipped } = importCodex(
      aSourceFile([
        meta,
        item(2, said("user", "Go.")),
        item(3, { type: "custom_tool_call", name: "x", input, call_id: "k" }),
      ]),
    );
    expect(skipped).toEqual({});
  });

  it("keeps the results of other commands that speak of recalling", () => {
    const { skipped } = importCodex(
      aSourceFile([
        meta,
        item(2, said("user", "Look for it.")),
        item(3, {
          type: "function_call",
          name: "shell",
          arguments: '{"cmd":"grep recall alaya.md"}',
          call_id: "k1",
        }),
        item(4, { type: "function_call_output", call_id: "k1", output: "a line" }),
      ]),
    );
    expect(skipped).toEqual({});
  });

  it.each([
    "🔍 Recalling: bridge\\n...",
    "🔍 正在召回：桥",
    '{"nodes": [], "h_distance_avg": 0.2, "trace_id": "t"}',
  ])("knows by its words what Alaya recalled for a script: %s", (output) => {
    const { skipped } = importCodex(
      aSourceFile([
        meta,
        item(2, said("user", "Go.")),
        item(3, {
          type: "function_call",
          name: "shell",
          arguments: '{"cmd":"./remember.sh"}',
          call_id: "k1",
        }),
        item(4, { type: "function_call_output", call_id: "k1", output }),
      ]),
    );
    expect(skipped).toEqual({ recalled: 1 });
  });

  it.each([
    ['{"output":"two\\nlines","metadata":{"exit_code":0}}', "two\nlines"],
    [{ content: [{ type: "input_text", text: "blocks" }] }, "blocks"],
    ['{"other":1}', '{"other":1}'],
    ['plain\n{"output":"x"}', 'plain\n{"output":"x"}'],
  ])("takes the output of a tool out of its envelope: %j", (output, expected) => {
    const { sessions } = importCodex(
      aSourceFile([
        meta,
        item(2, said("user", "Go.")),
        item(3, { type: "function_call_output", call_id: "k1", output }),
      ]),
    );
    expect(sessions[0]?.turns[1]?.content).toBe(expected);
  });

  it("grows at its end as the file does", () => {
    const lines = [
      meta,
      item(2, said("user", "One.")),
      item(3, said("assistant", "Two.")),
      '{"timestamp":"2026',
    ];
    const [before, after] = [
      importCodex(aSourceFile(lines)),
      importCodex(aSourceFile([...lines.slice(0, 3), item(4, said("user", "Three."))])),
    ];
    expect(before.brokenLines).toEqual([4]);
    expect(after.sessions[0]?.id).toBe(before.sessions[0]?.id);
    expect(after.sessions[0]?.turns.slice(0, 2)).toEqual(before.sessions[0]?.turns);
  });
});
