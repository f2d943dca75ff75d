import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { mapConcurrent } from "../../core/concurrency.ts";
import { StoreError } from "../../core/errors.ts";

const filesAtOnce = 32;

interface TextFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Writes each file whole or not at all, whatever happens in between; all are durable when it resolves. Of one path the
 * last text counts. Not for two calls at once with one path: what a killed process leaves is written over, not kept.
 * Throws `STORE_READ_ONLY`, `STORE_DISK_FULL` or `STORE_UNWRITABLE`.
 */
export async function writeAtomically(files: readonly TextFile[]): Promise<void> {
  const directories = new Set(files.map(({ path }) => dirname(path)));
  for (const directory of directories) {
    await orStoreError(directory, () => mkdir(directory, { recursive: true }));
  }
  const latest = [...new Map(files.map((file) => [file.path, file])).values()];
  await mapConcurrent(latest, filesAtOnce, (file) => orStoreError(file.path, () => replaceFile(file)));
  for (const directory of directories) await orStoreError(directory, () => syncDirectory(directory));
}

async function replaceFile({ path, text }: TextFile): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.tmp`);
  try {
    await writeThrough(temporary, text);
    await rename(temporary, path);
  } catch (failure) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw failure;
  }
}

export async function orStoreError(path: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw toStoreError(cause, path);
  }
}

/** Undefined when there is no such file. */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    if (codeOf(cause) === "ENOENT") return undefined;
    throw toStoreError(cause, path);
  }
}

async function writeThrough(path: string, text: string): Promise<void> {
  const file = await open(path, "w");
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the new name durable; systems that cannot open a folder do it by themselves. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(directory, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause ? String(cause.code) : "";

const failures: Readonly<Record<string, { readonly code: string; readonly hint: string }>> = {
  EACCES: { code: "STORE_READ_ONLY", hint: "give yourself access to the folder" },
  EPERM: { code: "STORE_READ_ONLY", hint: "give yourself access to the folder" },
  EROFS: { code: "STORE_READ_ONLY", hint: "choose a data directory on a disk that can be written" },
  ENOSPC: { code: "STORE_DISK_FULL", hint: "free some space and try again" },
};

export function toStoreError(cause: unknown, path: string): StoreError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const { code, hint } = failures[codeOf(cause)] ?? {
    code: "STORE_UNWRITABLE",
    hint: "check that the data directory is a folder and its disk is healthy",
  };
  return new StoreError({
    code,
    message: `cannot use the file: ${reason}`,
    hint,
    path,
    details: { what: codeOf(cause), reason },
    cause,
  });
}
