import { StoreError } from "../../core/errors.ts";

interface Failure {
  readonly pattern: RegExp;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

const failures: readonly Failure[] = [
  {
    pattern: /could not set lock/i,
    code: "STORE_LOCKED",
    message: "another process has the graph open",
    hint: "wait until it ends, or stop it; only one process can open the graph",
  },
  {
    pattern: /EACCES|EROFS|EPERM|permission denied|read-only/i,
    code: "STORE_READ_ONLY",
    message: "the graph's folder cannot be written",
    hint: "give yourself write access to the folder, or copy the store to one that you may write",
  },
  {
    pattern: /different version/i,
    code: "STORE_VERSION",
    message: "the graph was written by another version of its database library",
    hint: "open it with the version that wrote it, or make it again with: alaya rebuild --from raw",
  },
  {
    pattern: /no space left|ENOSPC/i,
    code: "STORE_DISK_FULL",
    message: "the disk is full",
    hint: "free some space and try again",
  },
  {
    pattern: /buffer pool is full/i,
    code: "STORE_FULL",
    message: "the graph has grown beyond the memory that it may use",
    hint: "split the store, for example by namespace",
  },
];

const damaged: Failure = {
  pattern: /(?:)/,
  code: "STORE_CORRUPT",
  message: "the graph cannot be opened",
  hint: "make it again from the raw sessions with: alaya rebuild --from raw",
};

/** Says what an error of the library or of the file system at opening means to a user. */
export function toOpenFailure(cause: unknown, path: string): StoreError {
  return toStoreError(knownFailure(cause) ?? damaged, cause, path);
}

/** The same for a statement; what is not known stays as it is, for it is a bug. */
export function toRunFailure(cause: unknown, path: string): unknown {
  const failure = knownFailure(cause);
  return failure === undefined ? cause : toStoreError(failure, cause, path);
}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

const knownFailure = (cause: unknown): Failure | undefined =>
  failures.find(({ pattern }) => pattern.test(reasonOf(cause)));

function toStoreError({ code, message, hint }: Failure, cause: unknown, path: string): StoreError {
  return new StoreError({
    code,
    message,
    hint,
    path,
    details: { what: code === "STORE_VERSION" ? "graph-library" : "graph", reason: reasonOf(cause) },
    cause,
  });
}

/** The same file opened twice in one process is not noticed by the library, and would be damaged. */
export const openedHere = (path: string): StoreError =>
  toOpenFailure(new Error("Could not set lock: it is open in this process already"), path);
