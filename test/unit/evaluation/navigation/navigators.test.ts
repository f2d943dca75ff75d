import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardId } from "../../../../src/core/ids.ts";
import { createRandom } from "../../../../src/core/random.ts";
import { maxRounds } from "../../../../src/evaluation/metrics/navigation.ts";
import { greedyNavigator } from "../../../../src/evaluation/navigation/greedy.ts";
import { createLinkReader } from "../../../../src/evaluation/navigation/link-reader.ts";
import { travel } from "../../../../src/evaluation/navigation/navigator.ts";
import { oracleNavigator } from "../../../../src/evaluation/navigation/oracle.ts";
import { randomNavigator } from "../../../../src/evaluation/navigation/random-walk.ts";
import { shortestPath } from "../../../../src/evaluation/navigation/shortest-path.ts";
import { ScriptedMemorySystem } from "../../../support/fakes/scripted-memory-system.ts";

const card = fc.integer({ min: 0, max: 11 }).map(String);
const graph = fc.record({
  links: fc.array(fc.tuple(card, card), { maxLength: 20 }),
  hDistances: fc.dictionary(card, fc.double({ min: 0, max: 1, noNaN: true })),
  seed: fc.nat(),
});

async function journeyOver({
  links,
  hDistances,
  seed,
}: typeof graph extends fc.Arbitrary<infer G> ? G : never) {
  const { facets } = await new ScriptedMemorySystem({ hits: {}, links, hDistances }).open();
  if (facets.frontier === undefined) throw new Error("the script has links");
  return {
    start: cardId("0"),
    goals: new Set([cardId("7")]),
    goalText: "seven",
    links: createLinkReader({ frontier: facets.frontier }, ""),
    random: createRandom(seed),
  };
}

describe("navigators", () => {
  it("never beat the oracle, which succeeds exactly when a way fits into the rounds", async () => {
    await fc.assert(
      fc.asyncProperty(graph, async (drawn) => {
        const journey = await journeyOver(drawn);
        const path = await shortestPath(journey.links, journey.start, journey.goals);
        const oracle = await travel(oracleNavigator, journey);
        expect(oracle.success).toBe(path !== undefined && path.length - 1 <= maxRounds);
        if (oracle.success && path) expect(oracle.rounds).toBe(path.length - 1);
        for (const navigator of [greedyNavigator, randomNavigator]) {
          const { success, rounds } = await travel(navigator, journey);
          if (success) expect(rounds).toBeGreaterThanOrEqual(oracle.rounds);
        }
      }),
    );
  });

  it("visit no card twice", async () => {
    await fc.assert(
      fc.asyncProperty(graph, async (drawn) => {
        const { visited } = await travel(randomNavigator, await journeyOver(drawn));
        expect(new Set(visited).size).toBe(visited.length);
        expect(visited.length).toBeLessThanOrEqual(maxRounds + 1);
      }),
    );
  });
});
