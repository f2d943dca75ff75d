import { UsageError } from "./errors.ts";

const causes: ReadonlySet<string> = new Set([
  "EACCES",
  "EPERM",
  "EROFS",
  "ENOSPC",
  "ENOENT",
  "ENOTDIR",
  "EISDIR",
  "EEXIST",
  "ENOTEMPTY",
  "ENAMETOOLONG",
  "EINVAL",
]);

/** Does work that writes to a place which the user named. Throws `OUT_UNWRITABLE` where the file system refuses. */
export async function writingTo<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw isRefusal(cause) ? outUnwritable(path, cause) : cause;
  }
}

/** Nothing can be written to this path; `cause` says why. */
export const outUnwritable = (path: string, cause: NodeJS.ErrnoException): UsageError =>
  new UsageError({
    code: "OUT_UNWRITABLE",
    message: `nothing can be written there (${cause.code ?? cause.message})`,
    hint: "name a place that you may write to and that is no folder where a file is meant",
    path,
    details: { reason: cause.code ?? cause.message },
    cause,
  });

function isRefusal(cause: unknown): cause is NodeJS.ErrnoException {
  return cause instanceof Error && "code" in cause && causes.has(String(cause.code));
}
