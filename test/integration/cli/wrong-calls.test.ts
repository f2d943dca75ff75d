import { describe, expect, it } from "vitest";
import { runCli } from "../../../src/cli/program.ts";
import { capturedStreams } from "../../support/cli-streams.ts";

interface WrongCall {
  readonly args: readonly string[];
  readonly en: readonly [message: string, hint: string];
  readonly zh: readonly [message: string, hint: string];
}

const wrongCalls: readonly WrongCall[] = [
  {
    args: ["recal", "x"],
    en: ['there is no command "recal"', "did you mean recall? `alaya --help` lists the commands"],
    zh: ["没有“recal”这个命令", "是不是 recall？用 `alaya --help` 查看有哪些命令"],
  },
  {
    args: ["recall", "--limt", "3", "x"],
    en: ["there is no option --limt here", "did you mean --limit? `alaya recall --help` lists the options"],
    zh: ["这里没有 --limt 这个选项", "是不是 --limit？用 `alaya recall --help` 查看有哪些选项"],
  },
  {
    args: ["verify", "--quite-other"],
    en: ["there is no option --quite-other here", "`alaya verify --help` lists the options"],
    zh: ["这里没有 --quite-other 这个选项", "用 `alaya verify --help` 查看有哪些选项"],
  },
  {
    args: ["ingest"],
    en: ["the argument <file> is missing", "call it as: alaya ingest [options] <file...>"],
    zh: ["缺少参数 <file>", "写法：alaya ingest [选项] <file...>"],
  },
  {
    args: ["distill", "--session"],
    en: ["the option --session <id> needs a value", "only this session; see `alaya distill --help`"],
    zh: ["选项 --session <id> 后面要有取值", "只蒸馏这个会话。详见 `alaya distill --help`"],
  },
  {
    args: ["corpus", "chapterize", "book.txt"],
    en: [
      "the option --out <dir> is required",
      "add it (folder of the new corpus); see `alaya corpus chapterize --help`",
    ],
    zh: ["必须给出选项 --out <dir>", "请加上它（新语料的文件夹）。详见 `alaya corpus chapterize --help`"],
  },
  {
    args: ["status", "now"],
    en: [
      "there are too many arguments: 1, not 0",
      "call it as: alaya status [options]; put a text with spaces between quotation marks",
    ],
    zh: ["应有 0 个参数，却给了 1 个", "写法：alaya status [选项]；含空格的文字请用引号括起来"],
  },
  {
    args: ["recall", "--limit", "0", "x"],
    en: [
      'the option --limit <n> cannot be "0": a whole number from 1 to 100 is needed',
      "how many cards at most; else 10; see `alaya recall --help`",
    ],
    zh: [
      "选项 --limit <n> 不能取“0”：应为 1 到 100 的整数",
      "至多给出多少张卡片；不给则为 10。详见 `alaya recall --help`",
    ],
  },
  {
    args: ["status", "--lang", "fr"],
    en: [
      'the option --lang <language> cannot be "fr": it must be one of zh, en',
      "language of the output; else that of the locale; see `alaya status --help`",
    ],
    zh: [
      "选项 --lang <language> 不能取“fr”：可选 zh, en",
      "输出的语言，默认随系统区域设置。详见 `alaya status --help`",
    ],
  },
  {
    args: ["bench", "--worlds", "ten"],
    en: [
      'the option --worlds [sizes] cannot be "ten": whole numbers from 1 to 10000 are needed, with commas between them',
      "generated worlds of so many chapters, such as 30,100; see `alaya bench --help`",
    ],
    zh: [
      "选项 --worlds [sizes] 不能取“ten”：应为 1 到 10000 的整数，用英文逗号隔开",
      "生成若干章的世界来测量，例如 30,100。详见 `alaya bench --help`",
    ],
  },
];

describe("a wrong call", () => {
  it.each(wrongCalls)("says what is wrong and how to right it: $args", async ({ args, en, zh }) => {
    expect(await failed(args, "en_US.UTF-8")).toBe(`error[USAGE]: ${en[0]}\nhint: ${en[1]}\n`);
    expect(await failed(args, "zh_CN.UTF-8")).toBe(`错误[USAGE]：${zh[0]}\n提示：${zh[1]}\n`);
  });

  it("without a command prints the help on stderr", async () => {
    expect(await failed([], "en_US.UTF-8")).toMatch(
      /^Usage: alaya \[options\] \[command\]\n[\s\S]*\n\nerror\[USAGE\]: no command was named\nhint: name one of the commands above, for example alaya quickstart\n$/,
    );
    expect(await failed(["corpus"], "zh_CN.UTF-8")).toMatch(
      /^用法： alaya corpus [\s\S]*\n\n错误\[USAGE\]：没有写明命令\n提示：请写上面的一个命令，例如 alaya corpus chapterize\n$/,
    );
  });

  it("is a JSON document for a program", async () => {
    const streams = capturedStreams("en_US.UTF-8");
    expect(await runCli(["ingest", "--json"], streams)).toBe(2);
    expect(JSON.parse(streams.written().out)).toEqual({
      error: {
        code: "USAGE",
        message: "the argument <file> is missing",
        hint: "call it as: alaya ingest [options] <file...>",
      },
    });
  });
});

async function failed(args: readonly string[], locale: string): Promise<string> {
  const streams = capturedStreams(locale);
  expect(await runCli(args, streams)).toBe(2);
  const { out, err } = streams.written();
  expect(out).toBe("");
  return err;
}
