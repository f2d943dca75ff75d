import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprint, sha256 } from "../core/fingerprint.ts";

/** Hash of the program's own files: a built store is only reused by the code that built it. */
export async function codeFingerprint(): Promise<string> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".d.ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hashes = await Promise.all(
    files.map(async (file) => [file.slice(root.length), sha256(await readFile(file))]),
  );
  return fingerprint(hashes);
}
