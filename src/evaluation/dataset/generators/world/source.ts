import { join } from "node:path";
import type { z } from "zod";
import { DataError } from "../../../../core/errors.ts";
import { parseJson } from "../../../../core/parse-json.ts";
import { fieldPath } from "../../../../domain/session-file.ts";
import { type CorpusManifest, corpusManifestSchema } from "../../../corpus/corpus.ts";
import { readBytes } from "../../../corpus/source-file.ts";
import { type WorldFile, worldFileSchema } from "../../../corpus/world/world-file.ts";

/**
 * Reads the manifest and the exact gold of a generated corpus. Throws `FILE_MISSING`, `JSON_MALFORMED` and
 * `WORLD_INVALID`, naming the field.
 */
export async function readWorld(
  directory: string,
): Promise<{ readonly manifest: CorpusManifest; readonly world: WorldFile }> {
  const manifest = await read(join(directory, "corpus.json"), corpusManifestSchema);
  const world = await read(join(directory, manifest.world ?? "world.json"), worldFileSchema);
  return { manifest, world };
}

async function read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(parseJson(new TextDecoder().decode(await readBytes(path)), path));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = fieldPath(issue?.path ?? []);
  throw new DataError({
    code: "WORLD_INVALID",
    message: `not a generated world: ${field}: ${issue?.message ?? "unreadable"}`,
    hint: "generate the world again with `alaya corpus synth`",
    path,
    details: { field, reason: issue?.message ?? "" },
  });
}
