import { describe, expect, it } from "vitest";
import { DataError } from "../../../src/core/errors.ts";
import { formatSessionFile, parseSessionFile } from "../../../src/domain/session-file.ts";

const file = JSON.stringify({
  id: "session-20260331-062900",
  timestamp: 1743403740000,
  channel: "telegram",
  agent: "main",
  turns: [
    { role: "user", content: "为什么没收到通知？", timestamp: 1743403740000 },
    { role: "assistant", content: "我来检查。", tool_calls: [{ name: "read" }] },
  ],
  metadata: { duration_ms: 12000, model: "gpt-4o", tokens: 2345 },
});

const fieldOf = (text: string): unknown => {
  try {
    parseSessionFile(text, "s.json");
    return undefined;
  } catch (error) {
    return error instanceof DataError ? error.details.field : error;
  }
};

describe("session files", () => {
  it("read times as dates and fill the profile", () => {
    const session = parseSessionFile(file, "s.json");
    expect(session.at.toISOString()).toBe("2025-03-31T06:49:00.000Z");
    expect(session.profile).toBe("dialogue");
    expect(session.turns[1]).toEqual({
      role: "assistant",
      content: "我来检查。",
      toolCalls: [{ name: "read" }],
    });
  });

  it("come back equal after being written", () => {
    const session = parseSessionFile(file, "s.json");
    expect(parseSessionFile(formatSessionFile(session), "copy.json")).toEqual(session);
  });

  it("name the field that is wrong", () => {
    const broken = JSON.parse(file);
    broken.turns[1].role = "wizard";
    expect(fieldOf(JSON.stringify(broken))).toBe("turns[1].role");
    expect(fieldOf(JSON.stringify({ ...JSON.parse(file), id: "../x" }))).toBe("id");
    expect(fieldOf(JSON.stringify({ ...JSON.parse(file), turns: [] }))).toBe("turns");
  });

  it("refuse an instant that no date can hold, of the session and of a turn", () => {
    const late = JSON.parse(file);
    late.turns[0].timestamp = 8.64e15 + 1;
    expect(fieldOf(JSON.stringify(late))).toBe("turns[0].timestamp");
    expect(fieldOf(JSON.stringify({ ...JSON.parse(file), timestamp: -8.65e15 }))).toBe("timestamp");
    expect(fieldOf(JSON.stringify({ ...JSON.parse(file), timestamp: 8.64e15 }))).toBeUndefined();
  });

  it("say so when the whole is something else", () => {
    expect(fieldOf("[]")).toBe("the whole file");
  });
});
