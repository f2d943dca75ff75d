import type { Command, CommanderError } from "commander";
import type { Language } from "../core/language.ts";
import { type UsageProblemKind, usageMessages } from "../messages/usage.ts";
import { usageOf } from "./help-style.ts";

interface UsageFailure {
  readonly message: string;
  readonly hint: string;
  /** The help that was asked for by naming no command; null for every other wrong call. */
  readonly help: string | null;
}

interface Form {
  readonly kind: UsageProblemKind;
  /** Finds the facts in commander's English sentence. */
  readonly sentence: RegExp;
}

const suggestion = /(?:\n\(Did you mean (?:one of )?(?<nearest>.+)\?\))?/.source;

const forms: Readonly<Record<string, Form>> = {
  "commander.help": { kind: "noCommand", sentence: /(?:)/ },
  "commander.unknownCommand": {
    kind: "unknownCommand",
    sentence: new RegExp(`^unknown command '(?<name>.*?)'${suggestion}$`, "s"),
  },
  "commander.unknownOption": {
    kind: "unknownOption",
    sentence: new RegExp(`^unknown option '(?<name>.*?)'${suggestion}$`, "s"),
  },
  "commander.missingArgument": {
    kind: "missingArgument",
    sentence: /^missing required argument '(?<name>.+)'$/,
  },
  "commander.optionMissingArgument": {
    kind: "missingValue",
    sentence: /^option '(?<option>.+)' argument missing$/,
  },
  "commander.missingMandatoryOptionValue": {
    kind: "missingOption",
    sentence: /^required option '(?<option>.+)' not specified$/,
  },
  "commander.excessArguments": {
    kind: "tooManyArguments",
    sentence: /Expected (?<expected>\d+) arguments? but got (?<given>\d+)\.$/,
  },
  "commander.invalidArgument": {
    kind: "invalidValue",
    sentence: /^option '(?<option>.+?)' argument '(?<value>.*)' is invalid\. (?<reason>.+)$/s,
  },
};

/** What is wrong with the call and how to right it, in the reader's language. */
export function describeUsageError(
  error: CommanderError,
  { program, args, language }: { program: Command; args: readonly string[]; language: Language },
): UsageFailure {
  const text = error.message.replace(/^error: /, "");
  const command = commandCalled(program, args);
  const { kind, found } = recognise(error.code, text);
  const problems = usageMessages(language).problems;
  return {
    ...problems[kind]({ ...found, ...factsOf(command, found.option), text }),
    help: kind === "noCommand" ? command.helpInformation({ error: true }) : null,
  };
}

function recognise(code: string, text: string) {
  const form = forms[code];
  const match = form?.sentence.exec(text);
  if (form === undefined || !match) return { kind: "other" as const, found: {} };
  const groups = Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined);
  return { kind: form.kind, found: Object.fromEntries(groups) };
}

function factsOf(command: Command, flags: string | undefined): Readonly<Record<string, string>> {
  const path = pathOf(command);
  const options = [command, command.parent, command.parent?.parent].flatMap((each) => each?.options ?? []);
  return {
    command: path,
    usage: usageOf(command),
    about: options.find((option) => option.flags === flags)?.description ?? "",
    example: `${path} ${command.commands.some((each) => each.name() === "quickstart") ? "quickstart" : command.commands[0]?.name()}`,
  };
}

/** The command that the arguments name, as far as they name one. */
function commandCalled(program: Command, args: readonly string[]): Command {
  return args.reduce(
    (command, arg) => command.commands.find((each) => each.name() === arg) ?? command,
    program,
  );
}

const pathOf = (command: Command): string =>
  command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;
