import type { Command } from "commander";
import { describe, expect, it } from "vitest";
import { createProgram, runCli } from "../../../src/cli/program.ts";
import type { Language } from "../../../src/core/language.ts";
import { capturedStreams } from "../../support/cli-streams.ts";

const languages = ["zh", "en"] as const;
const han = /\p{Script=Han}/u;

describe("the help", () => {
  it.each(languages)("describes every command, option and argument in %s", (language) => {
    const described = descriptionsOf(programIn(language));
    expect(described.size).toBeGreaterThan(60);
    const isWrong = (text: string) => text === "" || han.test(text) !== (language === "zh");
    expect([...described].filter(([, text]) => isWrong(text))).toEqual([]);
  });

  it("has the same commands, options and arguments in both languages", () => {
    const [chinese, english] = languages.map((language) => [...descriptionsOf(programIn(language)).keys()]);
    expect(chinese).toEqual(english);
  });

  it.each([
    { args: ["--lang", "zh", "--help"], locale: "en_US.UTF-8" },
    { args: ["--help", "--lang=zh"], locale: "en_US.UTF-8" },
    { args: ["--help"], locale: "zh_CN.UTF-8" },
  ])("speaks Chinese to $args with the locale $locale", async ({ args, locale }) => {
    const { out } = await called(args, locale);
    expect(out).toContain("用法： alaya [选项] [命令]");
    expect(out).toContain("命令：\n  init");
    expect(out).not.toMatch(/Usage|Options|Commands|default|display/);
  });

  it("speaks English where the language is asked for", async () => {
    const { out } = await called(["ingest", "--help", "--lang", "en"], "zh_CN.UTF-8");
    expect(out).toBe(
      [
        "Usage: alaya ingest [options] <file...>",
        "",
        "store session files, or folders of them",
        "",
        "Arguments:",
        "  file        session files (JSON) or folders that hold them",
        "",
        "Options:",
        "  -h, --help  print this help and stop",
        "",
      ].join("\n"),
    );
  });

  it("breaks no Chinese line before a full stop or a comma, nor over 80 columns", async () => {
    const { out } = await called(["--help"], "zh_CN.UTF-8");
    const columns = (line: string) =>
      line.length + (line.match(/[\p{Script=Han}，。；：（）、]/gu) ?? []).length;
    const lines = out.split("\n");
    expect(Math.max(...lines.map(columns))).toBeLessThanOrEqual(80);
    expect(lines.filter((line) => /^\s*[，。；：、）]/.test(line))).toEqual([]);
  });
});

function programIn(language: Language): Command {
  return createProgram(capturedStreams(""), { language, exitWith: () => {} }).program;
}

async function called(args: readonly string[], locale: string) {
  const streams = capturedStreams(locale);
  expect(await runCli(args, streams)).toBe(0);
  return streams.written();
}

/** Place → description. */
function descriptionsOf(command: Command, path = command.name()): Map<string, string> {
  const described = new Map([[path, command.description()]]);
  for (const option of command.createHelp().visibleOptions(command))
    described.set(`${path} ${option.flags}`, option.description);
  for (const argument of command.registeredArguments)
    described.set(`${path} <${argument.name()}>`, argument.description);
  for (const child of command.commands)
    for (const [place, text] of descriptionsOf(child, `${path} ${child.name()}`)) described.set(place, text);
  return described;
}
