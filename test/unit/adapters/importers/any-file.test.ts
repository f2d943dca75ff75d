import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { importers } from "../../../../src/adapters/importers/importers.ts";
import { DataError } from "../../../../src/core/errors.ts";
import { fingerprint } from "../../../../src/core/fingerprint.ts";
import { importFormats } from "../../../../src/domain/import-format.ts";
import { formatSessionFile, parseSessionFile } from "../../../../src/domain/session-file.ts";
import { aSourceFile } from "../../../support/builders/a-source-file.ts";

const word = fc.constantFrom(
  "a",
  "b",
  "c",
  "桥",
  "thinking",
  "text",
  "alaya recall",
  "2026-01-01T00:00:00Z",
  "",
);
const anything = fc.oneof(word, fc.jsonValue({ maxDepth: 2 }), fc.integer());
const block = fc.record(
  {
    type: fc.constantFrom("text", "thinking", "toolCall", "tool_use", "tool_result", "image", "other"),
    text: anything,
    id: anything,
    tool_use_id: anything,
    name: anything,
    input: anything,
    content: anything,
  },
  { requiredKeys: ["type"] },
);
const role = fc.constantFrom("user", "assistant", "toolResult", "developer", "tool");
const message = fc.record({ role, content: fc.oneof(word, fc.array(block, { maxLength: 3 })), id: anything });
const id = fc.constantFrom("a", "b", "c", "d", "e", null);
const line = fc.oneof(
  fc.record({ type: fc.constant("message"), id, parentId: id, timestamp: anything, message }),
  fc.record({
    type: fc.constantFrom("user", "assistant", "system"),
    uuid: id,
    parentUuid: id,
    timestamp: anything,
    message,
  }),
  fc.record({
    type: fc.constantFrom("response_item", "event_msg", "session_meta"),
    timestamp: anything,
    payload: fc.record({
      type: fc.constantFrom("message", "function_call", "function_call_output", "reasoning"),
      call_id: id,
      id: anything,
      role,
      arguments: anything,
      output: anything,
      content: fc.array(block, { maxLength: 2 }),
    }),
  }),
  anything,
);
const markdown = fc
  .array(
    fc.constantFrom(
      "---",
      "title: 桥",
      "created: 2026-01-01",
      "source: x",
      "tags: [a",
      "",
      "# 桥",
      "[[a|b]]",
      "![[c]]",
      "```",
      "%%",
      "#t",
      "words",
      "  ",
      "&a [*a]",
    ),
  )
  .map((lines) => lines.join("\n"));
const files = fc.oneof(
  fc.array(line, { maxLength: 12 }).map((lines) => aSourceFile(lines)),
  markdown.map((text) => aSourceFile(text, { name: "v/a.md" })),
);

describe("whatever a file holds", () => {
  it.each(importFormats)("%s gives sessions that can be stored, or an error with a code", (format) => {
    fc.assert(
      fc.property(files, (file) => {
        try {
          const { sessions, skipped } = importers[format].read(file);
          expect(importers[format].read(file).sessions).toEqual(sessions);
          for (const session of sessions)
            expect(fingerprint(parseSessionFile(formatSessionFile(session), session.id))).toBe(
              fingerprint(session),
            );
          expect(Object.values(skipped).every((count) => count > 0)).toBe(true);
        } catch (error) {
          if (!(error instanceof DataError)) throw error;
          expect(["IMPORT_WRONG_FORMAT", "IMPORT_EMPTY"]).toContain(error.code);
        }
      }),
      { seed: 7, numRuns: 600 },
    );
  });

  it("what was read of a conversation that goes on stays its beginning", () => {
    const turn = (index: number) => ({
      timestamp: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
      uuid: `u${index}`,
      parentUuid: index === 0 ? null : `u${index - 1}`,
      type: index % 2 === 0 ? "user" : "assistant",
      sessionId: "s",
      message: { content: `Turn ${index}. 第 ${index} 轮。` },
    });
    const lines = Array.from({ length: 9 }, (_, index) => turn(index));
    const whole = importers["claude-code"].read(aSourceFile(lines)).sessions[0];
    for (let end = 1; end <= lines.length; end += 1) {
      const [part] = importers["claude-code"].read(aSourceFile(lines.slice(0, end))).sessions;
      expect(part).toEqual({ ...whole, turns: whole?.turns.slice(0, end) });
    }
  });
});
