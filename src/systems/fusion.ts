import type { Clock } from "../core/clock.ts";
import { createDisposal } from "../core/disposal.ts";
import { type Levels, level } from "../domain/factors.ts";
import { findCandidates } from "../memory/recall/candidates.ts";
import { byScore } from "../memory/recall/ranking.ts";
import type { MemorySystem } from "../ports/memory-system.ts";
import { indexWords, type LexicalParts } from "./lexical-passages.ts";
import { createPassageSystem } from "./passage-system.ts";
import { embedQuery, indexVectors, type VectorParts } from "./vector-passages.ts";

/**
 * Passages by words and vectors together, as the engine finds its candidates: the sum of both scores, each divided by
 * its maximum, the cosine weighted by `recall.vector_weight`, over the `recall.coarse_k` best of either.
 */
export function createFusionSystem(
  parts: LexicalParts & VectorParts & { readonly clock: Clock },
): MemorySystem {
  const { segmenter, embedder, openLexicalIndex, openVectorStore, clock } = parts;
  return createPassageSystem(
    {
      name: "fusion",
      identity: [segmenter.id, embedder.id],
      index: async (passages, directory, options) => {
        await indexWords(passages, directory, parts);
        return indexVectors(passages, directory, { ...parts, ...options });
      },
      open: async (directory, _passages, { levels }) => {
        const opened = createDisposal();
        const lexical = opened.use(await openLexicalIndex(directory));
        const vectors = opened.use(await openVectorStore(directory));
        return {
          rank: async ({ text, limit }, options) => {
            const { vector, embedding } = await embedQuery(text, { embedder, clock, ...options });
            const query = { terms: segmenter.terms(text), parts: [], vectors: [vector] };
            const { fused } = await findCandidates(query, { lexical, vectors }, bothWays(levels, limit));
            return { scores: byScore(fused), embedding };
          },
          [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
        };
      },
    },
    clock,
  );
}

function bothWays(levels: Levels, limit: number): Levels {
  const candidates = Math.max(limit, level(levels, "recall.coarse_k"));
  return { ...levels, "recall.strategy": "hybrid", "recall.coarse_k": candidates };
}
