import { describe, expect, it } from "vitest";
import { readFrontMatter } from "../../../../src/adapters/importers/front-matter.ts";

const levels = [
  "a: &a [x, x]",
  ...["b", "c", "d"].map(
    (name, index) => `${name}: &${name} [${Array(8).fill(`*${"abc"[index]}`).join(", ")}]`,
  ),
];

describe("readFrontMatter", () => {
  it.each([
    ["an alias that leads nowhere", "tags: *nothing"],
    ["aliases that unfold without end", levels.join("\n")],
  ])("leaves %s out and keeps the note", (_what, yaml) => {
    expect(readFrontMatter(`---\n${yaml}\n---\n桥断了。\n`)).toEqual({
      fields: {},
      body: "桥断了。\n",
      isMalformed: true,
    });
  });
});
