import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openConnection } from "../../../src/adapters/kuzu/connection.ts";
import { openKuzuGraphStore } from "../../../src/adapters/kuzu/graph-store.ts";
import { cardId } from "../../../src/core/ids.ts";
import type { GraphEngine } from "../../../src/ports/graph-store.ts";
import { aCard } from "../../support/builders/a-card.ts";
import { linkOf } from "../../support/builders/a-link.ts";
import { aSessionNode } from "../../support/builders/a-session.ts";
import { anEntity } from "../../support/builders/an-entity.ts";
import { awkwardTexts } from "../../support/builders/awkward-texts.ts";
import { killAfterLines, startScript } from "../../support/child-script.ts";
import { graphStoreContract } from "../../support/contracts/graph-store.contract.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

/** What the graph store promises of its files and processes; one engine to a process. */
export function graphOnDiskContract(engine: GraphEngine, file: string): void {
  describe("as a graph store", async () => {
    const directory = await temporaryDirectory();
    afterAll(() => directory[Symbol.asyncDispose]());
    let opened = 0;
    graphStoreContract({ open: () => openKuzuGraphStore(join(directory.path, String(opened++)), engine) });
  });

  describe("a graph on disk", () => {
    it("holds everything when it is opened again, in a folder of any name", async () => {
      await using directory = await temporaryDirectory("alaya [1] 图's {a,b} *");
      const ada = anEntity({ aliases: ["艾达"] });
      const cards = [aCard({ id: cardId("a"), entities: [ada.id] }), aCard({ id: cardId("b") })];
      const links = [linkOf("a CAUSED_BY b 0.25"), linkOf("a LIVES_WITH b 0.5")];
      {
        await using store = await openKuzuGraphStore(directory.path, engine);
        await store.putSessions([aSessionNode()]);
        await store.putEntities([ada]);
        await store.putCards(cards);
        await store.putLinks(links);
      }
      await using store = await openKuzuGraphStore(directory.path, engine);
      expect(await store.sessions()).toEqual([aSessionNode()]);
      expect(await store.entities()).toEqual([ada]);
      expect(await store.allCards()).toEqual(cards);
      expect(await store.allLinks()).toEqual(links);
    });

    it("is the same whether it was loaded in bulk or not, with texts of every kind", async () => {
      await using directory = await temporaryDirectory("alaya [1] 图's {a,b} *");
      const texts = awkwardTexts.map(([, text]) => text.slice(0, 1000));
      const textAt = (index: number) => texts[index % texts.length] ?? "";
      const ids = Array.from({ length: 400 }, (_, index) => `card-${1000 + index}`);
      const entities = ids.map((id, index) => anEntity({ label: id, aliases: [textAt(index)] }));
      const cards = ids.map((id, index) =>
        aCard({
          id: cardId(id),
          title: textAt(index),
          content: textAt(index + 1),
          tags: [textAt(index + 2)],
          entities: entities.slice(index, index + 2).map((entity) => entity.id),
          evidence: [{ session: "session-1", turn: index, start: 0, end: 1, quote: textAt(index + 3) }],
          importance: index / 399,
        }),
      );
      const links = ids.slice(1).map((id, index) => ({
        ...linkOf(
          `card-${1000 + index} ${index % 2 === 0 ? "CAUSED_BY" : "LIVES_WITH"} ${id} ${index / 400}`,
        ),
        reason: textAt(index),
      }));
      await using store = await openKuzuGraphStore(directory.path, engine);
      await store.putSessions([aSessionNode()]);
      await store.putEntities(entities);
      await store.putCards(cards);
      await store.putLinks(links);
      expect(await store.allCards()).toEqual(cards);
      expect(await store.entities()).toEqual(entities.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
      expect(await store.allLinks()).toEqual(links);
      const replaced = cards.map((card, index) => ({ ...card, title: textAt(index + 4), entities: [] }));
      const heavier = links.map((link) => ({ ...link, weight: 1 }));
      await store.putCards(replaced);
      await store.putLinks(heavier);
      expect(await store.allCards()).toEqual(replaced);
      expect(await store.allLinks()).toEqual(heavier);
      expect(await store.faults()).toEqual([]);
    });

    it("takes more text in one call than one transaction holds", async () => {
      await using directory = await temporaryDirectory();
      await using store = await openKuzuGraphStore(directory.path, engine);
      await store.putSessions([aSessionNode()]);
      const cards = Array.from({ length: 350 }, (_, index) =>
        aCard({ id: cardId(`card-${100 + index}`), content: String(index).padEnd(60_000, "-") }),
      );
      await store.putCards(cards);
      expect(await store.allCards()).toEqual(cards);
      expect(await store.faults()).toEqual([]);
    });

    it("closes once, however often it is told to", async () => {
      await using directory = await temporaryDirectory();
      const store = await openKuzuGraphStore(directory.path, engine);
      await Promise.all([store[Symbol.asyncDispose](), store[Symbol.asyncDispose]()]);
      await store[Symbol.asyncDispose]();
    });

    it("survives thousands of statements and garbage collections, and its process ends with 0", async () => {
      await using directory = await temporaryDirectory();
      const child = startScript(
        new URL("./scripts/thousands-of-statements.ts", import.meta.url),
        directory.path,
        engine,
      );
      const lines = [];
      for await (const line of child.lines) lines.push(line);
      expect([lines, await child.ended]).toEqual([["done"], 0]);
    });

    it("keeps every acknowledged write when its process is killed", async () => {
      await using directory = await temporaryDirectory();
      const lines = await killAfterLines(
        60,
        new URL("./scripts/write-forever.ts", import.meta.url),
        directory.path,
        engine,
      );
      const acknowledged = Number(lines.at(-1));
      await using store = await openKuzuGraphStore(directory.path, engine);
      const cards = Array.from({ length: acknowledged + 1 }, (_, number) => cardId(`card-${number}`));
      expect(await store.cards(cards)).toHaveLength(acknowledged + 1);
      expect((await store.allLinks()).length).toBeGreaterThanOrEqual(acknowledged);
      expect(await store.faults()).toEqual([]);
    });
  });

  describe("opening a graph that cannot be opened", () => {
    it("is refused while this process has it open, and allowed afterwards", async () => {
      await using directory = await temporaryDirectory();
      {
        await using _store = await openKuzuGraphStore(directory.path, engine);
        await expect(openKuzuGraphStore(directory.path, engine)).rejects.toMatchObject({
          code: "STORE_LOCKED",
        });
      }
      await using store = await openKuzuGraphStore(directory.path, engine);
      expect(await store.allCards()).toEqual([]);
    });

    it("is refused while another process has it open", async () => {
      await using directory = await temporaryDirectory();
      const child = startScript(new URL("./scripts/hold-open.ts", import.meta.url), directory.path, engine);
      for await (const _line of child.lines) {
        await expect(openKuzuGraphStore(directory.path, engine)).rejects.toMatchObject({
          code: "STORE_LOCKED",
          path: expect.stringContaining(file),
        });
        child.kill();
      }
      expect(await child.ended).toBe("SIGKILL");
    });

    it("is refused when a later version wrote it", async () => {
      await using directory = await temporaryDirectory();
      {
        await using _store = await openKuzuGraphStore(directory.path, engine);
      }
      {
        await using connection = await openConnection(join(directory.path, file), engine);
        await connection.run("MATCH (meta:Meta {key: 'format'}) SET meta.value = 99");
      }
      await expect(openKuzuGraphStore(directory.path, engine)).rejects.toMatchObject({
        code: "STORE_VERSION",
        hint: "upgrade to the version that wrote it",
        details: { stored: 99, supported: 1 },
      });
    });

    it.each([
      ["text", "this is no database ".repeat(1000)],
      ["a few bytes", "hi"],
    ])("is refused when the file holds %s", async (_name, content) => {
      await using directory = await temporaryDirectory();
      await writeFile(join(directory.path, file), content);
      await expect(openKuzuGraphStore(directory.path, engine)).rejects.toMatchObject({
        code: "STORE_CORRUPT",
      });
    });

    it("is refused when a folder stands in the file's place", async () => {
      await using directory = await temporaryDirectory();
      await mkdir(join(directory.path, file));
      await expect(openKuzuGraphStore(directory.path, engine)).rejects.toMatchObject({
        code: "STORE_CORRUPT",
      });
    });
  });

  describe("a transaction", () => {
    it("leaves nothing behind when it fails, and the connection usable", async () => {
      await using directory = await temporaryDirectory();
      await using connection = await openConnection(join(directory.path, file), engine);
      await connection.run("CREATE NODE TABLE Thing(id STRING PRIMARY KEY)");
      const create = () => connection.run("CREATE (:Thing {id: $id})", { id: "a" });
      const twice = connection.transaction(async () => {
        await create();
        await create();
      });
      await expect(twice).rejects.toThrow(/duplicated primary key/);
      const failing = connection.transaction(async () => {
        await create();
        throw new Error("no more");
      });
      await expect(failing).rejects.toThrow("no more");
      await connection.transaction(async () => {
        await create();
      });
      expect(await connection.run("MATCH (thing:Thing) RETURN thing.id AS id")).toEqual([{ id: "a" }]);
    });
  });
}
