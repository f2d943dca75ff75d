import { describe, expect, it } from "vitest";
import { createHashingEmbedder } from "../../../../src/adapters/hashing/embedder.ts";
import { createInMemoryGraphStore } from "../../../../src/adapters/in-memory/graph-store.ts";
import { cardId } from "../../../../src/core/ids.ts";
import { type Levels, resolveLevels } from "../../../../src/domain/factors.ts";
import { type Wanted, wantedOf } from "../../../../src/memory/recall/intent.ts";
import { matchRelations } from "../../../../src/memory/recall/relation-match.ts";
import { spread } from "../../../../src/memory/recall/spread.ts";
import { planWalk, type Walk } from "../../../../src/memory/recall/walk.ts";
import { createRelations } from "../../../../src/memory/relations/similarity.ts";
import { aCard } from "../../../support/builders/a-card.ts";
import { linkOf } from "../../../support/builders/a-link.ts";
import { aSessionNode } from "../../../support/builders/a-session.ts";

interface Asked {
  readonly wanted?: readonly Wanted[];
  readonly onlyWanted?: boolean;
  readonly depth?: number;
  readonly levels?: Levels;
}

const { likeness } = createRelations(createHashingEmbedder({ dimensions: 1024 }));

function walkOf({ wanted = [], onlyWanted = false, depth = 1, levels = {} }: Asked): Walk {
  const resolved = resolveLevels("alaya", levels);
  return {
    ...planWalk({ text: "", depth }, likeness, resolved),
    relationWanted: wanted.length > 0,
    onlyWanted,
    match: matchRelations(wanted, likeness, resolved),
  };
}

async function reachedFrom(lines: readonly string[], asked: Asked = {}) {
  const graph = createInMemoryGraphStore();
  const ids = [...new Set(lines.flatMap((line) => [line.split(" ")[0] ?? "", line.split(" ")[2] ?? ""]))];
  await graph.putSessions([aSessionNode()]);
  await graph.putCards(ids.map((id) => aCard({ id: cardId(id) })));
  await graph.putLinks(lines.map(linkOf));
  const seeds = new Map([[cardId("a"), 1]]);
  const reached = await spread(graph, seeds, walkOf(asked));
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

  it("answers a question for causes over LED_TO walked backwards when the match is soft, not when it is strict", async () => {
    const links = ["b LED_TO a 0.8", "a LED_TO c 0.8", "d 导致 a 0.5"];
    const wanted = wantedOf(["CAUSED_BY"]);
    const soft = await reachedFrom(links, { wanted, onlyWanted: true });
    expect(Object.keys(soft).sort()).toEqual(["b", "d"]);
    expect(soft.b?.relationSimilarity).toBeGreaterThan(0.8);
    expect(soft.b?.relationSimilarity).toBeLessThan(1);
    expect(
      await reachedFrom(links, { wanted, onlyWanted: true, levels: { "recall.relation_match": "strict" } }),
    ).toEqual({});
  });

  it("asks more likeness of a relation at a higher threshold", async () => {
    const links = ["b LED_TO a 0.8"];
    const asked = { wanted: wantedOf(["CAUSED_BY"]), onlyWanted: true };
    expect(await reachedFrom(links, { ...asked, levels: { "recall.relation_threshold": 1 } })).toEqual({});
    expect(
      Object.keys(await reachedFrom(links, { ...asked, levels: { "recall.relation_threshold": 0.7 } })),
    ).toEqual(["b"]);
  });

  it("walks as the level of graph.direction says", async () => {
    const links = ["a CAUSED_BY b 0.8", "c CAUSED_BY a 0.8", "a SIMILAR_TO d 0.4"];
    const reached = async (relation: string, direction: string) =>
      Object.keys(
        await reachedFrom(links, {
          wanted: wantedOf([relation]),
          onlyWanted: true,
          levels: { "graph.direction": direction },
        }),
      ).sort();
    expect(await reached("CAUSED_BY", "aware")).toEqual(["b"]);
    expect(await reached("CAUSES", "aware")).toEqual(["c"]);
    expect(await reached("CAUSES", "forward-only")).toEqual([]);
    expect(await reached("SIMILAR_TO", "forward-only")).toEqual(["d"]);
    expect(await reached("CAUSED_BY", "undirected")).toEqual(["b", "c"]);
  });
});
