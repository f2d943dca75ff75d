import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DataError } from "../core/errors.ts";
import type { Progress } from "../core/progress.ts";
import type { Session } from "../domain/session.ts";
import { parseSessionFile } from "../domain/session-file.ts";
import type { Ingested } from "../memory/ingest.ts";
import type { Composition } from "./compose.ts";
import { openMemory } from "./open-memory.ts";

/** Reads every file before the first is stored, so that a bad one leaves nothing half done. */
export async function ingestFiles(
  composition: Composition,
  paths: readonly string[],
  progress: Progress,
): Promise<readonly Ingested[]> {
  const files = (
    await Promise.all(paths.map((path) => filesAt(resolve(composition.workingDirectory, path))))
  ).flat();
  const sessions: Session[] = [];
  for (const [index, file] of files.entries()) {
    sessions.push(parseSessionFile(await readText(file), file));
    progress.report("read", index + 1, files.length);
  }
  await using memory = await openMemory(composition);
  return await memory.ingest(sessions);
}

/** The file itself, or the session files of a folder (or of its `sessions` folder, as corpora have it) by name. */
async function filesAt(path: string): Promise<readonly string[]> {
  if (!existsSync(path)) {
    throw new DataError({
      code: "FILE_MISSING",
      message: "there is no such file",
      hint: "check the spelling of the path",
      path,
      details: { what: "session" },
    });
  }
  if (!(await stat(path)).isDirectory()) return [path];
  const nested = join(path, "sessions");
  const folder = existsSync(nested) ? nested : path;
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  if (names.length > 0) return names.map((name) => join(folder, name));
  throw new DataError({
    code: "FOLDER_EMPTY",
    message: "the folder holds no session file (*.json)",
    hint: "cut a book into sessions with `alaya corpus chapterize`",
    path,
  });
}

async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  if (bytes.includes(0) && !isUtf16(bytes)) {
    throw new DataError({
      code: "FILE_BINARY",
      message: "this is a binary file, not a session",
      hint: "ingest reads session files in JSON",
      path,
      details: { what: "session" },
    });
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new DataError({
      code: "ENCODING_UNKNOWN",
      message: "the file is not in UTF-8",
      hint: "session files are UTF-8; books in other encodings go through `alaya corpus chapterize`",
      path,
      details: { what: "session" },
      cause,
    });
  }
}

const utf16Marks = [Buffer.of(0xff, 0xfe), Buffer.of(0xfe, 0xff)];

const isUtf16 = (bytes: Buffer): boolean => utf16Marks.some((mark) => bytes.subarray(0, 2).equals(mark));
