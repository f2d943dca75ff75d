import { describe, expect, it } from "vitest";
import { toTerminalText } from "../../../src/cli/terminal-text.ts";

describe("toTerminalText", () => {
  it("writes out what a terminal would obey", () => {
    expect(toTerminalText("a\u001b[2Jb\u0007\r\u009b1m\u202e")).toBe(
      "a\\u001b[2Jb\\u0007\\u000d\\u009b1m\\u202e",
    );
  });

  it("leaves text of any script, tabs and lines as they are", () => {
    const text = "一行\t“属于”\nsecond line 🔍 ✓";
    expect(toTerminalText(text)).toBe(text);
  });
});
