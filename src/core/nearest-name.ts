import { closest } from "fastest-levenshtein";
import { UsageError } from "./errors.ts";

/** The refusal of a name that nobody knows, with the nearest one that somebody does. */
export function unknownName(kind: string, name: string, known: readonly string[]): UsageError {
  const nearest = known.length > 0 ? closest(name, [...known]) : undefined;
  return new UsageError({
    code: "USAGE_UNKNOWN_NAME",
    message: `unknown ${kind} "${name}"`,
    hint: nearest ? `did you mean "${nearest}"? known: ${known.join(", ")}` : `no ${kind} is known here`,
    details: { kind, name, nearest: nearest ?? "", known: known.join(", ") },
  });
}
