import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A fresh folder that is removed when it goes out of scope (`await using`). */
export async function temporaryDirectory(
  name = "alaya-test-",
): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), name));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
