import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { unknownName } from "../core/nearest-name.ts";
import type { Levels } from "../domain/factors.ts";
import type { SourceRef } from "../domain/session.ts";
import type { Dataset } from "../evaluation/dataset/dataset.ts";
import type { LexicalIndex } from "../ports/lexical-index.ts";
import type { MemorySystem } from "../ports/memory-system.ts";
import type { VectorStore } from "../ports/vector-store.ts";
import type { Composition } from "./compose.ts";
import { dataDirectory } from "./data-directory.ts";
import { openEmbedder } from "./open-embedder.ts";
import { makeMemory, openMemory, openSegmenter } from "./open-memory.ts";

type Factory = (composition: Composition, dataset: Dataset) => Promise<MemorySystem>;

/** Every contestant by name, loaded when it is asked for. */
const registry = {
  alaya: async (composition) => {
    const { engine } = composition.config.graph;
    const { createAlayaSystem } = await import("../systems/alaya.ts");
    return createAlayaSystem({
      create: (directory: string, levels: Levels) =>
        makeMemory(composition, dataDirectory(directory, engine), levels),
      open: (directory: string, levels: Levels) =>
        openMemory(composition, dataDirectory(directory, engine), levels),
    });
  },
  bm25: async ({ clock }) => {
    const { createBm25System } = await import("../systems/bm25.ts");
    return createBm25System({ clock, segmenter: await openSegmenter(), openLexicalIndex });
  },
  "vector-only": async (composition) => {
    const { createVectorOnlySystem } = await import("../systems/vector-only.ts");
    return createVectorOnlySystem({ clock: composition.clock, ...(await vectorParts(composition)) });
  },
  fusion: async (composition) => {
    const { createFusionSystem } = await import("../systems/fusion.ts");
    const words = { segmenter: await openSegmenter(), openLexicalIndex };
    return createFusionSystem({ clock: composition.clock, ...words, ...(await vectorParts(composition)) });
  },
  random: async ({ clock }) => {
    const { createRandomSystem } = await import("../systems/random.ts");
    return createRandomSystem({ clock });
  },
  oracle: async ({ clock }, dataset) => {
    const { createOracleSystem } = await import("../systems/oracle.ts");
    return createOracleSystem({ clock, goldOf: goldBook(dataset) });
  },
} as const satisfies Readonly<Record<string, Factory>>;

/** The one system whose store is a memory of Alaya. */
export const engineName = "alaya" satisfies keyof typeof registry;

export const systemNames: readonly string[] = Object.keys(registry);

/** The contestant of that name. Throws `USAGE_UNKNOWN_NAME`. */
export async function createSystem(
  name: string,
  composition: Composition,
  dataset: Dataset,
): Promise<MemorySystem> {
  const factory = (registry as Readonly<Record<string, Factory>>)[name];
  if (factory === undefined) throw unknownName("system", name, systemNames);
  return factory(composition, dataset);
}

async function openLexicalIndex(directory: string): Promise<LexicalIndex> {
  const { openLexicalIndex: open } = await import("../adapters/bm25/lexical-index.ts");
  const folder = join(directory, "lexical");
  await mkdir(folder, { recursive: true });
  return open(join(folder, "bm25.bin"));
}

async function vectorParts(composition: Composition) {
  const embedder = await openEmbedder(composition);
  const openVectorStore = async (directory: string): Promise<VectorStore> => {
    const { openLanceVectorStore } = await import("../adapters/lancedb/vector-store.ts");
    const { id: embedderId, dimensions } = embedder;
    return openLanceVectorStore(join(directory, "lancedb"), { embedderId, dimensions });
  };
  return { embedder, openVectorStore };
}

/** The gold of each question by its text; the oracle alone is told. */
function goldBook({ qa_pairs: questions }: Dataset): (text: string) => readonly SourceRef[] {
  const gold = new Map(questions.map((question) => [question.query, question.expected.spans]));
  return (text) => gold.get(text) ?? [];
}
