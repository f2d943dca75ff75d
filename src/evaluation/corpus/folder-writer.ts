import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { UsageError } from "../../core/errors.ts";
import { fingerprint } from "../../core/fingerprint.ts";
import { writingTo } from "../../core/output-failure.ts";
import { corpusManifestSchema } from "./corpus.ts";

/** A file to be written; `name` may hold one folder, parted by `/`. */
export interface OutputFile {
  readonly name: string;
  readonly bytes: Uint8Array | string;
}

/**
 * Writes a corpus folder whole or not at all: beside it first, then in its place. An existing folder is replaced
 * when it is empty or holds the corpus of the same name. Throws `OUT_NOT_EMPTY`,
 * `OUT_NOT_A_FOLDER` and `OUT_UNWRITABLE` with `path`.
 */
export async function writeCorpusFolder(
  directory: string,
  corpus: string,
  files: readonly OutputFile[],
): Promise<void> {
  await refuseForeignFolder(directory, corpus);
  await writingTo(directory, () => replaceFolder(directory, files));
}

async function replaceFolder(directory: string, files: readonly OutputFile[]): Promise<void> {
  const suffix = fingerprint(files.map(({ name }) => name)).slice(0, 8);
  const staged = `${directory}.writing-${suffix}`;
  const replaced = `${directory}.replaced-${suffix}`;
  await rm(staged, { recursive: true, force: true });
  try {
    await writeFiles(staged, files);
    await rm(replaced, { recursive: true, force: true });
    await moveIfThere(directory, replaced);
    await rename(staged, directory);
    await rm(replaced, { recursive: true, force: true });
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

async function writeFiles(directory: string, files: readonly OutputFile[]): Promise<void> {
  const folders = new Set(files.map(({ name }) => dirname(join(directory, name))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  for (const { name, bytes } of files) await writeFile(join(directory, name), bytes);
}

async function moveIfThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function refuseForeignFolder(directory: string, corpus: string): Promise<void> {
  const entries = await entriesOf(directory);
  if (entries.length === 0 || (await nameOfCorpus(directory)) === corpus) return;
  throw new UsageError({
    code: "OUT_NOT_EMPTY",
    message: `this folder holds something else than the corpus "${corpus}"`,
    hint: "name a new or empty folder with --out",
    path: directory,
    details: { corpus },
  });
}

async function entriesOf(directory: string): Promise<readonly string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isMissing(error)) return [];
    throw new UsageError({
      code: "OUT_NOT_A_FOLDER",
      message: "a folder is needed here",
      hint: "name a new or empty folder with --out",
      path: directory,
      cause: error,
    });
  }
}

async function nameOfCorpus(directory: string): Promise<string | null> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(directory, "corpus.json"), "utf8"));
    return corpusManifestSchema.parse(manifest).name;
  } catch {
    return null;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
