import { DataError } from "../core/errors.ts";

/** The refusal of a reference to something that the store does not hold: `CARD_NOT_FOUND` and its like. */
export function notFound(kind: "card" | "session" | "entity", id: string): DataError {
  return new DataError({
    code: `${kind.toUpperCase()}_NOT_FOUND`,
    message: `there is no ${kind} "${id}" in the graph`,
    hint: `write the ${kind} before what refers to it`,
    path: id,
    details: { id },
  });
}
