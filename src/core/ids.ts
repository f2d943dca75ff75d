import { sha256 } from "./fingerprint.ts";

declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

export type SessionId = Branded<"SessionId">;
export type CardId = Branded<"CardId">;
export type EntityId = Branded<"EntityId">;

const sessionIdPattern = /^[A-Za-z0-9._-]{1,128}$/;

/** Letters, digits, dot, underscore and hyphen, 1 to 128 of them, and not only dots: safe as a file name. */
export function isSessionId(text: string): text is SessionId {
  return sessionIdPattern.test(text) && !/^\.+$/.test(text);
}

/** Brands a text that is known to be a session id, such as one read back from a store. */
export const sessionId = (text: string): SessionId => text as SessionId;
/** Brands a text that is known to be a card id. */
export const cardId = (text: string): CardId => text as CardId;

const separator = "\u001f";

/**
 * The id of a card follows from where it was found and what it is called, so that the same corpus and settings
 * give the same ids (the Alaya design's `card-` form, 16 hexadecimal characters).
 */
export function cardIdOf(origin: {
  readonly namespace: string;
  readonly session: string;
  readonly turn: number;
  readonly start: number;
  readonly end: number;
  readonly title: string;
}): CardId {
  const { namespace, session, turn, start, end, title } = origin;
  return cardId(`card-${sha256([namespace, session, turn, start, end, title].join(separator)).slice(0, 16)}`);
}

/** The id of an entity follows from its namespace and its canonical name. */
export function entityIdOf(namespace: string, label: string): EntityId {
  return `entity-${sha256([namespace, label].join(separator)).slice(0, 16)}` as EntityId;
}
