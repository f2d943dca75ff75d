import { existsSync } from "node:fs";
import { access, constants, mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StoreError } from "../core/errors.ts";
import { parseJson } from "../core/parse-json.ts";
import { type GraphEngine, graphEngines } from "../ports/graph-store.ts";

/** Where everything of one store stands. */
export interface DataDirectory {
  readonly root: string;
  readonly graph: string;
  readonly graphEngine: GraphEngine;
  readonly vectors: string;
  readonly lexical: string;
  /** What happens to the cards and what is asked, day by day. */
  readonly journal: string;
  readonly config: string;
  readonly reports: string;
  /** Marks a folder as a store and carries the version of its format. */
  readonly marker: string;
  readonly lock: string;
}

export function dataDirectory(root: string, graphEngine: GraphEngine = "kuzu"): DataDirectory {
  return {
    root,
    graph: join(root, graphEngine),
    graphEngine,
    vectors: join(root, "lancedb"),
    lexical: join(root, "lexical", "bm25.bin"),
    journal: join(root, "journal"),
    config: join(root, "config.json"),
    reports: join(root, "eval"),
    marker: join(root, "state", "store.json"),
    lock: join(root, "alaya.lock"),
  };
}

const formatVersion = 1;
const markerSchema = z.object({ schema: z.literal("alaya.store"), version: z.number() });

export const isStore = (directory: DataDirectory): boolean => existsSync(directory.marker);

/** Marks a folder as a store of the current format; the last step of making one. */
export async function markAsStore(directory: DataDirectory): Promise<void> {
  await mkdir(join(directory.root, "state"), { recursive: true });
  const draft = `${directory.marker}.tmp`;
  await writeFile(draft, `${JSON.stringify({ schema: "alaya.store", version: formatVersion })}\n`);
  await rename(draft, directory.marker);
}

/** Throws `STORE_MISSING`, `STORE_VERSION`, `STORE_READ_ONLY` when the folder cannot be opened as a store. */
export async function requireStore(directory: DataDirectory): Promise<void> {
  if (!isStore(directory)) {
    throw new StoreError({
      code: "STORE_MISSING",
      message: "there is no memory here",
      hint: "make one with `alaya init`, or name another folder with --data-dir",
      path: directory.root,
    });
  }
  const marker = markerSchema.safeParse(
    parseJson(await readFile(directory.marker, "utf8"), directory.marker),
  );
  if (!marker.success || marker.data.version !== formatVersion) {
    throw new StoreError({
      code: "STORE_VERSION",
      message: "this memory has a format that this version does not read",
      hint: `this version reads format ${formatVersion}`,
      path: directory.marker,
      details: { what: "memory", supported: formatVersion },
    });
  }
  await requireWritable(directory.root);
}

/** Throws `STORE_CORRUPT` when graph or vectors are gone: opened as it is, such a store would look like an empty one. */
export async function requireLayers(directory: DataDirectory): Promise<void> {
  const { vectors } = directory;
  await requireGraph(directory);
  if (!(await holdsSomething(vectors))) {
    throw new StoreError({
      code: "STORE_CORRUPT",
      message: "the vectors of this memory are gone",
      hint: "make them again from the cards with: alaya rebuild-l1",
      path: vectors,
      details: { what: "vectors-gone" },
    });
  }
}

/** Throws `STORE_CORRUPT` when the graph is gone, `GRAPH_ENGINE_OTHER` when another engine holds it. */
export async function requireGraph({ root, graph, graphEngine }: DataDirectory): Promise<void> {
  if (await holdsSomething(graph)) return;
  for (const other of graphEngines) {
    if (await holdsSomething(join(root, other))) throw heldByOther(other, { graphEngine, root });
  }
  throw new StoreError({
    code: "STORE_CORRUPT",
    message: "the graph of this memory is gone",
    hint: "make it again from the raw sessions with: alaya rebuild --from raw",
    path: graph,
    details: { what: "graph-gone" },
  });
}

const heldByOther = (
  other: GraphEngine,
  asked: { readonly graphEngine: GraphEngine; readonly root: string },
) =>
  new StoreError({
    code: "GRAPH_ENGINE_OTHER",
    message: `the graph of this memory is held by ${other}, and graph.engine is ${asked.graphEngine}`,
    hint: `move it with \`alaya rebuild --from raw\`, or set graph.engine to ${other}`,
    path: join(asked.root, other),
    details: { held: other, asked: asked.graphEngine },
  });

async function holdsSomething(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.some((size) => size > 0);
}

/** Throws `STORE_READ_ONLY`, `STORE_NOT_A_FOLDER` before anything is written. */
export async function requireWritable(root: string): Promise<void> {
  const nearest = nearestExisting(root);
  if (!(await stat(nearest)).isDirectory()) {
    throw new StoreError({
      code: "STORE_NOT_A_FOLDER",
      message: "the data directory is a file",
      hint: "name a folder with --data-dir",
      path: nearest,
    });
  }
  try {
    await access(nearest, constants.W_OK);
  } catch (cause) {
    throw new StoreError({
      code: "STORE_READ_ONLY",
      message: "the data directory cannot be written to",
      hint: "a memory needs write access for its lock even when it is only read; copy it to a writable folder",
      path: root,
      details: { what: "memory" },
      cause,
    });
  }
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(join(path, ".."));
}
