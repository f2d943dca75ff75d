import type { Clock } from "../core/clock.ts";
import type { MemorySystem } from "../ports/memory-system.ts";
import { createPassageSystem } from "./passage-system.ts";
import { embedQuery, indexVectors, type VectorParts } from "./vector-passages.ts";

/** Passages by the cosine of their vectors to the query's, nothing else. */
export function createVectorOnlySystem(parts: VectorParts & { readonly clock: Clock }): MemorySystem {
  const { embedder, openVectorStore, clock } = parts;
  return createPassageSystem(
    {
      name: "vector-only",
      identity: [embedder.id],
      index: (passages, directory, options) => indexVectors(passages, directory, { ...parts, ...options }),
      open: async (directory) => {
        const vectors = await openVectorStore(directory);
        return {
          rank: async ({ text, limit }, options) => {
            const { vector, embedding } = await embedQuery(text, { embedder, clock, ...options });
            const nearest = await vectors.nearest(vector, { limit });
            return { scores: nearest.map(({ id, similarity }) => [id, similarity]), embedding };
          },
          [Symbol.asyncDispose]: () => vectors[Symbol.asyncDispose](),
        };
      },
    },
    clock,
  );
}
