import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { QuestionMetric } from "../../../../src/evaluation/metrics/metric.ts";
import { ndcgAt } from "../../../../src/evaluation/metrics/ndcg.ts";
import type { ObservedHit } from "../../../../src/evaluation/metrics/observation.ts";
import { recallAt } from "../../../../src/evaluation/metrics/recall-at.ts";
import { reciprocalRank } from "../../../../src/evaluation/metrics/reciprocal-rank.ts";
import { anObservation, anObservedHit, goldSpans } from "../../../support/builders/an-observation.ts";

const units = 5;

const hitsWith = (score: fc.Arbitrary<number>) =>
  fc
    .uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1, maxLength: 4 }),
        score,
        covers: fc.uniqueArray(fc.nat(units - 1), { maxLength: units }),
      }),
      { selector: ({ id }) => id, maxLength: 12 },
    )
    .map((hits) => hits.map((hit) => anObservedHit(hit)));

const tiedHits = hitsWith(fc.integer({ min: 0, max: 3 }));
const distinctHits = tiedHits.map((hits) => hits.map((hit, index) => ({ ...hit, score: index })));

const scoreOf = (metric: QuestionMetric, hits: ObservedHit[]) =>
  metric.score(anObservation({ gold: goldSpans(units), hits }));

describe("ranking metrics", () => {
  it("give a recall that never falls as k grows", () => {
    fc.assert(
      fc.property(tiedHits, fc.nat(10), (hits, k) => {
        expect(scoreOf(recallAt(k + 1), hits)).toBeGreaterThanOrEqual(Number(scoreOf(recallAt(k), hits)));
      }),
    );
  });

  it("keep nDCG in [0, 1]", () => {
    fc.assert(
      fc.property(tiedHits, fc.integer({ min: 1, max: 12 }), (hits, k) => {
        const score = scoreOf(ndcgAt(k), hits);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("give an nDCG of 1 for the gold spans one by one from the top", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
        (k, order) => {
          const hits = order.map((unit, index) =>
            anObservedHit({ id: `c${unit}`, score: -index, covers: [unit] }),
          );
          expect(scoreOf(ndcgAt(k), hits)).toBeCloseTo(1, 12);
        },
      ),
    );
  });

  it("do not look at ids where no scores are tied", () => {
    fc.assert(
      fc.property(distinctHits, fc.string(), (hits, suffix) => {
        const renamed = hits.map((hit, index) => ({ ...hit, id: `${hits.length - index}${suffix}` }));
        for (const metric of [recallAt(5), reciprocalRank, ndcgAt(10)]) {
          expect(scoreOf(metric, renamed)).toBe(scoreOf(metric, hits));
        }
      }),
    );
  });

  it("do not look at the order in which hits arrive", () => {
    fc.assert(
      fc.property(tiedHits, (hits) => {
        expect(scoreOf(ndcgAt(10), hits.toReversed())).toBe(scoreOf(ndcgAt(10), hits));
      }),
    );
  });
});
