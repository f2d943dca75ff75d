import { describe, expect, it } from "vitest";
import { cardId } from "../../../../src/core/ids.ts";
import type { Levels } from "../../../../src/domain/factors.ts";
import { at, recallerOver } from "../../../support/recaller-over.ts";

/** A cause at cosine 0.89 to the concept, one link away from a card at right angles to it. */
const terrain = {
  cards: [
    { id: "effect", text: "the gateway restarted", vector: at(0) },
    { id: "cause", text: "a plugin was left out", vector: at(0.89) },
  ],
  links: ["effect CAUSED_BY cause 0.8"],
  texts: { 网关: at(1), goal: at(1) },
} as const;

const causes = { text: "网关", concepts: ["网关"], relations: ["CAUSED_BY"], fromNodes: [cardId("effect")] };

async function distances(preset: string, levels: Levels = {}) {
  const recaller = await recallerOver({ ...terrain, preset, levels });
  const reached = await recaller.hit("cause", causes);
  const seed = await recaller.hit("cause", { text: "网关", fromNodes: [cardId("cause")] });
  return [reached?.hDistance ?? Number.NaN, seed?.hDistance ?? Number.NaN].map((h) => Number(h.toFixed(4)));
}

describe("the check values of the heuristic distance", () => {
  it("are 0.1217 over a relation and 0.0786 without one", async () => {
    expect(await distances("alaya")).toEqual([0.1217, 0.0786]);
  });

  it("are 0.0750 over a relation and 0.0550 without one in the literal reading", async () => {
    expect(await distances("alaya-1.0")).toEqual([0.075, 0.055]);
  });

  it.each([
    [{ "h.depth_mode": "unweighted" }, [0.155, 0.0786]],
    [{ "h.depth_mode": "alaya-literal" }, [0.075, 0.0786]],
    [{ "h.depth_mode": "none" }, [0.0688, 0.11]],
    [{ "h.no_relation": "zero" }, [0.1217, 0.055]],
    [{ "h.no_relation": "neutral" }, [0.1217, 0.205]],
    [{ "h.weights": [1, 0, 0] }, [0.11, 0.11]],
  ] as const)("follow %j to %j", async (levels, expected) => {
    expect(await distances("alaya", levels)).toEqual(expected);
  });
});

describe("the distance of what search found when a relation is asked for", () => {
  const seedAt = async (level: string) =>
    (await recallerOver({ ...terrain, levels: { "h.seed_relation": level } })).hit("effect", causes);

  it("has relation distance 1, 0.5, or is left out of the answer", async () => {
    expect((await seedAt("unmatched"))?.hDistance).toBeCloseTo(0.5 * 1 + 0.3 * 1, 10);
    expect((await seedAt("neutral"))?.hDistance).toBeCloseTo(0.5 * 1 + 0.3 * 0.5, 10);
    expect(await seedAt("exclude-seeds")).toBeUndefined();
  });
});

describe("a walk from given cards without a word of the goal", () => {
  it("leaves the concept out: h is of relation and depth alone", async () => {
    const recaller = await recallerOver(terrain);
    const query = { relations: ["CAUSED_BY"], fromNodes: [cardId("effect")] };
    expect((await recaller.hit("cause", query))?.hDistance).toBeCloseTo((0.2 * (1 / 3)) / 0.5, 10);
    expect((await recaller.hit("effect", query))?.hDistance).toBeCloseTo(0.3 / 0.5, 10);
  });
});

describe("the figures beside the hits", () => {
  it("are the mean of the first five distances and the least of all", async () => {
    const result = await (await recallerOver(terrain)).ask(causes);
    const [first = 0, second = 0] = result.hits.map((hit) => hit.hDistance ?? 0);
    expect(result.hits).toHaveLength(2);
    expect(result.hDistanceAverage).toBeCloseTo((first + second) / 2, 12);
    expect(result.hDistanceMinimum).toBeCloseTo(0.1217, 4);
  });
});
