import type { CardId } from "../../core/ids.ts";
import { type Levels, level } from "../../domain/factors.ts";
import type { RecallQuery } from "../../domain/recall.ts";
import type { VectorStore } from "../../ports/vector-store.ts";
import { dotProduct } from "../dot-product.ts";
import type { MemoryParts } from "../parts.ts";
import type { Scores } from "./candidates.ts";

/** What an answer should be near to: a vector of unit length for each concept; none when nothing was said of it. */
export type Goal = readonly Float32Array[];

/** The concepts that the caller names, or else the text as the one concept. */
export async function embedGoal(
  { embedder, segmenter, levels }: Pick<MemoryParts, "embedder" | "segmenter" | "levels">,
  { text, concepts }: Pick<RecallQuery, "text" | "concepts">,
): Promise<Goal> {
  const stated = (concepts ?? [text]).filter((concept) => concept.trim() !== "");
  if (stated.length === 0) return [];
  const termsOnly = level(levels, "recall.query_parse") === "terms-only";
  const texts = termsOnly ? stated.map((concept) => segmenter.terms(concept).join(" ")) : stated;
  return (await embedder.embed(texts, "query")).vectors;
}

const nearestShare = 0.8;

/**
 * One cosine for cosines to several concepts, by the level of `h.concept_agg`, each clipped to [0, 1] first: 1 − it is
 * the concept distance of the Alaya design (KA-49).
 */
export function aggregateCosines(cosines: readonly number[], levels: Levels): number {
  const [only, ...others] = cosines;
  if (only === undefined) return 0;
  if (others.length === 0) return only;
  const clipped = cosines.map((cosine) => Math.min(1, Math.max(0, cosine)));
  const mean = clipped.reduce((sum, cosine) => sum + cosine, 0) / clipped.length;
  switch (level(levels, "h.concept_agg")) {
    case "min+coverage":
      return nearestShare * Math.max(...clipped) + (1 - nearestShare) * mean;
    case "mean":
      return mean;
    case "max":
      return Math.min(...clipped);
  }
}

/** The cosine of each of `cards` to the goal; null to none. Cosines to a goal of one concept may be known already. */
export async function cosinesTo(
  goal: Goal,
  vectors: VectorStore,
  {
    cards,
    known,
    levels,
  }: { readonly cards: readonly CardId[]; readonly known: Scores; readonly levels: Levels },
): Promise<Scores | null> {
  if (goal.length === 0) return null;
  const cosines = goal.length === 1 ? new Map(known) : new Map<CardId, number>();
  const missing = cards.filter((id) => !cosines.has(id));
  for (const { id, vector } of await vectors.get(missing)) {
    if (vector === null) continue;
    cosines.set(
      id,
      aggregateCosines(
        goal.map((concept) => dotProduct(concept, vector)),
        levels,
      ),
    );
  }
  return cosines;
}
