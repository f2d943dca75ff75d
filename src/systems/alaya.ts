import { noUsage } from "../core/concurrency.ts";
import { fingerprint } from "../core/fingerprint.ts";
import type { Levels } from "../domain/factors.ts";
import type { Session } from "../domain/session.ts";
import type { Memory } from "../memory/memory.ts";
import type { MemorySystem, OpenMemory } from "../ports/memory-system.ts";

/** How the engine gets a memory over a folder: a new one to fill, or one that was built. */
export interface MemoryOpener {
  create(directory: string, levels: Levels): Promise<Memory>;
  open(directory: string, levels: Levels): Promise<Memory>;
}

const sessionsPerBatch = 500;

/** The engine under test: sessions become cards in a graph and an index, recall walks them. */
export function createAlayaSystem(opener: MemoryOpener): MemorySystem {
  return {
    name: "alaya",
    retrievalUnit: "card: a passage of up to about 220 Chinese characters or 900 English letters",
    async build(sessions, settings, { into, ...options }) {
      await using memory = await opener.create(into, settings.levels);
      for await (const batch of batches(sessions)) await memory.ingest(batch);
      const { usage } = await memory.distill(options);
      const identity = fingerprint({ content: await memory.contentHash(), levels: settings.levels });
      return { system: "alaya", directory: into, fingerprint: identity, usage };
    },
    open: async (store, settings) => toOpenMemory(await opener.open(store.directory, settings.levels)),
  };
}

function toOpenMemory(memory: Memory): OpenMemory {
  return {
    recall: (query) => memory.recall(query, { touch: false }),
    facets: {
      navigate: memory.navigate,
      frontier: memory.frontier,
      neighbours: memory.neighbours,
      inspect: memory.inspect,
      usage: () => noUsage,
      contentHash: () => memory.contentHash(),
      recallWithoutGraph: (query) => memory.recallWithoutGraph(query),
    },
    [Symbol.asyncDispose]: () => memory[Symbol.asyncDispose](),
  };
}

async function* batches(sessions: AsyncIterable<Session>): AsyncIterable<readonly Session[]> {
  let batch: Session[] = [];
  for await (const session of sessions) {
    batch.push(session);
    if (batch.length < sessionsPerBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
