import { closest, distance } from "fastest-levenshtein";
import { UsageError } from "./errors.ts";

/** Of a name's letters, the share that may be wrong for another name to count as near. */
const mistakenShare = 0.4;
const shortestBeginning = 3;

/**
 * The known name that was probably meant: the only one that begins like this, or the one that is spelt most like it,
 * if it is spelt nearly so; undefined when none is near.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const begun = name.length < shortestBeginning ? [] : known.filter((other) => other.startsWith(name));
  if (begun.length === 1) return begun[0];
  const candidate = closest(name, [...known]);
  const longest = Math.max(name.length, candidate.length);
  return distance(name, candidate) <= mistakenShare * longest ? candidate : undefined;
}

/** The refusal of a name that nobody knows, with the nearest one that somebody does. */
export function unknownName(kind: string, name: string, known: readonly string[]): UsageError {
  const nearest = nearestName(name, known);
  return new UsageError({
    code: "USAGE_UNKNOWN_NAME",
    message: `unknown ${kind} "${name}"`,
    hint: hintOf(kind, nearest, known),
    details: { kind, name, nearest: nearest ?? "", known: known.join(", ") },
  });
}

function hintOf(kind: string, nearest: string | undefined, known: readonly string[]): string {
  if (known.length === 0) return `no ${kind} is known here`;
  const all = `known: ${known.join(", ")}`;
  return nearest === undefined ? all : `did you mean "${nearest}"? ${all}`;
}
