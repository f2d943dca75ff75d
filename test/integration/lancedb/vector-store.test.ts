import { mkdir, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openLanceVectorStore } from "../../../src/adapters/lancedb/vector-store.ts";
import { type CardId, cardId } from "../../../src/core/ids.ts";
import { createRandom } from "../../../src/core/random.ts";
import type { VectorRecord } from "../../../src/ports/vector-store.ts";
import { aVectorRecord } from "../../support/builders/a-vector-record.ts";
import { killAfterLines } from "../../support/child-script.ts";
import { vectorStoreContract } from "../../support/contracts/vector-store.contract.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

const binding = { embedderId: "test", dimensions: 3 };

describe("the vector store on LanceDB", async () => {
  const directory = await temporaryDirectory();
  afterAll(() => directory[Symbol.asyncDispose]());
  let opened = 0;
  vectorStoreContract({ open: () => openLanceVectorStore(join(directory.path, String(opened++)), binding) });
});

describe("vectors on disk", () => {
  it("are there when they are opened again, in a folder of any name", async () => {
    await using directory = await temporaryDirectory("alaya [1] 图's {a,b} %20");
    const records = [aVectorRecord(), aVectorRecord({ id: cardId("card-2"), vector: null })];
    {
      await using store = await openLanceVectorStore(directory.path, binding);
      await store.upsert(records);
    }
    await using store = await openLanceVectorStore(directory.path, binding);
    expect(await store.get([cardId("card-1"), cardId("card-2")])).toEqual(records);
  });

  it.each([
    ["cut off", (path: string) => truncate(path, 200)],
    ["gone", (path: string) => rm(path)],
  ])("are called damaged when a file of theirs is %s", async (_what, damage) => {
    await using directory = await temporaryDirectory();
    {
      await using store = await openLanceVectorStore(directory.path, binding);
      await store.upsert([aVectorRecord()]);
    }
    const names = await readdir(directory.path, { recursive: true });
    for (const name of names.filter((each) => each.endsWith(".lance") && each.includes("data")))
      await damage(join(directory.path, name));
    await using store = await openLanceVectorStore(directory.path, binding);
    const damaged = { code: "STORE_CORRUPT", path: directory.path };
    await expect(store.rows()).rejects.toMatchObject(damaged);
    await expect(store.get([cardId("card-1")])).rejects.toMatchObject(damaged);
    await expect(store.nearest(new Float32Array([1, 0, 0]), { limit: 1 })).rejects.toMatchObject(damaged);
  });

  it("are called damaged when a folder stands where their embedder is named", async () => {
    await using directory = await temporaryDirectory();
    await mkdir(join(directory.path, "embedder.json"));
    await expect(openLanceVectorStore(directory.path, binding)).rejects.toMatchObject({
      code: "STORE_CORRUPT",
    });
  });

  it("are refused to another embedder and to another width", async () => {
    await using directory = await temporaryDirectory();
    {
      await using _store = await openLanceVectorStore(directory.path, binding);
    }
    await expect(
      openLanceVectorStore(directory.path, { ...binding, embedderId: "another" }),
    ).rejects.toMatchObject({
      code: "STORE_EMBEDDER_MISMATCH",
      hint: expect.stringContaining("rebuild"),
      details: { stored: "test", wanted: "another" },
    });
    await expect(openLanceVectorStore(directory.path, { ...binding, dimensions: 4 })).rejects.toMatchObject({
      code: "STORE_EMBEDDER_MISMATCH",
    });
  });

  it("refuse a vector of another width, written or asked for", async () => {
    await using directory = await temporaryDirectory();
    await using store = await openLanceVectorStore(directory.path, binding);
    const narrow = Float32Array.of(1, 2);
    const refusal = { code: "STORE_DIMENSIONS_MISMATCH" };
    await expect(store.upsert([aVectorRecord({ vector: narrow })])).rejects.toMatchObject(refusal);
    await expect(store.nearest(narrow, { limit: 1 })).rejects.toMatchObject(refusal);
  });

  it.each([
    ["is damaged", "{", "STORE_CORRUPT"],
    ["is of a later format", '{ "format": 99, "embedder": "test", "dimensions": 3 }', "STORE_VERSION"],
  ])("are refused when the file that names their embedder %s", async (_name, content, code) => {
    await using directory = await temporaryDirectory();
    {
      await using _store = await openLanceVectorStore(directory.path, binding);
    }
    await writeFile(join(directory.path, "embedder.json"), content);
    await expect(openLanceVectorStore(directory.path, binding)).rejects.toMatchObject({
      code,
      path: join(directory.path, "embedder.json"),
    });
  });

  it("name their embedder in a file for people", async () => {
    await using directory = await temporaryDirectory();
    await using _store = await openLanceVectorStore(directory.path, binding);
    const file: unknown = JSON.parse(await readFile(join(directory.path, "embedder.json"), "utf8"));
    expect(file).toEqual({ format: 1, embedder: "test", dimensions: 3 });
  });

  it("keep every acknowledged write when their process is killed", async () => {
    await using directory = await temporaryDirectory();
    const script = new URL("./scripts/write-forever.ts", import.meta.url);
    const acknowledged = Number((await killAfterLines(40, script, directory.path)).at(-1));
    await using store = await openLanceVectorStore(directory.path, binding);
    const ids = Array.from({ length: acknowledged }, (_, index) => cardId(`card-${index + 1}`));
    expect(await store.get(ids)).toHaveLength(acknowledged);
  });
});

describe("an indexed store", () => {
  const dimensions = 64;
  const random = createRandom("vectors");
  const someVector = () => Float32Array.from({ length: dimensions }, () => random.next() - 0.5);
  const records: readonly VectorRecord[] = Array.from({ length: 1500 }, (_, index) =>
    aVectorRecord({
      id: cardId(`card-${index}`),
      vector: index % 10 === 0 ? null : someVector(),
      namespace: index % 100 === 7 ? "rare" : "main-main",
    }),
  );

  it("still finds the nearest, under a rare filter, and rows of before and after the index", async () => {
    await using directory = await temporaryDirectory();
    await using store = await openLanceVectorStore(directory.path, { embedderId: "test", dimensions });
    await store.upsert(records);
    await store.optimise();
    const question = someVector();
    const best = records[501];
    if (best === undefined) throw new Error("the best is among the records");
    await store.upsert([
      { ...best, vector: question },
      aVectorRecord({ id: cardId("new"), vector: question }),
    ]);
    await store.remove([cardId("card-502")]);

    const ids = (found: readonly { readonly id: CardId }[]) => found.map(({ id }) => id);
    expect(ids(await store.nearest(question, { limit: 2 }))).toEqual(["card-501", "new"]);
    const rare = await store.nearest(question, { limit: 50, where: { namespaces: ["rare"] } });
    expect(rare).toHaveLength(15);
    const all = await store.nearest(question, { limit: 5000 });
    expect(all).toHaveLength(1350);
    expect(ids(all)).not.toContain("card-502");

    await store.optimise();
    expect(ids(await store.nearest(question, { limit: 2 }))).toEqual(["card-501", "new"]);
    expect(await store.nearest(question, { limit: 5000 })).toHaveLength(1350);
  });
});
