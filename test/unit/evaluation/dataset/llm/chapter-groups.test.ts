import { describe, expect, it } from "vitest";
import { estimateTokens } from "../../../../../src/core/tokens.ts";
import {
  excerptText,
  groupChapters,
} from "../../../../../src/evaluation/dataset/generators/llm/chapter-groups.ts";
import { aChapter } from "../../../../support/builders/a-chapter.ts";

const words = (count: number) => "word".repeat(count);

const shape = (groups: ReturnType<typeof groupChapters>["groups"]) =>
  groups.map((group) => group.map(({ session, turns }) => [session.id, ...turns.map(({ index }) => index)]));

describe("groupChapters", () => {
  it("takes three chapters to a group", () => {
    const sessions = ["a", "b", "c", "d"].map((id) => aChapter(id, ["short"]));
    expect(shape(groupChapters(sessions).groups)).toEqual([
      [
        ["a", 0],
        ["b", 0],
        ["c", 0],
      ],
      [["d", 0]],
    ]);
  });

  it("begins a new group before the text grows too long, and cuts a chapter that is too long by itself", () => {
    const sessions = [aChapter("a", [words(40), words(40), words(40)]), aChapter("b", [words(40)])];
    expect(shape(groupChapters(sessions, 100).groups)).toEqual([
      [["a", 0, 1]],
      [
        ["a", 2],
        ["b", 0],
      ],
    ]);
  });

  it("leaves out a turn that no request can hold, and counts it", () => {
    const { groups, leftOut } = groupChapters([aChapter("a", ["short", words(200), "short too"])], 100);
    expect(shape(groups)).toEqual([[["a", 0, 2]]]);
    expect(leftOut).toBe(1);
  });

  it("gives nothing for sessions without turns", () => {
    expect(groupChapters([aChapter("a", [])])).toEqual({ groups: [], leftOut: 0 });
  });

  it("never makes a text that costs more than was allowed", () => {
    const sessions = Array.from({ length: 9 }, (_, index) =>
      aChapter(
        `chapter-${index}`,
        Array.from({ length: 7 }, (_each, turn) => words((index * 7 + turn) % 45)),
      ),
    );
    for (const group of groupChapters(sessions, 60).groups)
      expect(estimateTokens(group.map(excerptText).join("\n\n"))).toBeLessThanOrEqual(60);
  });
});
