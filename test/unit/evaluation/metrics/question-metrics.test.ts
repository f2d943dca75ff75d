import { describe, expect, it } from "vitest";
import {
  navigationRounds,
  navigationRoundsWhenReached,
  navigationSuccessWhenReachable,
} from "../../../../src/evaluation/metrics/navigation.ts";
import { directPathValidity, pathValidity } from "../../../../src/evaluation/metrics/path-validity.ts";
import { recallAt } from "../../../../src/evaluation/metrics/recall-at.ts";
import { recallAtTokens, tokensReturned } from "../../../../src/evaluation/metrics/token-budget.ts";
import { anObservation, anObservedHit, goldSpans } from "../../../support/builders/an-observation.ts";

const threeHits = [
  anObservedHit({ id: "a", score: 3, tokens: 200, covers: [0] }),
  anObservedHit({ id: "b", score: 2, tokens: 300, covers: [1] }),
  anObservedHit({ id: "c", score: 1, tokens: 1, covers: [2] }),
];

describe("recallAt", () => {
  it("says why it has no value", () => {
    expect(recallAt(5).score(anObservation({ gold: [] }))).toEqual({ notScored: "gold-absent" });
    expect(recallAt(5).score(anObservation({ gold: [], answerable: false }))).toEqual({
      notScored: "unanswerable-question",
    });
    expect(recallAt(5).score(anObservation({ goldIssue: "quote-differs" }))).toEqual({
      notScored: "gold-unresolved",
    });
  });

  it("counts a hit once when its id is returned twice", () => {
    const twice = [
      anObservedHit({ id: "a", score: 3 }),
      anObservedHit({ id: "a", score: 2 }),
      anObservedHit({ id: "b", score: 1, covers: [0] }),
    ];
    expect(recallAt(2).score(anObservation({ hits: twice }))).toBe(1);
  });
});

describe("recallAtTokens", () => {
  it("ends the list at the first hit that does not fit whole", () => {
    const observation = anObservation({ gold: goldSpans(4), hits: threeHits });
    expect(recallAtTokens(500).score(observation)).toBe(0.5);
    expect(recallAtTokens(499).score(observation)).toBe(0.25);
    expect(recallAtTokens(199).score(observation)).toBe(0);
  });
});

describe("tokensReturned", () => {
  it("adds up the tokens of all hits", () => {
    expect(tokensReturned.score(anObservation({ hits: threeHits }))).toBe(501);
  });
});

describe("pathValidity", () => {
  it("is the share of steps joined by at most three links", () => {
    const observation = anObservation({ path: { stepHops: [0, 1, 3, null] } });
    expect(pathValidity.score(observation)).toBe(0.75);
    expect(directPathValidity.score(observation)).toBe(0.5);
  });
});

describe("navigation metrics", () => {
  const lost = anObservation({
    navigation: {
      shortestHops: null,
      attempts: [{ navigator: "greedy", success: false, rounds: 5, pathOverlap: 0 }],
    },
  });

  it("count a goal that was not reached as the cap of rounds", () => {
    expect(navigationRounds("greedy").score(lost)).toBe(5);
    expect(navigationRoundsWhenReached("greedy").score(lost)).toEqual({ notScored: "goal-not-reached" });
  });

  it("do not blame a navigator for a goal without a way", () => {
    expect(navigationSuccessWhenReachable("greedy").score(lost)).toEqual({ notScored: "goal-not-reachable" });
  });
});
