import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openConnection } from "../../../src/adapters/kuzu/connection.ts";
import { openKuzuGraphStore } from "../../../src/adapters/kuzu/graph-store.ts";
import { cardId } from "../../../src/core/ids.ts";
import { aCard } from "../../support/builders/a-card.ts";
import { linkOf } from "../../support/builders/a-link.ts";
import { aSessionNode } from "../../support/builders/a-session.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

const links = [
  linkOf("a CAUSED_BY b 0.5"),
  linkOf("b LIVES_WITH c 0.125"),
  linkOf("b SIMILAR_TO c 1"),
  { ...linkOf("c REFERENCES a 0"), reason: "雨“停”了", at: new Date(-1) },
];

async function writeGraph(directory: string): Promise<void> {
  await using store = await openKuzuGraphStore(directory);
  await store.putSessions([aSessionNode()]);
  await store.putCards(["a", "b", "c", "d"].map((id) => aCard({ id: cardId(id) })));
  await store.putLinks([...links, linkOf("a CAUSED_BY d 1")]);
  await store.removeCards([cardId("d")]);
}

async function readGraph(directory: string) {
  await using store = await openKuzuGraphStore(directory);
  return { links: await store.allLinks(), atA: await store.linksAt([cardId("a")]) };
}

const whole = { links, atA: links.filter(({ from, to }) => from === "a" || to === "a") };

describe("the adjacency beside a graph", () => {
  it("is read from its file as it was written", async () => {
    await using directory = await temporaryDirectory();
    await writeGraph(directory.path);
    const file = await readFile(join(directory.path, "adjacency.bin"));
    expect(await readGraph(directory.path)).toEqual(whole);
    expect((await readFile(join(directory.path, "adjacency.bin"))).equals(file)).toBe(true);
  });

  it("is used without asking the tables", async () => {
    await using directory = await temporaryDirectory();
    await writeGraph(directory.path);
    {
      await using connection = await openConnection(join(directory.path, "graph.kz"), "kuzu");
      await connection.run("MATCH (:Card {id: 'a'})-[edge:CAUSED_BY]->(:Card) DELETE edge");
      await connection.run("MATCH (:Card {id: 'b'})-[edge:EXTRACTED_FROM]->(:Session) DELETE edge");
    }
    await using store = await openKuzuGraphStore(directory.path);
    expect(await store.allLinks()).toEqual(links);
  });

  it.each<[string, (path: string, file: Uint8Array) => Promise<void>]>([
    ["is gone", (path) => rm(path)],
    ["is empty", (path) => writeFile(path, "")],
    ["is cut short", (path, file) => writeFile(path, file.subarray(0, file.length - 9))],
    ["has one wrong byte", (path, file) => writeFile(path, file.with(file.length >> 1, 77))],
    ["is something else", (path) => writeFile(path, "no adjacency at all, but some text")],
  ])("is rebuilt when its file %s", async (_name, damage) => {
    await using directory = await temporaryDirectory();
    await writeGraph(directory.path);
    const path = join(directory.path, "adjacency.bin");
    await damage(path, new Uint8Array(await readFile(path)));
    expect(await readGraph(directory.path)).toEqual(whole);
  });

  it("is rebuilt when its file is of an earlier state of the graph", async () => {
    await using directory = await temporaryDirectory();
    await writeGraph(directory.path);
    const path = join(directory.path, "adjacency.bin");
    await copyFile(path, `${path}.old`);
    {
      await using store = await openKuzuGraphStore(directory.path);
      await store.removeCards([cardId("c")]);
    }
    await copyFile(`${path}.old`, path);
    expect(await readGraph(directory.path)).toEqual({ links: links.slice(0, 1), atA: links.slice(0, 1) });
  });
});
