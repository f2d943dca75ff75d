import { describe, expect, it } from "vitest";
import { createInMemoryGraphStore } from "../../../../src/adapters/in-memory/graph-store.ts";
import { cardId } from "../../../../src/core/ids.ts";
import { wantedOf } from "../../../../src/memory/recall/intent.ts";
import { spread } from "../../../../src/memory/recall/spread.ts";
import type { Walk } from "../../../../src/memory/recall/walk.ts";
import { aCard } from "../../../support/builders/a-card.ts";
import { linkOf } from "../../../support/builders/a-link.ts";
import { aSessionNode } from "../../../support/builders/a-session.ts";

async function reachedFrom(lines: readonly string[], options: Partial<Walk> = {}) {
  const graph = createInMemoryGraphStore();
  const ids = [...new Set(lines.flatMap((line) => [line.split(" ")[0] ?? "", line.split(" ")[2] ?? ""]))];
  await graph.putSessions([aSessionNode()]);
  await graph.putCards(ids.map((id) => aCard({ id: cardId(id) })));
  await graph.putLinks(lines.map(linkOf));
  const seeds = new Map([[cardId("a"), 1]]);
  const reached = await spread(graph, seeds, { depth: 1, wanted: [], onlyWanted: false, ...options });
  return Object.fromEntries(
    [...reached].map(([id, { gain, depth, relationSimilarity }]) => [
      id,
      { gain, depth, relationSimilarity },
    ]),
  );
}

describe("spread", () => {
  it("passes the whole weight on over the relation that is wanted", async () => {
    const wanted = wantedOf(["CAUSED_BY"]);
    expect(await reachedFrom(["a CAUSED_BY b 0.8"], { wanted })).toEqual({
      b: { gain: 0.8, depth: 1, relationSimilarity: 1 },
    });
  });

  it("walks a wanted relation only the wanted way", async () => {
    expect(await reachedFrom(["b CAUSED_BY a 0.8"], { wanted: wantedOf(["CAUSED_BY"]) })).toEqual({});
    expect(await reachedFrom(["b CAUSED_BY a 0.8"], { wanted: wantedOf(["CAUSES"]) })).toEqual({
      b: { gain: 0.8, depth: 1, relationSimilarity: 1 },
    });
  });

  it("divides by the square root of how many such links leave the card", async () => {
    const links = ["a CAUSED_BY b 0.8", "a CAUSED_BY c 0.8", "a CAUSED_BY d 0.8", "a CAUSED_BY e 0.8"];
    expect((await reachedFrom(links, { wanted: wantedOf(["CAUSED_BY"]) })).b?.gain).toBeCloseTo(0.4, 12);
  });

  it("goes on from what it reached, up to its depth", async () => {
    const links = ["a CAUSED_BY b 0.5", "b CAUSED_BY c 0.5"];
    const wanted = wantedOf(["CAUSED_BY"]);
    expect(Object.keys(await reachedFrom(links, { wanted, depth: 1 }))).toEqual(["b"]);
    expect((await reachedFrom(links, { wanted, depth: 2 })).c).toEqual({
      gain: 0.25,
      depth: 2,
      relationSimilarity: 1,
    });
    expect(await reachedFrom(links, { wanted, depth: 0 })).toEqual({});
  });

  it("lets likeness pass on half when nothing or something else is wanted, unless only the wanted may be walked", async () => {
    const links = ["a SIMILAR_TO b 0.6", "a REFERENCES c 0.9"];
    expect(await reachedFrom(links)).toEqual({ b: { gain: 0.3, depth: 1, relationSimilarity: null } });
    expect(await reachedFrom(links, { wanted: wantedOf(["CAUSED_BY"]), onlyWanted: true })).toEqual({});
  });
});
