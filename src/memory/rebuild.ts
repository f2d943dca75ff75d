import type { CallOptions } from "../core/concurrency.ts";
import type { SessionId } from "../core/ids.ts";
import { noProgress, type Progress } from "../core/progress.ts";
import type { Session } from "../domain/session.ts";
import { type Distilled, distill } from "./distill.ts";
import { ingest } from "./ingest.ts";
import type { MemoryParts } from "./parts.ts";
import { readable } from "./verify/readable.ts";
import { indexCards } from "./write-cards.ts";

export interface RebuildOptions extends CallOptions {
  readonly progress?: Progress;
  /** What a raw session does that cannot be read: refuse the rebuild (the default), or stay out of it. */
  readonly unreadable?: "refuse" | "leave-out";
}

/** Fills an empty index from the cards of the graph; gives how many. */
export async function rebuildIndex(parts: MemoryParts, options: RebuildOptions = {}): Promise<number> {
  const cards = await parts.stores.graph.allCards();
  await indexCards(parts, cards, options);
  return cards.length;
}

const sessionsPerBatch = 200;

/**
 * Fills an empty graph and index from the raw sessions. The kept distil replies are used again, so that the cards are
 * the same and no distiller is asked twice. Evidence files of cards that are no more are removed.
 */
export async function rebuildFromRaw(parts: MemoryParts, options: RebuildOptions = {}): Promise<Distilled> {
  const { sessions, graph } = parts.stores;
  const ids = await sessions.ids();
  const { progress = noProgress, signal, unreadable = "refuse" } = options;
  const read = (id: SessionId): Promise<Session | undefined> =>
    unreadable === "refuse" ? sessions.get(id) : readable(sessions.get(id));
  for (let start = 0; start < ids.length; start += sessionsPerBatch) {
    signal?.throwIfAborted();
    const batch = await Promise.all(ids.slice(start, start + sessionsPerBatch).map(read));
    await ingest(
      parts,
      batch.filter((session): session is Session => session !== undefined),
    );
    progress.report("ingest", Math.min(ids.length, start + sessionsPerBatch), ids.length);
  }
  const distilled = await distill(parts, options);
  const known = new Set((await graph.readingOrder()).map(({ id }) => id));
  await sessions.removeContexts((await sessions.contextIds()).filter((id) => !known.has(id)));
  return distilled;
}
