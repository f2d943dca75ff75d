import { type Command, Option } from "commander";
import type { Language } from "../core/language.ts";
import type { GlobalFlags } from "./context.ts";

const collect = (value: string, earlier: readonly string[]): string[] => [...earlier, value];

/** Flags of every command, before or after its name. */
export function addGlobalFlags(program: Command): void {
  program
    .option("--data-dir <dir>", "where the memory lives (default ~/.alaya, or ALAYA_DATA_DIR)")
    .option("--config <file>", "this configuration file and no other")
    .option("--preset <name>", "named set of factor levels")
    .addOption(
      new Option("--set <factor=level>", "set one factor; may be repeated").argParser(collect).default([]),
    )
    .option("--json", "one JSON document on stdout", false)
    .option("--now <instant>", "pretend that it is this instant (ISO 8601)")
    .addOption(
      new Option("--lang <language>", "language of the output (default from the locale)").choices([
        "zh",
        "en",
      ]),
    )
    .option("--quiet", "no remarks and no progress on stderr", false);
}

export function readGlobalFlags(program: Command, locale: string): GlobalFlags {
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
    language: options.lang ?? languageOf(locale),
    quiet: options.quiet,
  };
}

const languageOf = (locale: string): Language => (/^zh/i.test(locale) ? "zh" : "en");
