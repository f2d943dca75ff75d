import { createRandom } from "../../../src/core/random.ts";
import { difficulties, questionTypes } from "../../../src/evaluation/dataset/dataset.ts";
import { notScored } from "../../../src/evaluation/metrics/not-scored.ts";
import type { Observation } from "../../../src/evaluation/metrics/observation.ts";
import { anObservation, anObservedHit, goldSpans } from "./an-observation.ts";

/** Observations of every type, difficulty and kind of answer, the same for the same seed. */
export function manyObservations(count: number, seed = 1): Observation[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const answerable = random.next() < 0.9;
    const gold = answerable ? goldSpans(1 + random.integer(3)) : [];
    const relational = random.next() < 0.4;
    const hits = Array.from({ length: random.integer(11) }, (_unused, rank) =>
      anObservedHit({
        id: `card-${rank}`,
        score: random.integer(6),
        covers: gold.flatMap((_unit, unit) => (random.next() < 0.2 ? [unit] : [])),
        matchedRelation: relational && random.next() < 0.5 ? random.pick(["CAUSED_BY", "HAUNTS"]) : null,
        tier: random.pick(["HOT", "WARM", "COLD"]),
        tokens: 20 + random.integer(200),
      }),
    );
    const reachable = random.next() < 0.8;
    return anObservation({
      questionId: `q-${index}`,
      type: random.pick(questionTypes),
      difficulty: random.pick(difficulties),
      cluster: `chapter-${index % 14}`,
      answerable,
      gold,
      relationsAsked: relational ? ["CAUSED_BY", "HAUNTS"] : [],
      hits,
      withoutGraph: hits.slice(0, 5).map(({ id, score, covers }) => ({ id, score, covers })),
      path: relational
        ? { stepHops: [random.integer(4), random.next() < 0.5 ? null : 1] }
        : notScored("no-path-expected"),
      navigation:
        random.next() < 0.2
          ? {
              shortestHops: reachable ? 2 : null,
              attempts: (["greedy", "random", "oracle"] as const).map((navigator) => ({
                navigator,
                success: reachable,
                rounds: reachable ? 1 + random.integer(4) : 5,
                pathOverlap: random.next(),
              })),
            }
          : notScored("no-goal-given"),
      latency: { embedMs: 1, searchMs: 2, graphMs: 3, totalMs: 5 + random.integer(200) },
    });
  });
}
