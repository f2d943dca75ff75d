import { StoreError } from "../../core/errors.ts";

const isOfLibrary = /lance ?error/i;

/** Runs work of the library, and says what its failures mean to a user; what is not its own is a bug and stays. */
export async function orStoreError<Result>(directory: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (!isOfLibrary.test(reason)) throw cause;
    if (/no space left|os error 28/i.test(reason)) {
      throw new StoreError({
        code: "STORE_DISK_FULL",
        message: "the disk is full",
        hint: "free some space and try again",
        path: directory,
        details: { what: "vectors" },
        cause,
      });
    }
    throw new StoreError({
      code: "STORE_CORRUPT",
      message: "the table of vectors cannot be opened",
      hint: "make it again from the cards with: alaya rebuild-l1",
      path: directory,
      details: { what: "vectors" },
      cause,
    });
  }
}
