import { createInMemoryLexicalIndex } from "../../src/adapters/bm25/lexical-index.ts";
import { createHashingEmbedder } from "../../src/adapters/hashing/embedder.ts";
import { createInMemoryGraphStore } from "../../src/adapters/in-memory/graph-store.ts";
import { createInMemoryJournal } from "../../src/adapters/in-memory/journal.ts";
import { createInMemorySessionStore } from "../../src/adapters/in-memory/session-store.ts";
import { createInMemoryVectorStore } from "../../src/adapters/in-memory/vector-store.ts";
import { openJiebaSegmenter } from "../../src/adapters/jieba/segmenter.ts";
import { fixedClock } from "../../src/core/clock.ts";
import { type Levels, resolveLevels } from "../../src/domain/factors.ts";
import { createVerbatimDistiller } from "../../src/memory/distillers/verbatim.ts";
import type { MemoryParts } from "../../src/memory/parts.ts";

/** An empty engine over the in-memory twins; the verbatim distiller makes a card of every turn. */
export function inMemoryParts(levels: Levels = {}): MemoryParts {
  return {
    stores: {
      sessions: createInMemorySessionStore(),
      graph: createInMemoryGraphStore(),
      vectors: createInMemoryVectorStore(),
      lexical: createInMemoryLexicalIndex(),
      usage: createInMemoryJournal(),
      recalls: createInMemoryJournal(),
      [Symbol.asyncDispose]: async () => {},
    },
    embedder: createHashingEmbedder({ dimensions: 256 }),
    segmenter: openJiebaSegmenter(),
    distiller: createVerbatimDistiller(),
    clock: fixedClock(new Date("2026-01-01T00:00:00Z")),
    namespace: "main-main",
    levels: resolveLevels("alaya", levels),
  };
}
