import { noUsage } from "../../../src/core/concurrency.ts";
import { cardId } from "../../../src/core/ids.ts";
import type { RecallHit, RecallQuery, RecallResult } from "../../../src/domain/recall.ts";
import type { SourceRef } from "../../../src/domain/session.ts";
import type {
  MemoryFacets,
  MemorySystem,
  OpenMemory,
  SealedStore,
} from "../../../src/ports/memory-system.ts";

/** What the system answers. Queries that the script does not name find nothing. */
export interface MemoryScript {
  readonly hits: Readonly<Record<string, readonly RecallHit[]>>;
  readonly hitsWithoutGraph?: Readonly<Record<string, readonly RecallHit[]>>;
  /** Undirected links, each end with its distance to any goal. */
  readonly links?: readonly (readonly [from: string, to: string])[];
  readonly hDistances?: Readonly<Record<string, number>>;
  /** Card → span that it holds, for `inspect`. */
  readonly holds?: Readonly<Record<string, SourceRef>>;
  /** One content hash for each time it is asked for. */
  readonly contentHashes?: readonly string[];
}

/** A memory system that answers from a script and keeps the queries it was asked. */
export class ScriptedMemorySystem implements MemorySystem {
  readonly name = "scripted";
  readonly retrievalUnit = "card";
  readonly queries: RecallQuery[] = [];
  readonly #script: MemoryScript;

  constructor(script: MemoryScript) {
    this.#script = script;
  }

  async build(): Promise<SealedStore> {
    return { system: this.name, directory: "", fingerprint: "scripted", usage: noUsage };
  }

  async open(): Promise<OpenMemory> {
    return {
      recall: async (query) => {
        this.queries.push(query);
        return resultOf(this.#script.hits[query.text] ?? []);
      },
      facets: this.#facets(),
      [Symbol.asyncDispose]: async () => {},
    };
  }

  #facets(): MemoryFacets {
    const { hitsWithoutGraph, links, holds, contentHashes } = this.#script;
    const hashes = contentHashes && [...contentHashes];
    return {
      ...(hitsWithoutGraph && {
        recallWithoutGraph: async ({ text }) => resultOf(hitsWithoutGraph[text] ?? []),
      }),
      ...(links && { frontier: async (at) => this.#frontier(at, links) }),
      ...(holds && {
        inspect: async (span) => {
          const cards = Object.keys(holds).filter((card) => isSameSpan(holds[card], span));
          return { stage: cards.length > 0 ? "indexed" : "not-distilled", cards: cards.map(cardId) };
        },
      }),
      ...(hashes && { contentHash: async () => hashes.shift() ?? "hash" }),
    };
  }

  #frontier(at: string, links: readonly (readonly [string, string])[]) {
    return links
      .flatMap(([from, to]) => (from === at ? [to] : to === at ? [from] : []))
      .map((to) => ({
        link: {
          from: cardId(at),
          to: cardId(to),
          relation: "CAUSED_BY",
          weight: 1,
          reason: "",
          evidenceCount: 1,
          at: new Date(0),
        },
        to: cardId(to),
        hDistance: this.#script.hDistances?.[to] ?? 0.5,
      }));
  }
}

const isSameSpan = (held: SourceRef | undefined, span: SourceRef): boolean =>
  held?.session === span.session && held.turn === span.turn && held.start === span.start;

const resultOf = (hits: readonly RecallHit[]): RecallResult => ({
  hits,
  explorable: [],
  hDistanceAverage: null,
  hDistanceMinimum: null,
  closeToTarget: false,
  timings: { embedMs: 1, searchMs: 2, graphMs: 3, totalMs: 6 },
  traceId: "trace",
  graphExpanded: false,
});
