import type { Clock } from "../core/clock.ts";
import { noUsage } from "../core/concurrency.ts";
import type { MemorySystem } from "../ports/memory-system.ts";
import { indexWords, type LexicalParts } from "./lexical-passages.ts";
import { createPassageSystem } from "./passage-system.ts";

/** Passages by the words that they share with the query, nothing else. */
export function createBm25System(parts: LexicalParts & { readonly clock: Clock }): MemorySystem {
  const { segmenter, openLexicalIndex, clock } = parts;
  return createPassageSystem(
    {
      name: "bm25",
      identity: [segmenter.id],
      index: async (passages, directory) => {
        await indexWords(passages, directory, parts);
        return noUsage;
      },
      open: async (directory) => {
        const lexical = await openLexicalIndex(directory);
        return {
          rank: async ({ text, limit }) => {
            const found = lexical.search(segmenter.terms(text), { limit });
            return { scores: found.map(({ id, score }) => [id, score]) };
          },
          [Symbol.asyncDispose]: () => lexical[Symbol.asyncDispose](),
        };
      },
    },
    clock,
  );
}
