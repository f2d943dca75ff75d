import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createDisposal } from "../core/disposal.ts";
import type { Progress } from "../core/progress.ts";
import { type RebuildOptions, rebuildFromRaw, rebuildIndex } from "../memory/rebuild.ts";
import { graphEngines } from "../ports/graph-store.ts";
import type { Composition } from "./compose.ts";
import { type DataDirectory, requireGraph, requireStore } from "./data-directory.ts";
import { openUnlockedParts } from "./open-memory.ts";
import { lockStore } from "./store-lock.ts";

/** The layer that the others are made of again. */
export type RebuildSource = "raw" | "graph";

/**
 * Makes the layers above `source` anew, beside the old ones, and puts them in their place when they are whole: an
 * interrupted rebuild leaves the memory as it was. Damaged layers are not read. Gives how many cards stand afterwards.
 * Throws `STORE_CORRUPT` when the source itself is gone.
 */
export async function rebuild(
  composition: Composition,
  { source, progress }: { readonly source: RebuildSource; readonly progress: Progress },
): Promise<number> {
  const { directory } = composition;
  await requireStore(directory);
  await using _lock = await lockStore(directory, { clock: composition.clock, pid: composition.processId });
  return await rebuildOwned(composition, { source, progress });
}

/** The same in a directory that this process owns already. */
export async function rebuildOwned(
  composition: Composition,
  { source, ...options }: { readonly source: RebuildSource } & RebuildOptions,
): Promise<number> {
  const { directory } = composition;
  if (source === "graph") await requireGraph(directory);
  const layers = layersAbove(source, directory);
  await removeDrafts(layers);
  try {
    const cards = await fill(composition, source, options);
    for (const layer of layers) await replace(layer);
    if (source === "raw") await removeOtherGraphs(directory);
    return cards;
  } finally {
    await removeDrafts(layers);
  }
}

/** What another engine holds is out of date from now on. */
async function removeOtherGraphs({ root, graphEngine }: DataDirectory): Promise<void> {
  for (const engine of graphEngines) {
    if (engine !== graphEngine) await rm(join(root, engine), { recursive: true, force: true });
  }
}

async function removeDrafts(layers: readonly string[]): Promise<void> {
  for (const layer of layers) await rm(draftOf(layer), { recursive: true, force: true });
}

async function fill(
  composition: Composition,
  source: RebuildSource,
  options: RebuildOptions,
): Promise<number> {
  const opened = createDisposal();
  try {
    const drafts = draftDirectory(source, composition.directory);
    const parts = await openUnlockedParts(composition, drafts, composition.levels);
    opened.use(parts.stores);
    if (source === "graph") return await rebuildIndex(parts, options);
    await rebuildFromRaw(parts, options);
    return (await parts.stores.graph.readingOrder()).length;
  } finally {
    await opened[Symbol.asyncDispose]();
  }
}

const draftOf = (path: string): string => `${path}.rebuilt`;

/** Folders of the layers that are made anew. */
function layersAbove(source: RebuildSource, { graph, vectors, lexical }: DataDirectory): readonly string[] {
  const index = [vectors, dirname(lexical)];
  return source === "raw" ? [graph, ...index] : index;
}

function draftDirectory(source: RebuildSource, directory: DataDirectory): DataDirectory {
  const { graph, vectors, lexical } = directory;
  return {
    ...directory,
    graph: source === "raw" ? draftOf(graph) : graph,
    vectors: draftOf(vectors),
    lexical: join(draftOf(dirname(lexical)), "bm25.bin"),
  };
}

/** Goes back to before a rebuild that was killed while it put layers in their place. */
export async function undoInterruptedRebuild(directory: DataDirectory): Promise<void> {
  const layers = layersAbove("raw", directory);
  for (const layer of layers) {
    if (!existsSync(layer) && existsSync(retiredOf(layer))) await rename(retiredOf(layer), layer);
    await rm(retiredOf(layer), { recursive: true, force: true });
  }
  await removeDrafts(layers);
}

const retiredOf = (path: string): string => `${path}.retired`;

async function replace(layer: string): Promise<void> {
  const retired = retiredOf(layer);
  await rm(retired, { recursive: true, force: true });
  if (existsSync(layer)) await rename(layer, retired);
  await rename(draftOf(layer), layer);
  await rm(retired, { recursive: true, force: true });
}
