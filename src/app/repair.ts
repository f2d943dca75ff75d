import { rm } from "node:fs/promises";
import { join } from "node:path";
import { rawLayout } from "../adapters/filesystem/raw-layout.ts";
import { StoreError } from "../core/errors.ts";
import type { Progress } from "../core/progress.ts";
import type { Link } from "../domain/link.ts";
import type { Finding } from "../memory/verify/finding.ts";
import { repair } from "../memory/verify/repair.ts";
import { type Verification, verify } from "../memory/verify/verify.ts";
import type { Composition } from "./compose.ts";
import { requireLayers, requireStore } from "./data-directory.ts";
import { openUnlockedParts } from "./open-memory.ts";
import { createQuarantine, type Quarantine } from "./quarantine.ts";
import { type RebuildSource, rebuildOwned, undoInterruptedRebuild } from "./rebuild.ts";
import { setAsideUnreadable } from "./set-aside-unreadable.ts";
import { lockStore } from "./store-lock.ts";

export interface Repaired {
  /** What was wrong with single records; empty when all was well or a whole layer could not be read. */
  readonly found: readonly Finding[];
  /** Layers that were made again as a whole from the one below them, in that order. */
  readonly rebuiltFrom: readonly RebuildSource[];
  /** Files that belong to nothing or could not be read, where they stand now. */
  readonly setAside: readonly string[];
  /** What is left; its faults are those that the raw layer cannot make good. */
  readonly verification: Verification;
}

/**
 * Makes a memory whole again from what its raw layer holds, whatever moment it was interrupted at. Records are made
 * good one by one; a layer that cannot be opened, or does not agree then, is made again as a whole. Nothing is deleted
 * that is not made again. Throws `STORE_MISSING`, `STORE_LOCKED`, `STORE_VERSION`, `STORE_EMBEDDER_MISMATCH`.
 */
export async function repairStore(
  composition: Composition,
  { progress }: { readonly progress: Progress },
): Promise<Repaired> {
  const { directory, clock } = composition;
  await requireStore(directory);
  await using _lock = await lockStore(directory, { clock, pid: composition.processId });
  await undoInterruptedRebuild(directory);
  const quarantine = createQuarantine(directory.root, clock.now());
  await setAsideUnreadable(directory.root, quarantine);
  return await applyRemedies({ composition, progress, quarantine });
}

interface Work {
  readonly composition: Composition;
  readonly progress: Progress;
  readonly quarantine: Quarantine;
}

/** From the gentlest remedy to the last; a next one only when something is left for it. */
async function applyRemedies(work: Work): Promise<Repaired> {
  const rebuiltFrom: RebuildSource[] = [];
  const rebuild = async (source: RebuildSource): Promise<Diagnosis> => {
    await rebuildLayers(source, work);
    rebuiltFrom.push(source);
    return await examine(work.composition);
  };
  let now = await examine(work.composition);
  if (now.unreadable !== undefined && isOfIndex(now.unreadable)) now = await rebuild("graph");
  const found = curable(now.verification);
  if (found.length > 0) {
    await mend(found, work);
    now = await examine(work.composition);
  }
  if (curable(now.verification).some(isOfIndexRow)) now = await rebuild("graph");
  if (now.unreadable !== undefined) {
    await work.quarantine.take(work.composition.directory.graph);
    now = await rebuild("raw");
  } else if (curable(now.verification).length > 0 && isRawWhole(now.verification)) now = await rebuild("raw");
  if (now.verification === undefined) throw now.unreadable;
  return { found, rebuiltFrom, setAside: work.quarantine.taken, verification: now.verification };
}

/** What a look at all layers shows, or why it could not be taken. */
type Diagnosis =
  | { readonly verification: Verification; readonly unreadable?: undefined }
  | { readonly verification?: undefined; readonly unreadable: StoreError };

async function examine(composition: Composition): Promise<Diagnosis> {
  try {
    await requireLayers(composition.directory);
    const parts = await openUnlockedParts(composition, composition.directory, composition.levels);
    await using stores = parts.stores;
    return { verification: await verify(stores) };
  } catch (error) {
    if (error instanceof StoreError && error.code === "STORE_CORRUPT") return { unreadable: error };
    throw error;
  }
}

const isOfIndex = ({ details }: StoreError): boolean =>
  ["vectors-gone", "vectors", "embedder", "words"].includes(String(details.what));

const isOfIndexRow = ({ code }: Finding): boolean => code.startsWith("VECTOR") || code.startsWith("LEXICAL");

const isOfRawSession = ({ code }: Finding): boolean =>
  code === "SESSION_FILE_MISSING" || code === "SESSION_FILE_DAMAGED";

const curable = (verification: Verification | undefined): readonly Finding[] =>
  (verification?.faults ?? []).filter((fault) => !isOfRawSession(fault));

/** Otherwise a rebuild from it would lose the cards of sessions that only the graph still knows. */
const isRawWhole = ({ faults }: Verification): boolean => !faults.some(isOfRawSession);

async function rebuildLayers(source: RebuildSource, { composition, progress }: Work): Promise<void> {
  await rebuildOwned(composition, { source, progress, unreadable: "leave-out" });
}

async function mend(faults: readonly Finding[], { composition, progress, quarantine }: Work): Promise<void> {
  const { directory, levels } = composition;
  const lost = await linksWithoutEdge(composition, faults);
  if (faults.some(({ code }) => code.startsWith("LINK")))
    await rm(join(directory.graph, "adjacency.bin"), { force: true });
  const parts = await openUnlockedParts(composition, directory, levels);
  await using stores = parts.stores;
  const layout = rawLayout(directory.root);
  await repair(parts, faults, { progress, setAside: (card) => quarantine.take(layout.context(card)) });
  const known = new Set<string>((await stores.graph.readingOrder()).map(({ id }) => id));
  await stores.graph.putLinks(lost.filter(({ from, to }) => known.has(from) && known.has(to)));
}

/** The adjacency still knows the links that the edge tables have lost; read before it is made again of the tables. */
async function linksWithoutEdge(
  composition: Composition,
  faults: readonly Finding[],
): Promise<readonly Link[]> {
  const subjects = new Set(
    faults.filter(({ code }) => code === "LINK_MISSING").map(({ subject }) => subject),
  );
  if (subjects.size === 0) return [];
  const parts = await openUnlockedParts(composition, composition.directory, composition.levels);
  await using stores = parts.stores;
  const links = await stores.graph.allLinks();
  return links.filter(({ from, relation, to }) => subjects.has(`${from} ${relation} ${to}`));
}
