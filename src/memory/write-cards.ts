import type { CallOptions } from "../core/concurrency.ts";
import type { CardId } from "../core/ids.ts";
import { noProgress, type Progress } from "../core/progress.ts";
import type { Card, Tier } from "../domain/card.ts";
import type { Entity } from "../domain/entity.ts";
import type { Link } from "../domain/link.ts";
import type { Session } from "../domain/session.ts";
import type { Embedder } from "../ports/embedder.ts";
import type { LexicalRecord } from "../ports/lexical-index.ts";
import type { VectorRecord } from "../ports/vector-store.ts";
import { contextsOf } from "./evidence-contexts.ts";
import type { MemoryParts, Stores } from "./parts.ts";

/** What one distillation adds to a memory. */
export interface Addition {
  readonly cards: readonly Card[];
  readonly entities: readonly Entity[];
  readonly links: readonly Link[];
  /** The sessions of the cards, for the turns around their evidence. */
  readonly sessions: readonly Session[];
}

const cardsPerIndexBatch = 2_000;

/** Writes raw contexts, then the graph, then the index. Every step may be repeated. */
export async function writeCards(
  parts: MemoryParts,
  addition: Addition,
  { progress = noProgress, signal }: CallOptions & { readonly progress?: Progress } = {},
): Promise<void> {
  const { stores } = parts;
  const { cards, entities, links, sessions } = addition;
  await stores.sessions.putContexts(contextsOf(cards, sessions));
  await stores.graph.putEntities(entities);
  await stores.graph.putCards(cards);
  await stores.graph.putLinks(links);
  await indexCards(parts, cards, { progress, ...(signal && { signal }) });
  if (cards.length === 0) return;
  stores.usage.append({ kind: "created", at: parts.clock.now(), cards: cards.map(({ id }) => id) });
}

/** Removes cards from the index, the graph and the raw contexts, so that no layer points at what is gone. */
export async function removeCards(stores: Stores, ids: readonly CardId[]): Promise<void> {
  if (ids.length === 0) return;
  await stores.lexical.remove(ids);
  await stores.vectors.remove(ids);
  await stores.graph.removeCards(ids);
  await stores.sessions.removeContexts(ids);
}

/** Removes what an interrupted distillation kept for cards that its repetition does not have. */
export async function removeOrphanedContexts({ sessions }: Stores, cards: readonly Card[]): Promise<void> {
  const known = new Set(cards.map((card) => card.id));
  await sessions.removeContexts((await sessions.contextIds()).filter((id) => !known.has(id)));
}

/** Embeds cards and writes their vectors and words, batch by batch; readies the vectors for search at the end. */
export async function indexCards(
  parts: MemoryParts,
  cards: readonly Card[],
  { progress = noProgress, signal }: CallOptions & { readonly progress?: Progress } = {},
): Promise<void> {
  for (let start = 0; start < cards.length; start += cardsPerIndexBatch) {
    signal?.throwIfAborted();
    await indexBatch(parts, cards.slice(start, start + cardsPerIndexBatch));
    progress.report("index", Math.min(cards.length, start + cardsPerIndexBatch), cards.length);
  }
  await parts.stores.vectors.optimise();
}

async function indexBatch(parts: MemoryParts, cards: readonly Card[]): Promise<void> {
  await parts.stores.vectors.upsert(await toVectorRecords(parts.embedder, cards, "HOT"));
  await parts.stores.lexical.upsert(cards.map((card) => toLexicalRecord(parts, card)));
}

async function embedDocuments(
  embedder: Embedder,
  texts: readonly string[],
): Promise<readonly Float32Array[]> {
  const all: Float32Array[] = [];
  for (let start = 0; start < texts.length; start += embedder.maxBatchSize) {
    const { vectors } = await embedder.embed(texts.slice(start, start + embedder.maxBatchSize), "document");
    all.push(...vectors);
  }
  return all;
}

/** Title and content together are what a card is found by. */
const indexedText = (card: Card): string => `${card.title}\n${card.content}`;

/** The rows of cards in the index, their vectors made anew. */
export async function toVectorRecords(
  embedder: Embedder,
  cards: readonly Card[],
  tier: Tier,
): Promise<readonly VectorRecord[]> {
  const vectors = await embedDocuments(embedder, cards.map(indexedText));
  return cards.map(({ id, namespace, kind, contentHash }, index) => ({
    id,
    vector: vectors[index] ?? null,
    namespace,
    kind,
    tier,
    contentHash,
  }));
}

/** The entities stand among the terms by id, so that one name of somebody finds cards that use another. */
const toLexicalRecord = ({ segmenter }: MemoryParts, card: Card): LexicalRecord => ({
  id: card.id,
  title: segmenter.terms(card.title),
  content: [...segmenter.terms(card.content), ...card.entities],
});
