import type { Clock } from "../core/clock.ts";
import type { Levels } from "../domain/factors.ts";
import type { Distiller } from "../ports/distiller.ts";
import type { Embedder } from "../ports/embedder.ts";
import type { GraphStore } from "../ports/graph-store.ts";
import type { RecallJournal, UsageJournal } from "../ports/journal.ts";
import type { LexicalIndex } from "../ports/lexical-index.ts";
import type { Segmenter } from "../ports/segmenter.ts";
import type { SessionStore } from "../ports/session-store.ts";
import type { VectorStore } from "../ports/vector-store.ts";

/** The stores and journals of one data directory. */
export interface Stores extends AsyncDisposable {
  readonly sessions: SessionStore;
  readonly graph: GraphStore;
  readonly vectors: VectorStore;
  readonly lexical: LexicalIndex;
  readonly usage: UsageJournal;
  readonly recalls: RecallJournal;
}

/** Everything that a memory is put together from. */
export interface MemoryParts {
  readonly stores: Stores;
  readonly embedder: Embedder;
  readonly segmenter: Segmenter;
  readonly distiller: Distiller;
  readonly clock: Clock;
  /** Whose memory it is: cards and sessions are written under it. */
  readonly namespace: string;
  readonly levels: Levels;
}
