import { readFile, stat } from "node:fs/promises";
import type { SourceFile } from "../../adapters/importers/source-file.ts";
import { decodeUtf8 } from "../decode-utf8.ts";
import type { Source } from "./find-sources.ts";

const databaseMark = "SQLite format 3\0";

/** Of a database only its mark, for the importer to name it. Throws `FILE_BINARY`, `ENCODING_UNKNOWN`. */
export async function readSource({ path, name }: Source): Promise<SourceFile> {
  const [bytes, { mtime }] = await Promise.all([readFile(path), stat(path)]);
  return { path, name, text: textOf(bytes, path), modifiedAt: mtime };
}

function textOf(bytes: Buffer, path: string): string {
  const isDatabase = bytes.subarray(0, databaseMark.length).toString("latin1") === databaseMark;
  return isDatabase ? databaseMark : decodeUtf8(bytes, path);
}
