import type { SourceFile } from "../../../src/adapters/importers/source-file.ts";

/** A file as an importer gets it; objects become JSON Lines. */
export function aSourceFile(
  content: string | readonly unknown[],
  { name = "a.jsonl", path = `/home/mei/${name}` }: { readonly name?: string; readonly path?: string } = {},
): SourceFile {
  const text =
    typeof content === "string"
      ? content
      : content.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
  return { path, name, text, modifiedAt: new Date("2026-06-01T00:00:00Z") };
}
