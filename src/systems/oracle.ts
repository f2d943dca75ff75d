import type { Clock } from "../core/clock.ts";
import type { SourceRef } from "../domain/session.ts";
import type { MemorySystem } from "../ports/memory-system.ts";
import { createPassageSystem, indexNothing } from "./passage-system.ts";
import { overlap, type Passage } from "./passages.ts";

interface OracleParts {
  readonly clock: Clock;
  /** The gold spans of a query text; none for one that is unknown. */
  readonly goldOf: (query: string) => readonly SourceRef[];
}

/** Knows the answers and returns the passages that hold them, nothing else: the best that this unit allows. */
export function createOracleSystem({ clock, goldOf }: OracleParts): MemorySystem {
  return createPassageSystem(
    {
      name: "oracle",
      identity: [],
      index: indexNothing,
      open: async (_directory, passages) => ({
        rank: async ({ text }) => {
          const holders = holdersOf(goldOf(text), passages);
          return { scores: holders.map((passage, rank) => [passage.id, 1 / (rank + 1)]) };
        },
        [Symbol.asyncDispose]: async () => {},
      }),
    },
    clock,
  );
}

/** First the passage that holds most of each span, in the order of the spans, then those that hold a rest. */
function holdersOf(spans: readonly SourceRef[], passages: readonly Passage[]): readonly Passage[] {
  const bySpan = spans.map((span) =>
    passages
      .filter((passage) => overlap(passage, span) > 0)
      .sort((a, b) => overlap(b, span) - overlap(a, span)),
  );
  return [...new Set([...bySpan.flatMap((holders) => holders.slice(0, 1)), ...bySpan.flat()])];
}
