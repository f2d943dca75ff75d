import type { Argument, Command, Help } from "commander";
import { exitCodes } from "../../../src/cli/exit-code.ts";
import { usageOf } from "../../../src/cli/help-style.ts";
import { createProgram } from "../../../src/cli/program.ts";
import type { Language } from "../../../src/core/language.ts";
import { capturedStreams } from "../cli-streams.ts";
import { code, page, table } from "./markdown.ts";

const texts = {
  en: {
    title: "# Command line",
    about:
      "Generated from the program itself; `alaya <command> --help` says the same. In Chinese: [zh/cli.md](zh/cli.md).",
    global: "## Options of every command",
    globalNote:
      "They may stand before or after the name of the command. Data go to stdout, remarks and progress to stderr.",
    exitCodes: "## Exit codes",
    argument: "argument",
    option: "option",
    meaning: "meaning",
    exitCode: "exit code",
    exits: {
      success: "done",
      answeredNo: "a check ran and answered no (`verify`, `dataset validate`)",
      usage: "the call or the configuration is wrong",
      data: "a file that was read is missing, malformed or does not fit",
      provider: "a model service refused, failed or answered nonsense",
      store: "the memory cannot be opened, read or written",
      undecided: "a check cannot be decided",
      bug: "a bug of Alaya",
    },
  },
  zh: {
    title: "# 命令行",
    about: "本页由程序自身生成，与 `alaya <命令> --help` 一致。English: [../cli.md](../cli.md)。",
    global: "## 每个命令都有的选项",
    globalNote: "可以写在命令名之前或之后。数据写到标准输出，说明与进度写到标准错误。",
    exitCodes: "## 退出码",
    argument: "参数",
    option: "选项",
    meaning: "含义",
    exitCode: "退出码",
    exits: {
      success: "完成",
      answeredNo: "检查做完了，答案是“否”（`verify`、`dataset validate`）",
      usage: "命令的写法或配置有误",
      data: "要读的文件不存在、格式不对，或彼此不符",
      provider: "模型服务拒绝、失败，或答非所问",
      store: "记忆无法打开、读取或写入",
      undecided: "检查无法定论",
      bug: "Alaya 的程序缺陷",
    },
  },
};

/** Every visible command with its arguments and options, as the program itself describes them. */
export function cliPage(language: Language): string {
  const say = texts[language];
  const program = programIn(language);
  return page([
    say.title,
    say.about,
    say.global,
    say.globalNote,
    optionTable(program, language),
    ...visibleCommands(program).flatMap((command) => commandBlocks(command, "##", language)),
    say.exitCodes,
    table(
      [say.exitCode, say.meaning],
      Object.entries(exitCodes).map(([name, exit]) => [
        String(exit),
        say.exits[name as keyof typeof exitCodes],
      ]),
    ),
  ]);
}

export const programIn = (language: Language): Command =>
  createProgram(capturedStreams(language === "zh" ? "zh_CN.UTF-8" : "en_US.UTF-8"), {
    language,
    exitWith: () => {},
  }).program;

/** Subcommands that the help shows, but for the help itself. */
const visibleCommands = (command: Command): readonly Command[] =>
  helpOf(command)
    .visibleCommands(command)
    .filter((each) => each.name() !== "help");

const helpOf = (command: Command): Help => command.createHelp();

function commandBlocks(command: Command, heading: string, language: Language): readonly string[] {
  const name = usageName(command);
  return [
    `${heading} ${name}`,
    command.description(),
    `\`\`\`text\n${usageOf(command)}\n\`\`\``,
    argumentTable(command, language),
    optionTable(command, language),
    ...visibleCommands(command).flatMap((each) => commandBlocks(each, `${heading}#`, language)),
  ];
}

const usageName = (command: Command): string =>
  command.parent === null || command.parent.parent === null
    ? command.name()
    : `${usageName(command.parent)} ${command.name()}`;

function argumentTable(command: Command, language: Language): string {
  const { argument, meaning } = texts[language];
  const help = helpOf(command);
  const rows = help
    .visibleArguments(command)
    .map((each) => [code(termOf(each)), help.argumentDescription(each)]);
  return rows.length === 0 ? "" : table([argument, meaning], rows);
}

function optionTable(command: Command, language: Language): string {
  const { option, meaning } = texts[language];
  const help = helpOf(command);
  const rows = help
    .visibleOptions(command)
    .filter((each) => each.long !== "--help" || command.parent === null)
    .map((each) => [code(help.optionTerm(each)), help.optionDescription(each)]);
  return rows.length === 0 ? "" : table([option, meaning], rows);
}

function termOf(argument: Argument): string {
  const name = argument.variadic ? `${argument.name()}...` : argument.name();
  return argument.required ? `<${name}>` : `[${name}]`;
}
