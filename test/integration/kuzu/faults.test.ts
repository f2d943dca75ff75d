import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openConnection } from "../../../src/adapters/kuzu/connection.ts";
import { openKuzuGraphStore } from "../../../src/adapters/kuzu/graph-store.ts";
import { cardId } from "../../../src/core/ids.ts";
import { aCard } from "../../support/builders/a-card.ts";
import { linkOf } from "../../support/builders/a-link.ts";
import { aSessionNode } from "../../support/builders/a-session.ts";
import { anEntity } from "../../support/builders/an-entity.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

/** The faults of a sound graph of two cards after somebody else ran statements on it. */
async function faultsAfter(...statements: readonly string[]) {
  await using directory = await temporaryDirectory();
  {
    await using store = await openKuzuGraphStore(directory.path);
    const ada = anEntity();
    await store.putSessions([aSessionNode()]);
    await store.putEntities([ada]);
    await store.putCards([aCard({ id: cardId("a"), entities: [ada.id] }), aCard({ id: cardId("b") })]);
    await store.putLinks([linkOf("a CAUSED_BY b"), linkOf("a LIVES_WITH b")]);
  }
  {
    await using connection = await openConnection(join(directory.path, "graph.kz"), "kuzu");
    for (const statement of statements) await connection.run(statement);
  }
  await using store = await openKuzuGraphStore(directory.path);
  return store.faults();
}

describe("the faults of a graph", () => {
  it("are none when nobody touched it", async () => {
    expect(await faultsAfter()).toEqual([]);
  });

  it("name a link that the tables lost", async () => {
    expect(await faultsAfter("MATCH (:Card)-[edge:CUSTOM]->(:Card) DELETE edge")).toEqual([
      { kind: "missing-edge", subject: "a LIVES_WITH b" },
    ]);
  });

  it("name edges to a session and an entity that the tables lost", async () => {
    const faults = await faultsAfter(
      "MATCH (:Card {id: 'b'})-[edge:EXTRACTED_FROM]->(:Session) DELETE edge",
      "MATCH (:Card)-[edge:MENTIONS]->(:Entity) DELETE edge",
    );
    expect(faults).toEqual([
      { kind: "missing-edge", subject: `a MENTIONS ${anEntity().id}` },
      { kind: "missing-edge", subject: "b EXTRACTED_FROM session-1" },
    ]);
  });

  it("name an edge that nobody recorded", async () => {
    const create =
      "MATCH (a:Card {id: 'a'}), (b:Card {id: 'b'}) CREATE (b)-[:DEPENDS_ON " +
      "{weight: 1.0, reason: '', evidence_count: 1, at_ms: 0}]->(a)";
    expect(await faultsAfter(create)).toEqual([{ kind: "unknown-edge", subject: "b DEPENDS_ON a" }]);
  });

  it("name a link that lost one of its cards", async () => {
    expect(await faultsAfter("MATCH (card:Card {id: 'b'}) DETACH DELETE card")).toEqual([
      { kind: "missing-edge", subject: "a CAUSED_BY b" },
      { kind: "missing-edge", subject: "a LIVES_WITH b" },
      { kind: "dangling-edge", subject: "a CAUSED_BY b" },
      { kind: "dangling-edge", subject: "a LIVES_WITH b" },
    ]);
  });
});
