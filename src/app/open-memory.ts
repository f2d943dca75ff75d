import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createDisposal } from "../core/disposal.ts";
import { type Levels, level } from "../domain/factors.ts";
import { createMemory, type Memory } from "../memory/memory.ts";
import type { MemoryParts } from "../memory/parts.ts";
import type { Distiller } from "../ports/distiller.ts";
import type { Segmenter } from "../ports/segmenter.ts";
import type { Composition } from "./compose.ts";
import {
  type DataDirectory,
  markAsStore,
  requireLayers,
  requireStore,
  requireWritable,
} from "./data-directory.ts";
import { openEmbedder } from "./open-embedder.ts";
import { openStores } from "./open-stores.ts";
import { lockStore } from "./store-lock.ts";

/** The memory in a data directory that has one. Throws `STORE_MISSING`, `STORE_LOCKED`, `STORE_VERSION`. */
export async function openMemory(
  composition: Composition,
  directory: DataDirectory = composition.directory,
  levels: Levels = composition.levels,
): Promise<Memory> {
  await requireStore(directory);
  await requireLayers(directory);
  return createMemory(await openParts(composition, directory, levels));
}

/** An empty memory in a folder that holds none yet. */
export async function makeMemory(
  composition: Composition,
  directory: DataDirectory,
  levels: Levels = composition.levels,
): Promise<Memory> {
  await requireWritable(directory.root);
  await mkdir(directory.root, { recursive: true });
  const parts = await openParts(composition, directory, levels);
  await markAsStore(directory);
  return createMemory(parts);
}

async function openParts(
  composition: Composition,
  directory: DataDirectory,
  levels: Levels,
): Promise<MemoryParts> {
  const owned = createDisposal();
  try {
    owned.use(await lockStore(directory, { clock: composition.clock, pid: composition.processId }));
    const parts = await openUnlockedParts(composition, directory, levels);
    owned.use(parts.stores);
    return {
      ...parts,
      stores: { ...parts.stores, [Symbol.asyncDispose]: () => owned[Symbol.asyncDispose]() },
    };
  } catch (error) {
    await owned[Symbol.asyncDispose]();
    throw error;
  }
}

/** The engine's parts over a directory that this process owns already. */
export async function openUnlockedParts(
  composition: Composition,
  directory: DataDirectory,
  levels: Levels,
): Promise<MemoryParts> {
  const places = { vectors: directory.vectors, queries: join(directory.root, "cache", "query-vectors") };
  const [embedder, segmenter] = await Promise.all([openEmbedder(composition, places), openSegmenter()]);
  const distiller = await openDistiller(levels, segmenter);
  const { clock, namespace } = composition;
  const stores = await openStores(directory, embedder);
  return { stores, embedder, segmenter, distiller, clock, namespace, levels };
}

export async function openSegmenter(): Promise<Segmenter> {
  const { openJiebaSegmenter } = await import("../adapters/jieba/segmenter.ts");
  return openJiebaSegmenter();
}

async function openDistiller(levels: Levels, segmenter: Segmenter): Promise<Distiller> {
  switch (level(levels, "distill.distiller")) {
    case "rules": {
      const { createRulesDistiller } = await import("../memory/distillers/rules.ts");
      return createRulesDistiller({ segmenter });
    }
    case "verbatim": {
      const { createVerbatimDistiller } = await import("../memory/distillers/verbatim.ts");
      return createVerbatimDistiller();
    }
  }
}
