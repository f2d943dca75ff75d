import type { CommanderError } from "commander";
import { AlayaError } from "../core/errors.ts";
import type { Language } from "../core/language.ts";
import { describeError } from "../messages/errors.ts";
import { exitCodes } from "./exit-code.ts";
import type { CliStreams } from "./streams.ts";

/** One line for the error, one for what to do next; with `json` the same as a document on stdout. */
export function presentError(
  error: unknown,
  { json, language }: { readonly json: boolean; readonly language: Language },
  { out, err }: CliStreams,
): void {
  if (!(error instanceof AlayaError)) {
    presentBug(error, err);
    return;
  }
  const { code, path, details } = error;
  const { message, hint } = describeError(error, language);
  err.write(`error[${code}]: ${message}${path === undefined ? "" : ` (${path})`}\n`);
  if (hint !== undefined) err.write(`hint: ${hint}\n`);
  if (json) out.write(`${JSON.stringify({ error: { code, message, path, hint, details } })}\n`);
}

function presentBug(error: unknown, err: CliStreams["err"]): void {
  err.write("error[BUG]: this should not have happened; please report it with the lines below\n");
  err.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}

/** Commander's own errors: help and version are success, the rest is a wrong call. */
export function presentUsageError(
  error: CommanderError,
  args: readonly string[],
  { out, err }: CliStreams,
): number {
  if (error.exitCode === 0) return exitCodes.success;
  const [message = "", ...suggestions] = error.message.replace(/^error: /, "").split("\n");
  const isBareCall = error.code === "commander.help";
  const text = isBareCall ? "no command was named" : message;
  const hint = suggestions.join(" ").trim() || "see alaya --help";
  err.write(`error[USAGE]: ${text}\nhint: ${hint}\n`);
  if (args.includes("--json"))
    out.write(`${JSON.stringify({ error: { code: "USAGE", message: text, hint } })}\n`);
  return exitCodes.usage;
}
