import { detectLanguage } from "../../core/language.ts";
import { level } from "../../domain/factors.ts";
import type { RecallQuery } from "../../domain/recall.ts";
import type { MemoryParts } from "../parts.ts";
import { findCandidates, type Scores } from "./candidates.ts";
import type { Goal } from "./goal.ts";
import type { Layout } from "./layout.ts";
import { smooth } from "./neighbours.ts";
import { partsOf } from "./query-parts.ts";
import { addSessionContext } from "./session-context.ts";

/** Where recall starts from. */
export interface Seeds {
  readonly scores: Scores;
  /** Cosine to the goal, of those that vector search returned. */
  readonly cosines: Scores;
  /** See `Candidates.confidence`; 1 when the caller named the seeds. */
  readonly confidence: number;
}

/** A stretch of fewer terms tells of nothing by itself. */
const fewestTermsOfPart = 4;

/** The cards that the caller names; or what search by words and vectors finds, smoothed over its neighbours. */
export async function findSeeds(
  parts: MemoryParts,
  layout: Layout,
  query: RecallQuery,
  goal: Goal,
): Promise<Seeds> {
  if (query.fromNodes !== undefined) {
    return { scores: new Map(query.fromNodes.map((id) => [id, 1])), cosines: new Map(), confidence: 1 };
  }
  const { levels } = parts;
  const sought = { ...wordsOf(parts, layout, query), vectors: goal };
  const { fused, cosines, confidence } = await findCandidates(sought, parts.stores, levels);
  const inContext = addSessionContext(fused, layout.sessionOf, level(levels, "recall.session_weight"));
  return {
    scores: smooth(inContext, layout.neighbours, level(levels, "recall.neighbours")),
    cosines,
    confidence,
  };
}

function wordsOf({ segmenter, levels }: MemoryParts, layout: Layout, query: RecallQuery) {
  const termsOf = (text: string): readonly string[] => [
    ...segmenter.terms(text),
    ...(level(levels, "recall.entities") ? layout.findMentions(text) : []),
  ];
  return {
    terms: termsOf(query.text),
    parts: (query.concepts ?? partsOf(query.text, detectLanguage(query.text)))
      .map(termsOf)
      .filter((terms) => query.concepts !== undefined || terms.length >= fewestTermsOfPart),
  };
}
