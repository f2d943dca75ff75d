import type { CardId } from "../../core/ids.ts";
import type { Card, Tier } from "../../domain/card.ts";
import type { RecallHit } from "../../domain/recall.ts";
import type { Layout } from "./layout.ts";
import type { Ranked } from "./rank.ts";
import type { Surroundings } from "./surroundings.ts";

/** The hits of a ranking; a card that is gone from the graph is left out. */
export function toHits(
  ranking: readonly Ranked[],
  cards: readonly Card[],
  { tiers }: Pick<Layout, "tiers">,
  surroundings: Surroundings,
): readonly RecallHit[] {
  const known = new Map(cards.map((card) => [card.id, card]));
  return ranking.flatMap((ranked) => {
    const card = known.get(ranked.id);
    return card === undefined
      ? []
      : [toHit(ranked, card, tiers.get(card.id) ?? null, surroundings.related.get(card.id) ?? [])];
  });
}

function toHit(ranked: Ranked, card: Card, tier: Tier | null, related: readonly CardId[]): RecallHit {
  const { score, hDistance, depth, matchedRelation, relationSimilarity } = ranked;
  return {
    id: card.id,
    title: card.title,
    content: card.content,
    kind: card.kind,
    tags: card.tags,
    score,
    hDistance,
    depth,
    matchedRelation,
    relationSimilarity,
    tier,
    namespace: card.namespace,
    related,
    evidence: card.evidence,
  };
}
