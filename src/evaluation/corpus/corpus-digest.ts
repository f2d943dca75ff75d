import { sha256 } from "../../core/fingerprint.ts";
import { compareText } from "../../core/order.ts";

/** A file of a corpus by its name in the sessions folder. */
export interface CorpusFile {
  readonly name: string;
  readonly bytes: Uint8Array | string;
}

/** The manifest's `sha256` of session files: over the name and the digest of each, a line each, in name order. */
export function sessionsDigest(files: readonly CorpusFile[]): string {
  const lines = files
    .map(({ name, bytes }) => ({ name, digest: sha256(bytes) }))
    .sort((a, b) => compareText(a.name, b.name))
    .map(({ name, digest }) => `${name}\n${digest}\n`);
  return sha256(lines.join(""));
}
