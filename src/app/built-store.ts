import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { fingerprint } from "../core/fingerprint.ts";
import { writingTo } from "../core/output-failure.ts";
import type { Progress } from "../core/progress.ts";
import { factors, type Levels } from "../domain/factors.ts";
import type { Corpus } from "../evaluation/corpus/corpus.ts";
import type { MemorySystem, SealedStore } from "../ports/memory-system.ts";
import { codeFingerprint } from "./code-fingerprint.ts";
import type { Composition } from "./compose.ts";
import { isRunning } from "./process-identity.ts";

const sealSchema = z.object({
  system: z.string(),
  fingerprint: z.string(),
  usage: z.object({ calls: z.number(), inputTokens: z.number(), outputTokens: z.number() }),
  buildMs: z.number(),
  /** Of the store when it was first evaluated. */
  contentHash: z.string().optional(),
});
type Seal = z.infer<typeof sealSchema>;

export interface BuiltStore {
  readonly store: SealedStore;
  /** False when an earlier build was reused. */
  readonly builtNow: boolean;
  /** How long the build took when it was made. */
  readonly buildMs: number;
  /** What the store held when it was first evaluated; undefined until `recordContent`. */
  readonly contentHash: string | undefined;
}

export interface BuildRequest {
  readonly system: MemorySystem;
  readonly corpus: Corpus;
  readonly levels: Levels;
  readonly seed: number;
  readonly progress: Progress;
}

/**
 * The store of a system over a corpus, from the cache or built into it. Equal corpus, build levels, settings and code
 * share one store; it is built beside its place and moved there when it is whole. Throws `OUT_UNWRITABLE`.
 */
export async function builtStore(composition: Composition, request: BuildRequest): Promise<BuiltStore> {
  const directory = join(composition.cacheDirectory, "stores", await storeKey(composition, request));
  const sealed = await readSeal(directory);
  if (sealed !== undefined) return toBuiltStore(sealed, directory, false);
  await removeAbandonedDrafts(directory);
  const draft = `${directory}${draftMark}${composition.processId}`;
  await writingTo(composition.cacheDirectory, async () => {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
  });
  try {
    const start = composition.clock.monotonicMs();
    const { system, corpus, levels, seed, progress } = request;
    const into = contentPath(draft);
    await mkdir(into);
    const store = await system.build(each(corpus.sessions), { levels, seed }, { into, progress });
    const seal: Seal = { ...store, buildMs: composition.clock.monotonicMs() - start };
    await writeSeal(draft, seal);
    await moveInto(draft, directory);
    return toBuiltStore(seal, directory, true);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Keeps what the store holds, so that a later evaluation sees when it was damaged. */
export async function recordContent({ store }: BuiltStore, contentHash: string): Promise<void> {
  const directory = dirname(store.directory);
  const sealed = await readSeal(directory);
  if (sealed !== undefined) await writeSeal(directory, { ...sealed, contentHash });
}

/** Forgets a store, so that it is built again. */
export const discardStore = ({ store }: BuiltStore): Promise<void> =>
  rm(dirname(store.directory), { recursive: true, force: true });

function toBuiltStore(seal: Seal, directory: string, builtNow: boolean): BuiltStore {
  const { system, fingerprint: identity, usage, buildMs, contentHash } = seal;
  const store = { system, directory: contentPath(directory), fingerprint: identity, usage };
  return { store, builtNow, buildMs, contentHash };
}

async function storeKey(
  composition: Composition,
  { system, corpus, levels, seed }: BuildRequest,
): Promise<string> {
  return fingerprint({
    system: system.name,
    corpus: corpus.manifest.sha256,
    chapterizer: corpus.manifest.chapterizer,
    levels: buildLevels(levels),
    embedding: whatChangesVectors(composition),
    graph: composition.config.graph,
    namespace: composition.namespace,
    seed,
    code: await codeFingerprint(),
  });
}

function whatChangesVectors({ config }: Composition) {
  const { provider, model, dimensions, sendDimensions, queryPrefix, documentPrefix } = config.embedding;
  return { provider, model, dimensions, sendDimensions, queryPrefix, documentPrefix };
}

/** The levels that a built store depends on; those of recall only read. */
function buildLevels(levels: Levels): Levels {
  const stages = new Map<string, string>(Object.entries(factors).map(([key, factor]) => [key, factor.stage]));
  return Object.fromEntries(Object.entries(levels).filter(([key]) => stages.get(key) === "distil"));
}

const sealPath = (directory: string): string => join(directory, "sealed.json");
/** The store itself; the seal stands beside it and is no part of what it holds. */
const contentPath = (directory: string): string => join(directory, "store");

async function writeSeal(directory: string, seal: Seal): Promise<void> {
  const draft = `${sealPath(directory)}.tmp`;
  await writeFile(draft, `${JSON.stringify(sealSchema.parse(seal))}\n`);
  await rename(draft, sealPath(directory));
}

/** Undefined when the store is not there, or was damaged: then it is built again. */
async function readSeal(directory: string): Promise<Seal | undefined> {
  if (!existsSync(sealPath(directory))) return undefined;
  const text = await readFile(sealPath(directory), "utf8");
  try {
    return sealSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const draftMark = ".building-";

/** Drafts whose process was killed would stay for ever. */
async function removeAbandonedDrafts(directory: string): Promise<void> {
  const [folder, start] = [dirname(directory), `${basename(directory)}${draftMark}`];
  const names = existsSync(folder) ? await readdir(folder) : [];
  for (const name of names) {
    const isAbandoned = name.startsWith(start) && !isRunning(Number(name.slice(start.length)));
    if (isAbandoned) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Another process may have finished the same store first; then its store serves. */
async function moveInto(draft: string, directory: string): Promise<void> {
  if ((await readSeal(directory)) === undefined) await rm(directory, { recursive: true, force: true });
  try {
    await rename(draft, directory);
  } catch (error) {
    if ((await readSeal(directory)) === undefined) throw error;
  }
}

async function* each<T>(items: readonly T[]): AsyncIterable<T> {
  yield* items;
}
