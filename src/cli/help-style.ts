import type { Command, Help, HelpConfiguration, Option } from "commander";
import type { Language } from "../core/language.ts";
import { type UsageTexts, usageMessages } from "../messages/usage.ts";
import { displayWidth } from "./display-width.ts";

/** A word, or one Chinese character, with the signs that may not be parted from it. */
const unbreakable =
  /\s*(?:[（“]*(?:\p{Script=Han}|[^\s\p{Script=Han}（“，。；：、）”]+)[，。；：、）”]*|\S)/gu;

/** How the help speaks to a reader of this language; wide characters take two columns. */
export function helpStyle(language: Language): HelpConfiguration {
  const say = usageMessages(language);
  return {
    displayWidth,
    styleTitle: (title) => (isTitle(title, say) ? say.titles[title] : title),
    styleOptionText: (text) => (text === "[options]" ? say.options : text),
    styleSubcommandText: (text) => (text === "[command]" ? say.command : text),
    styleArgumentText: (text) => (text === "[command]" ? say.command : text),
    optionDescription: (option) => describeOption(option, say),
    ...(language === "zh" && { boxWrap: wrap }),
  };
}

/** How the command is called, in the words of its help. */
export function usageOf(command: Command): string {
  const help: Help = command.createHelp();
  return help.styleUsage(help.commandUsage(command));
}

function isTitle(title: string, { titles }: UsageTexts): title is keyof UsageTexts["titles"] {
  return Object.hasOwn(titles, title);
}

function describeOption({ description, argChoices, ...option }: Option, say: UsageTexts): string {
  const value: unknown = option.defaultValue;
  const isTold = value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
  const facts = [
    ...(option.mandatory ? [say.required] : []),
    ...(argChoices === undefined ? [] : [say.choices(argChoices.join(", "))]),
    ...(isTold ? [say.default(Array.isArray(value) ? value.join(" ") : String(value))] : []),
  ];
  return facts.length === 0 ? description : say.remark(description, facts);
}

function wrap(text: string, width: number): string {
  const lines: string[] = [];
  let line = "";
  for (const [piece] of text.matchAll(unbreakable)) {
    if (line !== "" && displayWidth(line + piece) > width) {
      lines.push(line);
      line = piece.trimStart();
    } else line += piece;
  }
  return [...lines, line].join("\n");
}
