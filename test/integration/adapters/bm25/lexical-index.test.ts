import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLexicalIndex } from "../../../../src/adapters/bm25/lexical-index.ts";
import { cardId } from "../../../../src/core/ids.ts";
import { lexicalIndexContract } from "../../../support/contracts/lexical-index.contract.ts";

let folder: string;
let opened = 0;
const file = () => join(folder, "lexical", "index.bin");
const record = (id: string, ...content: string[]) => ({ id: cardId(id), title: ["题"], content });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "alaya-lexical-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

lexicalIndexContract({ open: (options) => openLexicalIndex(join(folder, `${opened++}.bin`), options) });

describe("the file of a lexical index", () => {
  it("brings back every score when it is opened again", async () => {
    const first = await openLexicalIndex(file());
    await first.upsert([record("a", "猫", "猫"), record("b", "猫", "dog"), record("c")]);
    const before = first.search(["猫", "题", "dog"], { limit: 5 });
    const again = await openLexicalIndex(file());
    expect(again.search(["猫", "题", "dog"], { limit: 5 })).toEqual(before);
    expect(await again.ids()).toEqual(["a", "b", "c"]);
  });

  it("goes on growing after it was opened again", async () => {
    await (await openLexicalIndex(file())).upsert([record("a", "cat"), record("b", "dog")]);
    const again = await openLexicalIndex(file());
    await again.upsert([record("a", "owl"), record("c", "cat")]);
    const last = await openLexicalIndex(file());
    const idsFor = (term: string) => last.search([term], { limit: 5 }).map((hit) => hit.id);
    expect(["cat", "owl", "dog", "题"].map(idsFor)).toEqual([["c"], ["a"], ["b"], ["a", "b", "c"]]);
  });

  it("has the same bytes for the same records, however they came", async () => {
    const direct = join(folder, "direct.bin");
    await (await openLexicalIndex(direct)).upsert([record("a", "cat", "dog"), record("b", "owl")]);
    const detour = await openLexicalIndex(file());
    await detour.upsert([record("x", "zebra"), record("b", "cat")]);
    await detour.upsert([record("b", "owl"), record("a", "cat", "dog")]);
    await detour.remove([cardId("x")]);
    expect(await readFile(file())).toEqual(await readFile(direct));
  });

  it("holds everything that overlapping writes added and leaves no other file behind", async () => {
    const index = await openLexicalIndex(file());
    await Promise.all(["a", "b", "c"].map((id) => index.upsert([record(id, "cat")])));
    expect(await (await openLexicalIndex(file())).ids()).toEqual(["a", "b", "c"]);
    expect(await readdir(join(folder, "lexical"))).toEqual(["index.bin"]);
  });

  it.each([
    ["is cut short", (bytes: Buffer) => bytes.subarray(0, -1)],
    ["is empty", () => Buffer.alloc(0)],
    ["has a flipped bit", (bytes: Buffer) => flip(bytes, bytes.length - 3)],
    ["is of another kind", (bytes: Buffer) => flip(bytes, 0)],
  ])("is refused with the command that rebuilds it when it %s", async (_case, damage) => {
    await (await openLexicalIndex(file())).upsert([record("a", "cat")]);
    await writeFile(file(), damage(await readFile(file())));
    await expect(openLexicalIndex(file())).rejects.toMatchObject({
      name: "StoreError",
      code: "STORE_CORRUPT",
      path: file(),
      hint: "rebuild it from the cards with: alaya rebuild-l1",
    });
  });

  it("is refused when a later version wrote it", async () => {
    await (await openLexicalIndex(file())).upsert([record("a", "cat")]);
    const bytes = await readFile(file());
    bytes.writeUInt32LE(99, 8);
    await writeFile(file(), bytes);
    await expect(openLexicalIndex(file())).rejects.toMatchObject({
      code: "STORE_VERSION",
      details: { found: 99, expected: 1 },
    });
  });

  it("calls a folder in the place of its file damage", async () => {
    await mkdir(file(), { recursive: true });
    await expect(openLexicalIndex(file())).rejects.toMatchObject({ code: "STORE_CORRUPT", path: file() });
  });
});

function flip(bytes: Buffer, at: number): Buffer {
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}
