import { constants, existsSync } from "node:fs";
import { access, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StoreError } from "../../core/errors.ts";

/** The embedder whose vectors a store holds. */
export interface EmbedderBinding {
  /** `Embedder.id`: changes whenever vectors would. */
  readonly embedderId: string;
  readonly dimensions: number;
}

const formatVersion = 1;
const bindingSchema = z.object({
  format: z.number(),
  embedder: z.string(),
  dimensions: z.int().positive(),
});

/**
 * Binds a new store to an embedder, or checks that an old one is bound to it. Throws
 * `STORE_EMBEDDER_MISMATCH`, `STORE_VERSION`, `STORE_CORRUPT` or `STORE_READ_ONLY`.
 */
export async function bindEmbedder(directory: string, wanted: EmbedderBinding): Promise<void> {
  const path = join(directory, "embedder.json");
  await prepareDirectory(directory);
  const text = existsSync(path) ? await readBinding(path) : undefined;
  if (text === undefined) {
    const { embedderId, dimensions } = wanted;
    const binding: z.infer<typeof bindingSchema> = {
      format: formatVersion,
      embedder: embedderId,
      dimensions,
    };
    await writeFile(`${path}.tmp`, `${JSON.stringify(binding, null, 2)}\n`);
    await rename(`${path}.tmp`, path);
    return;
  }
  const stored = parseBinding(text, path);
  if (stored.format !== formatVersion) throw unknownFormat(stored.format, path);
  if (stored.embedder !== wanted.embedderId || stored.dimensions !== wanted.dimensions) {
    throw mismatch(stored, { wanted, path });
  }
}

/** The embedder of the vectors in a folder; undefined where none were kept yet. Throws `STORE_CORRUPT`. */
export async function storedEmbedder(directory: string): Promise<EmbedderBinding | undefined> {
  const path = join(directory, "embedder.json");
  if (!existsSync(path)) return undefined;
  const { embedder, dimensions } = parseBinding(await readBinding(path), path);
  return { embedderId: embedder, dimensions };
}

async function prepareDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StoreError({
      code: "STORE_READ_ONLY",
      message: `the vectors' folder cannot be written: ${reason}`,
      hint: "give yourself write access to the folder, or copy the store to one that you may write",
      path: directory,
      details: { what: "vectors", reason },
      cause,
    });
  }
}

async function readBinding(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    throw damaged(path, cause);
  }
}

function parseBinding(text: string, path: string): z.infer<typeof bindingSchema> {
  try {
    return bindingSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw damaged(path, cause);
  }
}

function damaged(path: string, cause: unknown): StoreError {
  return new StoreError({
    code: "STORE_CORRUPT",
    message: "the file that names the vectors' embedder is damaged",
    hint: "make the index again with: alaya rebuild-l1",
    path,
    details: { what: "embedder" },
    cause,
  });
}

function unknownFormat(stored: number, path: string): StoreError {
  return new StoreError({
    code: "STORE_VERSION",
    message: `the vectors have format ${stored}, this version reads format ${formatVersion}`,
    hint: "make the index again with: alaya rebuild-l1",
    path,
    details: { what: "vectors", stored, supported: formatVersion },
  });
}

function mismatch(
  stored: z.infer<typeof bindingSchema>,
  { wanted, path }: { readonly wanted: EmbedderBinding; readonly path: string },
): StoreError {
  return new StoreError({
    code: "STORE_EMBEDDER_MISMATCH",
    message:
      `the vectors were made by ${stored.embedder} with ${stored.dimensions} dimensions, ` +
      `not by ${wanted.embedderId} with ${wanted.dimensions}`,
    hint: "configure the embedder that made them, or embed every card again with: alaya rebuild-l1",
    path,
    details: {
      stored: stored.embedder,
      storedDimensions: stored.dimensions,
      wanted: wanted.embedderId,
      wantedDimensions: wanted.dimensions,
    },
  });
}
