import type { CardId } from "../core/ids.ts";
import type { RecallQuery, RecallResult } from "../domain/recall.ts";
import type { Session } from "../domain/session.ts";
import type { Frontier, InspectSpan, Navigate, NeighboursOf } from "../ports/memory-system.ts";
import { contentHash } from "./content-hash.ts";
import { type Distilled, type DistillOptions, distill } from "./distill.ts";
import { frontierOf, neighboursOf } from "./frontier.ts";
import { type Ingested, type IngestOptions, ingest } from "./ingest.ts";
import { inspectSpan } from "./inspect.ts";
import { type TouchOptions, touches, touchOpened, touchRecalled } from "./lifecycle/touch.ts";
import { type HandLink, type LinkedByHand, linkByHand } from "./link-by-hand.ts";
import { type CardList, type CardSelection, listCards } from "./list-cards.ts";
import { navigate } from "./navigate.ts";
import type { MemoryParts } from "./parts.ts";
import { type CardPaths, findPaths } from "./paths.ts";
import { openRecaller, type Recaller } from "./recall/recall.ts";
import { type Schema, schema } from "./schema.ts";
import { type ShownCard, showCard } from "./show-card.ts";
import { type Status, status } from "./status.ts";
import { type Trace, traceCard } from "./trace-card.ts";
import { type Verification, verify } from "./verify/verify.ts";

/** A memory: its verbs over one data directory, which this process owns until it is disposed of. */
export interface Memory extends AsyncDisposable {
  ingest(sessions: readonly Session[], options?: IngestOptions): Promise<readonly Ingested[]>;
  distill(options?: DistillOptions): Promise<Distilled>;
  /** Reads what was distilled before the call; what it returns counts as used, and is warmed up where it was COLD. */
  recall(query: RecallQuery, options?: TouchOptions): Promise<RecallResult>;
  /** The same recall as if there were no links; leaves no trace. */
  recallWithoutGraph(query: RecallQuery): Promise<RecallResult>;
  /** From a card back to the turns that it was distilled from. */
  trace(card: string): Promise<Trace>;
  /** A card with its entities and its links; counts as use. */
  show(card: string): Promise<ShownCard>;
  list(selection: CardSelection): Promise<CardList>;
  /** Ways between two cards, with the cards on them. */
  paths(from: string, to: string, options?: { readonly maxDepth?: number }): Promise<CardPaths>;
  link(from: string, to: string, stated?: HandLink): Promise<LinkedByHand>;
  schema(): Promise<Schema>;
  status(): Promise<Status>;
  verify(): Promise<Verification>;
  contentHash(): Promise<string>;
  readonly navigate: Navigate;
  readonly frontier: Frontier;
  readonly neighbours: NeighboursOf;
  readonly inspect: InspectSpan;
}

export function createMemory(parts: MemoryParts): Memory {
  const { stores } = parts;
  const withoutGraph = { ...parts, levels: { ...parts.levels, "graph.enabled": false } };
  let reader: Promise<Recaller> | undefined;
  let graphlessReader: Promise<Recaller> | undefined;
  const reopen = (): void => {
    reader = undefined;
    graphlessReader = undefined;
  };
  const noteWarmed = async (cards: readonly CardId[]): Promise<void> => {
    for (const open of [reader, graphlessReader]) (await open)?.retier(cards, "WARM");
  };
  return {
    ingest: (sessions, options) => ingest(parts, sessions, options),
    distill: (options) => distill(parts, options).finally(reopen),
    recall: async (query, options) => {
      reader ??= openRecaller(parts);
      const result = await (await reader).recall(query);
      if (touches(parts, options)) await noteWarmed(await touchRecalled(parts, query, result));
      return result;
    },
    recallWithoutGraph: async (query) => {
      graphlessReader ??= openRecaller(withoutGraph);
      return (await graphlessReader).recall(query);
    },
    trace: async (card) => {
      const traced = await traceCard(stores, card);
      if (touches(parts)) await noteWarmed(await touchOpened(parts, traced.card.id));
      return traced;
    },
    show: async (card) => {
      const shown = await showCard(stores.graph, card);
      if (touches(parts)) await noteWarmed(await touchOpened(parts, shown.card.id));
      return shown;
    },
    list: (selection) => listCards(stores.graph, selection),
    paths: (from, to, options) => findPaths(stores.graph, [from, to], options),
    link: (from, to, stated) => linkByHand(stores, [from, to], stated).finally(reopen),
    schema: () => schema(stores.graph),
    status: () => status(stores),
    verify: () => verify(stores),
    contentHash: () => contentHash(stores),
    navigate: navigate(stores.graph),
    frontier: frontierOf(parts),
    neighbours: neighboursOf(parts),
    inspect: inspectSpan(stores),
    [Symbol.asyncDispose]: () => stores[Symbol.asyncDispose](),
  };
}
