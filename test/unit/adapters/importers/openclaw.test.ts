import { describe, expect, it } from "vitest";
import { importOpenclaw } from "../../../../src/adapters/importers/openclaw.ts";
import { aSourceFile } from "../../../support/builders/a-source-file.ts";

const header = { type: "session", version: 3, id: "s-1", timestamp: "2026-04-08T01:00:00Z", cwd: "/work" };
const minute = (count: number): string => `2026-04-08T01:${String(count).padStart(2, "0")}:00Z`;
const message = (id: string, parentId: string | null, at: number, rest: object) => ({
  type: "message",
  id,
  parentId,
  timestamp: minute(at),
  message: rest,
});
const says = (text: string) => [{ type: "text", text }];

const start = [
  header,
  { type: "model_change", id: "m", parentId: null, timestamp: minute(0), modelId: "x" },
  message("a", "m", 1, { role: "user", content: says("茶馆为什么搬走了？") }),
  message("b", "a", 2, {
    role: "assistant",
    content: [
      { type: "thinking", thinking: "Let me look." },
      { type: "text", text: "我查一下记录。" },
      { type: "toolCall", id: "c1", name: "read", arguments: { path: "notes.md" } },
    ],
  }),
  message("c", "b", 3, {
    role: "toolResult",
    toolCallId: "c1",
    toolName: "read",
    content: says("roof leaks"),
  }),
];

describe("importing OpenClaw", () => {
  it("makes a session of the messages, with the calls of tools and without thinking", () => {
    const { sessions, skipped, brokenLines } = importOpenclaw(
      aSourceFile(start, { name: "s-1.jsonl", path: "/home/mei/.openclaw/agents/tea/sessions/s-1.jsonl" }),
    );
    expect(sessions).toEqual([
      {
        id: "openclaw-s-1",
        at: new Date("2026-04-08T01:00:00Z"),
        channel: "openclaw",
        agent: "tea",
        profile: "dialogue",
        turns: [
          { role: "user", content: "茶馆为什么搬走了？", at: new Date(minute(1)) },
          {
            role: "assistant",
            content: "我查一下记录。",
            at: new Date(minute(2)),
            toolCalls: [{ id: "c1", name: "read", arguments: { path: "notes.md" } }],
          },
          { role: "tool", content: "roof leaks", at: new Date(minute(3)), speaker: "read" },
        ],
        metadata: { cwd: "/work", tags: ["source:openclaw"] },
      },
    ]);
    expect(skipped).toEqual({ event: 1, thinking: 1 });
    expect(brokenLines).toEqual([]);
  });

  it("follows the branch that ends last, under an id of its own that growing keeps", () => {
    const rewound = [
      ...start,
      message("d", "m", 4, { role: "user", content: "Where did the tea house go?" }),
      message("e", "d", 5, { role: "assistant", content: says("Over the river.") }),
    ];
    const grown = [...rewound, message("f", "e", 6, { role: "user", content: "Thank you." })];
    const back = [...grown, message("g", "c", 7, { role: "assistant", content: says("屋顶漏雨。") })];
    const read = (lines: readonly unknown[]) => {
      const { sessions, skipped } = importOpenclaw(aSourceFile(lines));
      return {
        id: sessions[0]?.id,
        texts: sessions[0]?.turns.map(({ content }) => content),
        left: skipped["other-branch"],
      };
    };
    expect(read(rewound)).toEqual({
      id: "openclaw-s-1-d",
      texts: ["Where did the tea house go?", "Over the river."],
      left: 3,
    });
    expect(read(grown).id).toBe("openclaw-s-1-d");
    expect(read(back)).toEqual({
      id: "openclaw-s-1",
      texts: ["茶馆为什么搬走了？", "我查一下记录。", "roof leaks", "屋顶漏雨。"],
      left: 3,
    });
  });

  it("counts broken lines by their numbers and reads on past them", () => {
    const lines = [start[0], start[1], start[2], '{"type":"message","id":"b', start[4]];
    const { sessions, brokenLines, skipped } = importOpenclaw(aSourceFile(lines));
    expect(brokenLines).toEqual([4]);
    expect(skipped["broken-line"]).toBe(1);
    expect(sessions[0]?.turns.map(({ content }) => content)).toEqual(["茶馆为什么搬走了？", "roof leaks"]);
  });

  it("keeps what Alaya recalled out of the turns and says so", () => {
    const { sessions, skipped } = importOpenclaw(
      aSourceFile([
        header,
        message("a", null, 1, { role: "user", content: "Do you remember the bridge?" }),
        message("b", "a", 2, {
          role: "assistant",
          content: [
            {
              type: "toolCall",
              id: "c1",
              name: "exec",
              arguments: { command: 'alaya --json recall "bridge"' },
            },
          ],
        }),
        message("c", "b", 3, { role: "toolResult", toolCallId: "c1", content: says("The pillar cracked.") }),
        message("d", "c", 4, { role: "assistant", content: says("Yes, I do.") }),
      ]),
    );
    expect(JSON.stringify(sessions)).not.toContain("pillar");
    expect(sessions[0]?.turns.map(({ role }) => role)).toEqual(["user", "assistant", "assistant"]);
    expect(sessions[0]?.metadata).toMatchObject({
      tags: ["source:openclaw", "recalled:alaya"],
      recalled: [{ call: "c1", tool: "exec" }],
    });
    expect(skipped).toEqual({ recalled: 1 });
  });

  it("names the command that exports a database", () => {
    expect(() => importOpenclaw(aSourceFile("SQLite format 3\0", { name: "openclaw-agent.sqlite" }))).toThrow(
      expect.objectContaining({
        code: "IMPORT_SQLITE",
        hint: expect.stringContaining("sqlite3 openclaw-agent.sqlite"),
      }),
    );
  });

  it("makes no session of a file in which nobody speaks", () => {
    expect(importOpenclaw(aSourceFile([header]))).toEqual({
      sessions: [],
      skipped: { "empty-session": 1 },
      brokenLines: [],
    });
  });
});
