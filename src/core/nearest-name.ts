import { closest } from "fastest-levenshtein";
import { UsageError } from "./errors.ts";

/** The known name that is spelt most like this one; undefined when none is known. */
export const nearestName = (name: string, known: readonly string[]): string | undefined =>
  known.length > 0 ? closest(name, [...known]) : undefined;

/** The refusal of a name that nobody knows, with the nearest one that somebody does. */
export function unknownName(kind: string, name: string, known: readonly string[]): UsageError {
  const nearest = nearestName(name, known);
  return new UsageError({
    code: "USAGE_UNKNOWN_NAME",
    message: `unknown ${kind} "${name}"`,
    hint: nearest ? `did you mean "${nearest}"? known: ${known.join(", ")}` : `no ${kind} is known here`,
    details: { kind, name, nearest: nearest ?? "", known: known.join(", ") },
  });
}
