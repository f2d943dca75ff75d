import { createHash } from "node:crypto";

/** JSON with sorted keys and no `undefined`, so that equal values have equal texts. Dates become ISO strings. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : part,
  );
}

/** SHA-256 in lower-case hexadecimal, 64 characters. */
export function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Identity of a value by content: 64 hexadecimal characters, blind to key order. */
export function fingerprint(value: unknown): string {
  return sha256(canonicalJson(value));
}
