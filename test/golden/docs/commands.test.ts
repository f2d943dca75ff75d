import type { Command } from "commander";
import { describe, expect, it } from "vitest";
import { programIn } from "../../support/docs/cli-page.ts";
import { documents, fencedBlocks, readDocument } from "../../support/docs/documents.ts";

const program = programIn("en");

/** Every `alaya …` line of the shell blocks of the pages, without its remark. */
const calls = documents().flatMap((page) =>
  fencedBlocks(readDocument(page))
    .filter(({ tag }) => tag === "sh")
    .flatMap(({ content }) => content.split("\n"))
    .map((line) => /(?:^|\s)alaya (?<call>[^#]*)/.exec(line)?.groups?.call?.trim() ?? "")
    .filter((call) => call !== "")
    .map((call) => ({ page, call })),
);

describe("the commands that the pages show", () => {
  it("are found", () => {
    expect(calls.length).toBeGreaterThan(10);
  });

  it.each(calls)("$page: alaya $call", ({ call }) => {
    const words = call.match(/"[^"]*"|\S+/g) ?? [];
    const command = commandCalled(words);
    expect(command.commands, "a command that does something").toEqual([]);
    const flags = words.filter((word) => word.startsWith("--"));
    const known = [...command.options, ...program.options].map(({ long }) => long);
    expect(flags.filter((flag) => !known.includes(flag))).toEqual([]);
    const required = command.options.filter(({ mandatory }) => mandatory).map(({ long }) => long ?? "");
    expect(required.filter((flag) => !flags.includes(flag))).toEqual([]);
  });
});

/** The command that the first words name. */
function commandCalled(words: readonly string[], within: Command = program): Command {
  const [first, ...rest] = words;
  const next = within.commands.find((each) => each.name() === first);
  return next === undefined ? within : commandCalled(rest, next);
}
