import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DataError } from "../core/errors.ts";
import type { Progress } from "../core/progress.ts";
import type { Session } from "../domain/session.ts";
import { parseSessionFile } from "../domain/session-file.ts";
import type { Ingested } from "../memory/ingest.ts";
import type { Composition } from "./compose.ts";
import { decodeUtf8 } from "./decode-utf8.ts";
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
  return decodeUtf8(await readFile(path), path);
}
