import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { StoreError } from "../../core/errors.ts";

/** Undefined when there is no such file. Throws `STORE_READ_ONLY` when it may not be read. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (cause) {
    if (systemCode(cause) === "ENOENT") return undefined;
    throw toStoreError(cause, path);
  }
}

/**
 * Puts the bytes in the place of the file, or leaves it as it was: a reader never meets half of it. Makes the folder.
 * Throws `STORE_DISK_FULL`, `STORE_READ_ONLY`.
 */
export async function replaceFile(path: string, bytes: Uint8Array): Promise<void> {
  const fresh = `${path}.new`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeDurably(fresh, bytes);
    await rename(fresh, path);
  } catch (cause) {
    await rm(fresh, { force: true }).catch(() => {});
    throw toStoreError(cause, path);
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, "w");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function systemCode(cause: unknown): unknown {
  return cause instanceof Error && "code" in cause ? cause.code : undefined;
}

function toStoreError(cause: unknown, path: string): unknown {
  switch (systemCode(cause)) {
    case "ENOSPC":
    case "EDQUOT":
      return new StoreError({
        code: "STORE_DISK_FULL",
        message: "no space is left for the full-text index",
        hint: "free some space and try again",
        path,
        details: { what: "words" },
        cause,
      });
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return new StoreError({
        code: "STORE_READ_ONLY",
        message: "the full-text index may not be read or written",
        hint: "give yourself access to the folder, or copy the store to one that you may write",
        path,
        details: { what: "words" },
        cause,
      });
    case "EISDIR":
    case "ENOTDIR":
    case "EIO":
      return new StoreError({
        code: "STORE_CORRUPT",
        message: `the full-text index is damaged: ${path}`,
        hint: "rebuild it from the cards with: alaya rebuild-l1",
        path,
        details: { what: "words" },
        cause,
      });
    default:
      return cause;
  }
}
