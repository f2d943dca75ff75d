import { DataError } from "../core/errors.ts";
import { nearestName } from "../core/nearest-name.ts";

/** The refusal of a card that the memory does not hold, with the nearest id that it does. */
export function cardNotFound(id: string, known: readonly string[]): DataError {
  const nearest = nearestName(id, known);
  return new DataError({
    code: "CARD_NOT_FOUND",
    message: `there is no card ${id} in this memory`,
    hint: hintOf(nearest, known, {
      listed: "`alaya list` names the cards",
      none: "make cards with `alaya distill`",
    }),
    details: { card: id, nearest: nearest ?? "", known: known.length },
  });
}

/** The refusal of a session that the memory does not hold, with the nearest id that it does. */
export function sessionNotFound(id: string, known: readonly string[]): DataError {
  const nearest = nearestName(id, known);
  return new DataError({
    code: "SESSION_NOT_FOUND",
    message: `there is no session ${id} in this memory`,
    hint: hintOf(nearest, known, { listed: "`alaya ingest` stores sessions", none: "ingest it first" }),
    details: { session: id, nearest: nearest ?? "", known: known.length },
  });
}

/** The refusal of a name that no entity of the memory bears, with the nearest that one does. */
export function entityNotFound(name: string, known: readonly string[]): DataError {
  const nearest = nearestName(name, known);
  return new DataError({
    code: "ENTITY_NOT_FOUND",
    message: `nobody and nothing in this memory is called "${name}"`,
    hint: hintOf(nearest && `"${nearest}"`, known, {
      listed: "`alaya show` names who is in a card",
      none: "this memory knows no names yet",
    }),
    details: { entity: name, nearest: nearest ?? "", known: known.length },
  });
}

function hintOf(
  nearest: string | undefined,
  known: readonly string[],
  { listed, none }: { readonly listed: string; readonly none: string },
): string {
  if (known.length === 0) return none;
  return nearest === undefined ? listed : `did you mean ${nearest}? ${listed}`;
}

/** The refusal to work without a raw session that the graph speaks of. */
export function sessionFileMissing(id: string): DataError {
  return new DataError({
    code: "SESSION_FILE_MISSING",
    message: `the raw file of session ${id} is gone`,
    hint: "ingest the session again; `alaya verify` names everything that is missing",
    details: { session: id },
  });
}
