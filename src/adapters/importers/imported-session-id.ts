import { sha256 } from "../../core/fingerprint.ts";
import { type SessionId, sessionId } from "../../core/ids.ts";
import type { ImportFormat } from "../../domain/import-format.ts";

const plainKey = /^[A-Za-z0-9._-]{1,80}$/;
const readableCharacters = 40;

/**
 * The id of an imported session follows from its format and what the format calls it. A name that cannot be an id
 * keeps its Latin letters for people and is told apart by a hash.
 */
export function importedSessionId(format: ImportFormat, key: string): SessionId {
  if (plainKey.test(key)) return sessionId(`${format}-${key}`);
  const readable = key
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, readableCharacters)
    .replace(/-+$/, "");
  const hash = sha256(key.normalize("NFC")).slice(0, 16);
  return sessionId([format, readable, hash].filter((part) => part !== "").join("-"));
}
