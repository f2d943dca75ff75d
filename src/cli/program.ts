import { Command, CommanderError } from "commander";
import { systemClock } from "../core/clock.ts";
import type { Language } from "../core/language.ts";
import { noProgress } from "../core/progress.ts";
import { helpMessages } from "../messages/help.ts";
import { createBenchCommand } from "./commands/bench.ts";
import { createBenchRunCommand } from "./commands/bench-run.ts";
import { createCorpusCommand } from "./commands/corpus.ts";
import { createCostsCommand } from "./commands/costs.ts";
import { createDatasetCommand } from "./commands/dataset.ts";
import { createDistillCommand } from "./commands/distill.ts";
import { createEvalCommand } from "./commands/eval.ts";
import { createImportCommand } from "./commands/import.ts";
import { createIngestCommand } from "./commands/ingest.ts";
import { createInitCommand } from "./commands/init.ts";
import { createLinkCommand } from "./commands/link.ts";
import { createListCommand } from "./commands/list.ts";
import { createNavigateCommand } from "./commands/navigate.ts";
import { createQuickstartCommand } from "./commands/quickstart.ts";
import { createRebuildCommand, createRebuildIndexCommand } from "./commands/rebuild.ts";
import { createRecallCommand } from "./commands/recall.ts";
import { createSchemaCommand } from "./commands/schema.ts";
import { createShowCommand } from "./commands/show.ts";
import { createStatusCommand } from "./commands/status.ts";
import { createTraceCommand } from "./commands/trace.ts";
import { createVerifyCommand } from "./commands/verify.ts";
import type { CliContext } from "./context.ts";
import { presentError, presentUsageError } from "./error-output.ts";
import { exitCodeOf, exitCodes } from "./exit-code.ts";
import { addGlobalFlags, readGlobalFlags } from "./global-flags.ts";
import { helpStyle } from "./help-style.ts";
import { createProgressBar } from "./progress-bar.ts";
import { readerLanguage } from "./reader-language.ts";
import type { CliStreams } from "./streams.ts";
import { toTerminalText } from "./terminal-text.ts";
import { productVersion } from "./version.ts";

/** Runs one command and gives its exit code; never throws for what a user can cause. */
export async function runCli(args: readonly string[], streams: CliStreams): Promise<number> {
  let exitCode: number = exitCodes.success;
  const language = readerLanguage(args, streams.locale);
  const { program, context } = createProgram(streams, {
    language,
    exitWith: (code) => {
      exitCode = code;
    },
  });
  try {
    await program.parseAsync([...args], { from: "user" });
    return exitCode;
  } catch (error) {
    const json = args.includes("--json");
    if (error instanceof CommanderError)
      return presentUsageError(error, { program, args, json, language }, streams);
    presentError(error, { json, language }, streams);
    return exitCodeOf(error);
  } finally {
    context.close();
  }
}

interface ProgramSettings {
  /** Of the help; the output follows `--lang` where that is given. */
  readonly language: Language;
  /** Told the exit code of a command that answers no. */
  exitWith(code: number): void;
}

/** The whole command line before it has read any argument, and what its commands may touch. */
export function createProgram(
  streams: CliStreams,
  settings: ProgramSettings,
): { readonly program: Command; readonly context: ClosableContext } {
  const program = new Command("alaya");
  const context = createContext(program, streams, settings);
  assemble(program, context, streams);
  return { program, context };
}

function assemble(program: Command, context: CliContext, streams: CliStreams): void {
  const { language } = context.flags;
  const help = helpMessages(language).program;
  program
    .description(help.about)
    .version(productVersion(), "-V, --version", help.version)
    .helpOption("-h, --help", help.help)
    .helpCommand("help [command]", help.helpCommand)
    .configureHelp(helpStyle(language))
    .configureOutput({ writeOut: (text) => streams.out.write(text), writeErr: () => {} })
    .exitOverride()
    .showSuggestionAfterError(true);
  addGlobalFlags(program, help);
  const commands = [
    createInitCommand,
    createIngestCommand,
    createImportCommand,
    createDistillCommand,
    createRecallCommand,
    createListCommand,
    createShowCommand,
    createTraceCommand,
    createNavigateCommand,
    createLinkCommand,
    createSchemaCommand,
    createStatusCommand,
    createCostsCommand,
    createVerifyCommand,
    createRebuildCommand,
    createRebuildIndexCommand,
    createCorpusCommand,
    createDatasetCommand,
    createEvalCommand,
    createQuickstartCommand,
    createBenchCommand,
  ];
  for (const create of commands) program.addCommand(inherit(create(context), program));
  program.addCommand(inherit(createBenchRunCommand(context), program), { hidden: true });
}

/** A subcommand reports its errors and its output as the program does. */
function inherit(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent);
  for (const child of command.commands) inherit(child, command);
  return command;
}

interface ClosableContext extends CliContext {
  close(): void;
}

function createContext(
  program: Command,
  { out, err, input, environment }: CliStreams,
  { language, exitWith }: ProgramSettings,
): ClosableContext {
  const bar = createProgressBar(err, language);
  return {
    get flags() {
      return readGlobalFlags(program, language);
    },
    get progress() {
      return this.flags.quiet ? noProgress : bar;
    },
    outIsTerminal: out.isTTY === true,
    readInput: async () => (input.isTTY === true ? "" : readAll(input)),
    clock: systemClock,
    environment,
    print: (text) => {
      bar.clear();
      out.write(`${toTerminalText(text)}\n`);
    },
    printJson: (value) => {
      bar.clear();
      out.write(`${JSON.stringify(value, null, 2)}\n`);
    },
    note(text) {
      bar.clear();
      if (!this.flags.quiet) err.write(`${toTerminalText(text)}\n`);
    },
    answer: (verdict) => exitWith(verdict === "no" ? exitCodes.answeredNo : exitCodes.undecided),
    close: () => bar.clear(),
  };
}

async function readAll(input: NodeJS.ReadStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of input) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
