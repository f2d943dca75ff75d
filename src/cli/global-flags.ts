import { type Command, InvalidArgumentError, Option } from "commander";
import type { Language } from "../core/language.ts";
import type { HelpTexts } from "../messages/help/english.ts";
import type { GlobalFlags } from "./context.ts";

const collect = (value: string, earlier: readonly string[]): string[] => [...earlier, value];

/** An empty text is what a shell gives for a variable that is not set: it names no folder, least of all this one. */
function requireFolder(text: string): string {
  if (text !== "") return text;
  throw new InvalidArgumentError("a folder is needed");
}

/** Flags of every command, before or after its name. */
export function addGlobalFlags(program: Command, help: HelpTexts["program"]): void {
  program
    .option("--data-dir <dir>", help.dataDir, requireFolder)
    .option("--config <file>", help.config)
    .option("--preset <name>", help.preset)
    .addOption(new Option("--set <factor=level>", help.set).argParser(collect).default([]))
    .option("--json", help.json, false)
    .option("--now <instant>", help.now)
    .addOption(new Option("--lang <language>", help.lang).choices(["zh", "en"]))
    .option("--quiet", help.quiet, false);
}

export function readGlobalFlags(program: Command, language: Language): GlobalFlags {
  const options = program.opts<{
    dataDir?: string;
    config?: string;
    preset?: string;
    set: string[];
    json: boolean;
    now?: string;
    lang?: Language;
    quiet: boolean;
  }>();
  return {
    dataDir: options.dataDir,
    config: options.config,
    preset: options.preset,
    set: options.set,
    json: options.json,
    now: options.now,
    language: options.lang ?? language,
    quiet: options.quiet,
  };
}
