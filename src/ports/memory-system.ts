import type { CallOptions, Usage } from "../core/concurrency.ts";
import type { CardId } from "../core/ids.ts";
import type { Progress } from "../core/progress.ts";
import type { Levels } from "../domain/factors.ts";
import type { Link } from "../domain/link.ts";
import type { RecallQuery, RecallResult } from "../domain/recall.ts";
import type { Session, SourceRef } from "../domain/session.ts";

export interface SystemSettings {
  readonly levels: Levels;
  readonly seed: number;
}

/** A built memory that nobody writes to any more. */
export interface SealedStore {
  readonly system: string;
  readonly directory: string;
  /** Of sessions, build settings and code version: equal fingerprints, equal stores. */
  readonly fingerprint: string;
  readonly usage: Usage;
}

/** Ways from one card to another, at most `maxPaths`, best score first; none when the goal cannot be reached. */
export type Navigate = (
  from: CardId,
  to: CardId,
  options?: CallOptions & { readonly maxDepth?: number; readonly maxPaths?: number },
) => Promise<readonly { readonly links: readonly Link[]; readonly score: number }[]>;

/** Where a span of source text ended up. */
export type InspectSpan = (span: SourceRef) => Promise<{
  readonly stage: "not-ingested" | "not-distilled" | "indexed";
  readonly cards: readonly CardId[];
}>;

/** The links at a card, each with its other end and the distance of that end to the goal text (0 to 1). */
export type Frontier = (
  at: CardId,
  goal: string,
) => Promise<readonly { readonly link: Link; readonly to: CardId; readonly hDistance: number }[]>;

/** The other ends of the links at a card, each once. */
export type NeighboursOf = (at: CardId) => Promise<readonly CardId[]>;

/** What only some systems can do. A metric that needs an absent facet is null with that reason. */
export interface MemoryFacets {
  readonly navigate?: Navigate;
  readonly frontier?: Frontier;
  /** Much cheaper than `frontier`, for walks that need no distance. */
  readonly neighbours?: NeighboursOf;
  readonly inspect?: InspectSpan;
  readonly usage?: () => Usage;
  /** Of everything durable in the store; equal before and after an evaluation. */
  readonly contentHash?: () => Promise<string>;
  /** The same recall with the graph left out, for graph gain. */
  readonly recallWithoutGraph?: (query: RecallQuery) => Promise<RecallResult>;
}

export interface OpenMemory extends AsyncDisposable {
  recall(query: RecallQuery, options?: CallOptions): Promise<RecallResult>;
  readonly facets: MemoryFacets;
}

/** Anything an evaluation may put under test. The harness cannot tell one from another. */
export interface MemorySystem {
  readonly name: string;
  /** What one hit is, for people: "turn", "passage of up to 400 characters", "card". */
  readonly retrievalUnit: string;
  build(
    sessions: AsyncIterable<Session>,
    settings: SystemSettings,
    options: CallOptions & { readonly into: string; readonly progress?: Progress },
  ): Promise<SealedStore>;
  open(store: SealedStore, settings: SystemSettings): Promise<OpenMemory>;
}
