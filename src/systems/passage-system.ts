import type { Clock } from "../core/clock.ts";
import { addUsage, type CallOptions, noUsage, type Usage } from "../core/concurrency.ts";
import { fingerprint, sha256 } from "../core/fingerprint.ts";
import type { Progress } from "../core/progress.ts";
import type { RecallQuery, RecallResult } from "../domain/recall.ts";
import type { Session } from "../domain/session.ts";
import type { MemorySystem, OpenMemory, SystemSettings } from "../ports/memory-system.ts";
import { passageFacets } from "./passage-facets.ts";
import { readPassages, writePassages } from "./passage-file.ts";
import { type Passage, passagesOf, passageUnit, toHit } from "./passages.ts";

export interface Ranking {
  /** Passages by id, best first. */
  readonly scores: readonly (readonly [id: string, score: number])[];
  /** What the query's vector cost; absent where none was made. */
  readonly embedding?: { readonly milliseconds: number; readonly usage: Usage };
}

export interface PassageRanker extends AsyncDisposable {
  rank(query: RecallQuery, options: CallOptions): Promise<Ranking>;
}

export type IndexOptions = CallOptions & { readonly progress?: Progress };

/** What tells one system over passages from another. */
export interface PassageMethod {
  readonly name: string;
  /** Ids of everything that changes what `index` writes. */
  readonly identity: readonly string[];
  /** Writes beside the passages whatever ranking needs. */
  index(passages: readonly Passage[], directory: string, options: IndexOptions): Promise<Usage>;
  open(directory: string, passages: readonly Passage[], settings: SystemSettings): Promise<PassageRanker>;
}

/** A memory system that keeps the sessions as passages and answers with them. */
export function createPassageSystem(method: PassageMethod, clock: Clock): MemorySystem {
  return {
    name: method.name,
    retrievalUnit: passageUnit,
    async build(sessions, _settings, { into, ...options }) {
      const passages = await collectPassages(sessions, options);
      const written = await writePassages(into, passages);
      const usage = await method.index(passages, into, options);
      const identity = { system: method.name, identity: method.identity, passages: sha256(written) };
      return { system: method.name, directory: into, fingerprint: fingerprint(identity), usage };
    },
    async open({ directory }, settings) {
      const passages = await readPassages(directory);
      const ranker = await method.open(directory, passages, settings);
      return openMemory({ ranker, passages, directory, clock });
    },
  };
}

/** A method that needs nothing beside the passages. */
export const indexNothing = async (): Promise<Usage> => noUsage;

async function collectPassages(
  sessions: AsyncIterable<Session>,
  { signal }: CallOptions,
): Promise<readonly Passage[]> {
  const passages: Passage[] = [];
  for await (const session of sessions) {
    signal?.throwIfAborted();
    passages.push(...passagesOf(session));
  }
  return passages;
}

interface OpenParts {
  readonly ranker: PassageRanker;
  readonly passages: readonly Passage[];
  readonly directory: string;
  readonly clock: Clock;
}

function openMemory({ ranker, passages, directory, clock }: OpenParts): OpenMemory {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  let spent = noUsage;

  const recall = async (query: RecallQuery, options: CallOptions = {}): Promise<RecallResult> => {
    options.signal?.throwIfAborted();
    const start = clock.monotonicMs();
    const { scores, embedding } = await ranker.rank(query, options);
    spent = addUsage(spent, embedding?.usage ?? noUsage);
    const hits = scores.slice(0, query.limit).flatMap(([id, score]) => {
      const passage = byId.get(id);
      return passage === undefined ? [] : [toHit(passage, score)];
    });
    const totalMs = clock.monotonicMs() - start;
    const embedMs = embedding?.milliseconds ?? 0;
    return {
      hits,
      explorable: [],
      hDistanceAverage: null,
      hDistanceMinimum: null,
      closeToTarget: false,
      timings: { embedMs, searchMs: totalMs - embedMs, graphMs: 0, totalMs },
      traceId: `trace-${fingerprint({ query, at: clock.now() }).slice(0, 16)}`,
      graphExpanded: false,
    };
  };

  return {
    recall,
    facets: { ...passageFacets(directory, passages), usage: () => spent },
    [Symbol.asyncDispose]: () => ranker[Symbol.asyncDispose](),
  };
}
