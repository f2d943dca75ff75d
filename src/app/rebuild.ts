import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createDisposal } from "../core/disposal.ts";
import type { Progress } from "../core/progress.ts";
import { rebuildFromRaw, rebuildIndex } from "../memory/rebuild.ts";
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
  const { directory, levels } = composition;
  await requireStore(directory);
  await using _lock = await lockStore(directory, { clock: composition.clock, pid: composition.processId });
  if (source === "graph") await requireGraph(directory);
  const layers = layersAbove(source, directory);
  await removeDrafts(layers);
  try {
    const cards = await fill(composition, { source, progress, levels });
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
  work: {
    readonly source: RebuildSource;
    readonly progress: Progress;
    readonly levels: Composition["levels"];
  },
): Promise<number> {
  const opened = createDisposal();
  try {
    const drafts = draftDirectory(work.source, composition.directory);
    const parts = await openUnlockedParts(composition, drafts, work.levels);
    opened.use(parts.stores);
    if (work.source === "graph") return await rebuildIndex(parts, work);
    await rebuildFromRaw(parts, work);
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

async function replace(layer: string): Promise<void> {
  const retired = `${layer}.retired`;
  await rm(retired, { recursive: true, force: true });
  if (existsSync(layer)) await rename(layer, retired);
  await rename(draftOf(layer), layer);
  await rm(retired, { recursive: true, force: true });
}
