import { noUsage } from "../../src/core/concurrency.ts";
import { cardId, sessionId } from "../../src/core/ids.ts";
import { type Levels, resolveLevels } from "../../src/domain/factors.ts";
import type { RecallQuery } from "../../src/domain/recall.ts";
import type { MemoryParts } from "../../src/memory/parts.ts";
import { openRecaller } from "../../src/memory/recall/recall.ts";
import type { Embedder } from "../../src/ports/embedder.ts";
import { aCard } from "./builders/a-card.ts";
import { linkOf } from "./builders/a-link.ts";
import { aSessionNode } from "./builders/a-session.ts";
import { inMemoryParts } from "./in-memory-parts.ts";

export interface PlacedCard {
  readonly id: string;
  readonly text?: string;
  /** Of unit length. */
  readonly vector?: readonly [number, number];
  readonly namespace?: string;
  readonly session?: string;
  readonly channel?: string;
  readonly at?: string;
}

interface Terrain {
  readonly cards: readonly PlacedCard[];
  /** See `linkOf`. */
  readonly links?: readonly string[];
  /** The vector of unit length that a text of a query gets; of all others, zeros. */
  readonly texts?: Readonly<Record<string, readonly [number, number]>>;
  readonly preset?: string;
  readonly levels?: Levels;
  readonly parts?: Partial<MemoryParts>;
}

/** The vector whose cosine to `[1, 0]` is this. */
export const at = (cosine: number): readonly [number, number] => [cosine, Math.sqrt(1 - cosine * cosine)];

/** Recall over a few cards whose vectors are given, so that its figures can be worked out by hand. */
export async function recallerOver(terrain: Terrain) {
  const { cards, links = [], texts = {}, preset = "alaya", levels = {}, parts: others = {} } = terrain;
  const parts = {
    ...inMemoryParts(),
    embedder: placedEmbedder(texts),
    levels: resolveLevels(preset, levels),
    ...others,
  };
  await store(parts, cards);
  await parts.stores.graph.putLinks(links.map(linkOf));
  const recaller = await openRecaller(parts);
  const ask = (query: Partial<RecallQuery>) => recaller.recall({ text: "", limit: 10, ...query });
  return {
    ask,
    /** Ids of the hits, best first. */
    ids: async (query: Partial<RecallQuery>) => (await ask(query)).hits.map(({ id }) => id),
    /** The hit of this card. */
    hit: async (id: string, query: Partial<RecallQuery>) =>
      (await ask(query)).hits.find((hit) => hit.id === id),
  };
}

async function store({ stores, segmenter }: MemoryParts, placed: readonly PlacedCard[]): Promise<void> {
  const sessions = new Map(placed.map(({ session = "s1", channel = "chat" }) => [session, channel]));
  await stores.graph.putSessions(
    [...sessions].map(([id, channel]) => aSessionNode({ id: sessionId(id), channel })),
  );
  for (const {
    id,
    text = "",
    vector = [0, 1],
    namespace = "main-main",
    session = "s1",
    at: when,
  } of placed) {
    const card = aCard({
      id: cardId(id),
      content: text,
      namespace,
      session: sessionId(session),
      ...(when !== undefined && { at: new Date(when) }),
    });
    await stores.graph.putCards([card]);
    const { kind, contentHash } = card;
    const row = {
      id: card.id,
      vector: Float32Array.from(vector),
      namespace,
      kind,
      tier: "WARM",
      contentHash,
    } as const;
    await stores.vectors.upsert([row]);
    await stores.lexical.upsert([{ id: card.id, title: [], content: segmenter.terms(text) }]);
  }
}

const placedEmbedder = (texts: Readonly<Record<string, readonly [number, number]>>): Embedder => ({
  id: "placed",
  dimensions: 2,
  maxBatchSize: 100,
  embed: async (wanted) => ({
    vectors: wanted.map((text) => Float32Array.from(texts[text] ?? [0, 0])),
    usage: noUsage,
  }),
});
