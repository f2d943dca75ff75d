import { defineMessages } from "./catalogue.ts";
import { toChinese } from "./phrases.ts";

/** Facts of a wrong call, by name. `command` is the command called, `usage` how it is called, `about` what the option is for. */
type Facts = Readonly<Record<string, string>>;

/** The words that stand around every help, and what is said of wrong calls. */
export const usageMessages = defineMessages({
  en: {
    titles: {
      "Usage:": "Usage:",
      "Arguments:": "Arguments:",
      "Options:": "Options:",
      "Commands:": "Commands:",
    },
    options: "[options]",
    command: "[command]",
    required: "required",
    choices: (values: string) => `one of ${values}`,
    default: (value: string) => `default: ${value}`,
    remark: (description: string, facts: readonly string[]) => `${description} (${facts.join("; ")})`,
    problems: {
      noCommand: (of: Facts) => ({
        message: "no command was named",
        hint: `name one of the commands above, for example ${of.example}`,
      }),
      unknownCommand: (of: Facts) => ({
        message: `there is no command "${of.name}"`,
        hint: `${didYouMean(of.nearest)}\`${of.command} --help\` lists the commands`,
      }),
      unknownOption: (of: Facts) => ({
        message: `there is no option ${of.name} here`,
        hint: `${didYouMean(of.nearest)}\`${of.command} --help\` lists the options`,
      }),
      missingArgument: (of: Facts) => ({
        message: `the argument <${of.name}> is missing`,
        hint: `call it as: ${of.usage}`,
      }),
      missingValue: (of: Facts) => ({
        message: `the option ${of.option} needs a value`,
        hint: `${of.about}; see \`${of.command} --help\``,
      }),
      missingOption: (of: Facts) => ({
        message: `the option ${of.option} is required`,
        hint: `add it (${of.about}); see \`${of.command} --help\``,
      }),
      tooManyArguments: (of: Facts) => ({
        message: `there are too many arguments: ${of.given}, not ${of.expected}`,
        hint: `call it as: ${of.usage}; put a text with spaces between quotation marks`,
      }),
      invalidValue: (of: Facts) => ({
        message: `the option ${of.option} cannot be "${of.value}": ${of.reason?.replace(/^Allowed choices are (.+)\.$/, "it must be one of $1")}`,
        hint: `${of.about}; see \`${of.command} --help\``,
      }),
      other: (of: Facts) => ({ message: of.text ?? "", hint: `see \`${of.command} --help\`` }),
    },
  },
  zh: {
    titles: { "Usage:": "用法：", "Arguments:": "参数：", "Options:": "选项：", "Commands:": "命令：" },
    options: "[选项]",
    command: "[命令]",
    required: "必填",
    choices: (values: string) => `可选：${values}`,
    default: (value: string) => `默认：${value}`,
    remark: (description: string, facts: readonly string[]) => `${description}（${facts.join("；")}）`,
    problems: {
      noCommand: (of: Facts) => ({
        message: "没有写明命令",
        hint: `请写上面的一个命令，例如 ${of.example}`,
      }),
      unknownCommand: (of: Facts) => ({
        message: `没有“${of.name}”这个命令`,
        hint: `${isItPerhaps(of.nearest)}用 \`${of.command} --help\` 查看有哪些命令`,
      }),
      unknownOption: (of: Facts) => ({
        message: `这里没有 ${of.name} 这个选项`,
        hint: `${isItPerhaps(of.nearest)}用 \`${of.command} --help\` 查看有哪些选项`,
      }),
      missingArgument: (of: Facts) => ({ message: `缺少参数 <${of.name}>`, hint: `写法：${of.usage}` }),
      missingValue: (of: Facts) => ({
        message: `选项 ${of.option} 后面要有取值`,
        hint: `${of.about}。详见 \`${of.command} --help\``,
      }),
      missingOption: (of: Facts) => ({
        message: `必须给出选项 ${of.option}`,
        hint: `请加上它（${of.about}）。详见 \`${of.command} --help\``,
      }),
      tooManyArguments: (of: Facts) => ({
        message: `应有 ${of.expected} 个参数，却给了 ${of.given} 个`,
        hint: `写法：${of.usage}；含空格的文字请用引号括起来`,
      }),
      invalidValue: (of: Facts) => ({
        message: `选项 ${of.option} 不能取“${of.value}”：${toChinese(of.reason ?? "")}`,
        hint: `${of.about}。详见 \`${of.command} --help\``,
      }),
      other: (of: Facts) => ({ message: of.text ?? "", hint: `详见 \`${of.command} --help\`` }),
    },
  },
});

/** The words around the help in one language. */
export type UsageTexts = ReturnType<typeof usageMessages>;

/** What can be wrong with a call. */
export type UsageProblemKind = keyof UsageTexts["problems"];

function didYouMean(nearest: string | undefined): string {
  return nearest === undefined ? "" : `did you mean ${nearest}? `;
}

function isItPerhaps(nearest: string | undefined): string {
  return nearest === undefined ? "" : `是不是 ${nearest}？`;
}
