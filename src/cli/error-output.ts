import type { Command, CommanderError } from "commander";
import { AlayaError } from "../core/errors.ts";
import type { Language } from "../core/language.ts";
import { errorMessages } from "../messages/error-lines.ts";
import { describeError } from "../messages/errors.ts";
import { exitCodes } from "./exit-code.ts";
import type { CliStreams } from "./streams.ts";
import { toTerminalText } from "./terminal-text.ts";
import { describeUsageError } from "./usage-error.ts";

interface Reader {
  readonly json: boolean;
  readonly language: Language;
}

/** One line for the error, one for what to do next; with `json` the same as a document on stdout. */
export function presentError(error: unknown, { json, language }: Reader, { out, err }: CliStreams): void {
  const say = errorMessages(language);
  if (!(error instanceof AlayaError)) {
    err.write(`${say.bug}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return;
  }
  const { code, path, details } = error;
  const { message, hint } = describeError(error, language);
  err.write(`${toTerminalText(say.error(code, message, path))}\n`);
  if (hint !== undefined) err.write(`${toTerminalText(say.hint(hint))}\n`);
  if (json) out.write(`${JSON.stringify({ error: { code, message, path, hint, details } })}\n`);
}

/** Commander's own errors: help and version are success, the rest is a wrong call. */
export function presentUsageError(
  error: CommanderError,
  { program, args, json, language }: Reader & { readonly program: Command; readonly args: readonly string[] },
  { out, err }: CliStreams,
): number {
  if (error.exitCode === 0) return exitCodes.success;
  const { message, hint, help } = describeUsageError(error, { program, args, language });
  const say = errorMessages(language);
  if (help !== null) err.write(`${help}\n`);
  err.write(toTerminalText(`${say.error("USAGE", message, undefined)}\n${say.hint(hint)}\n`));
  if (json) out.write(`${JSON.stringify({ error: { code: "USAGE", message, hint } })}\n`);
  return exitCodes.usage;
}
