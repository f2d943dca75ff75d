import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const sources = fileURLToPath(new URL("../../src", import.meta.url));

/** Every file of the product; names are relative to `src`, with slashes. */
export function sourceFiles(): readonly { readonly name: string; readonly text: string }[] {
  return readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => ({
      name: name.replaceAll("\\", "/"),
      text: readFileSync(join(sources, name), "utf8"),
    }));
}

/** What the pattern's first group finds in the files whose names begin so. */
export function foundInSources(beginning: string, pattern: RegExp): readonly string[] {
  return sourceFiles()
    .filter(({ name }) => name.startsWith(beginning))
    .flatMap(({ text }) => [...text.matchAll(pattern)].map(([, found = ""]) => found));
}
