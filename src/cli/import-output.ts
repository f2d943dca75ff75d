import type { ImportOutcome } from "../app/import/import-files.ts";
import type { Ingested } from "../app/memory.ts";
import { type ImportFormat, skipReasons } from "../domain/import-format.ts";
import { describeError } from "../messages/errors.ts";
import { importMessages } from "../messages/import.ts";
import type { CliContext } from "./context.ts";

/** The outcome of an import for programs. */
export const toImportJson = (format: ImportFormat, outcome: ImportOutcome) => ({
  format,
  stored: idsOf(outcome, "created"),
  unchanged: idsOf(outcome, "unchanged"),
  grown: idsOf(outcome, "grown"),
  changed: outcome.changed.map(({ id }) => id),
  skipped: outcome.skipped,
  broken_lines: outcome.brokenLines,
  refused: outcome.refused.map(({ code, message, hint, path }) => ({ code, message, hint, path })),
});

const idsOf = ({ ingested }: ImportOutcome, wanted: Ingested["outcome"]): readonly string[] =>
  ingested.filter(({ outcome }) => outcome === wanted).map(({ session }) => session.id);

/** The outcome of an import for people, without its warnings. */
export function printImport(outcome: ImportOutcome, context: CliContext): void {
  const say = importMessages(context.flags.language);
  const [stored, unchanged, grown] = [
    idsOf(outcome, "created"),
    idsOf(outcome, "unchanged"),
    idsOf(outcome, "grown"),
  ];
  context.print(say.stored(stored.length));
  context.print(say.unchanged(unchanged.length));
  context.print(say.grown(grown.length));
  if (outcome.changed.length > 0) context.print(say.changed(outcome.changed.map(({ id }) => id).join(", ")));
  const reasons = skipReasons.filter((reason) => (outcome.skipped[reason] ?? 0) > 0);
  if (reasons.length > 0) context.print(say.skipped);
  for (const reason of reasons) context.print(say.reason(say.reasons[reason], outcome.skipped[reason] ?? 0));
  if (stored.length + grown.length > 0) context.note(say.pending);
}

/** Broken lines and files that could not be read, on stderr. */
export function warnOfImport({ brokenLines, refused }: ImportOutcome, context: CliContext): void {
  const { language } = context.flags;
  const say = importMessages(language);
  for (const { path, lines } of brokenLines) context.note(say.brokenLines(path, lines.join(", ")));
  for (const error of refused)
    context.note(say.refused(error.code, describeError(error, language).message, error.path ?? ""));
}
