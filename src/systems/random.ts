import type { Clock } from "../core/clock.ts";
import { createRandom } from "../core/random.ts";
import type { MemorySystem } from "../ports/memory-system.ts";
import { createPassageSystem, indexNothing } from "./passage-system.ts";

/** Passages drawn by chance, the same for the same seed and query: what any system must beat. */
export function createRandomSystem({ clock }: { readonly clock: Clock }): MemorySystem {
  return createPassageSystem(
    {
      name: "random",
      identity: [],
      index: indexNothing,
      open: async (_directory, passages, { seed }) => ({
        rank: async ({ text }) => {
          const drawn = createRandom(`${seed}/${text}`).shuffle(passages);
          return { scores: drawn.map((passage, rank) => [passage.id, 1 / (rank + 1)]) };
        },
        [Symbol.asyncDispose]: async () => {},
      }),
    },
    clock,
  );
}
