import { readFile, stat } from "node:fs/promises";
import type { SourceFile } from "../../adapters/importers/source-file.ts";
import { DataError } from "../../core/errors.ts";
import type { Source } from "./find-sources.ts";

const databaseMark = "SQLite format 3\0";

/** Of a database only its mark, for the importer to name it. Throws `FILE_BINARY`, `ENCODING_UNKNOWN`. */
export async function readSource({ path, name }: Source): Promise<SourceFile> {
  const [bytes, { mtime }] = await Promise.all([readFile(path), stat(path)]);
  return { path, name, text: textOf(bytes, path), modifiedAt: mtime };
}

function textOf(bytes: Buffer, path: string): string {
  if (bytes.subarray(0, databaseMark.length).toString("latin1") === databaseMark) return databaseMark;
  if (bytes.includes(0)) {
    throw new DataError({
      code: "FILE_BINARY",
      message: "this is a binary file, not a text",
      hint: "check the path; import reads JSON Lines and Markdown",
      path,
      details: { what: "import" },
    });
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new DataError({
      code: "ENCODING_UNKNOWN",
      message: "the file is not in UTF-8",
      hint: "convert it to UTF-8 first, for example with iconv",
      path,
      details: { what: "import" },
      cause,
    });
  }
}
