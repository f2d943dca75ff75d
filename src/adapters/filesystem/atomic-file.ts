import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { StoreError } from "../../core/errors.ts";

let written = 0;

/**
 * Writes a file whole or not at all, whatever happens in between; durable when it resolves.
 * Throws `STORE_READ_ONLY`, `STORE_DISK_FULL` or `STORE_UNWRITABLE`.
 */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const directory = dirname(path);
  written += 1;
  const temporary = join(directory, `.${basename(path)}.${written}.tmp`);
  try {
    await mkdir(directory, { recursive: true });
    await writeThrough(temporary, text);
    await rename(temporary, path);
    await syncDirectory(directory);
  } catch (cause) {
    await rm(temporary, { force: true }).catch(() => undefined);
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

function toStoreError(cause: unknown, path: string): StoreError {
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
    details: { reason },
    cause,
  });
}
