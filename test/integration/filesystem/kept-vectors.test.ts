import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createKeptVectors } from "../../../src/adapters/filesystem/kept-vectors.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

describe("createKeptVectors", () => {
  it("gives back what was put there, bit for bit, to a later opener", async () => {
    await using folder = await temporaryDirectory();
    const vector = Float32Array.of(0.1, -1 / 3, 0);
    await createKeptVectors(folder.path, { capacity: 2 }).put("a", vector);
    expect(await createKeptVectors(folder.path, { capacity: 2 }).get("a")).toEqual(vector);
    expect(await createKeptVectors(folder.path, { capacity: 2 }).get("b")).toBeUndefined();
  });

  it("keeps about as many as it may", async () => {
    await using folder = await temporaryDirectory();
    const kept = createKeptVectors(folder.path, { capacity: 4 });
    for (let at = 0; at < 20; at++) await kept.put(`key-${at}`, Float32Array.of(at));
    expect((await readdir(folder.path)).length).toBeLessThanOrEqual(5);
    expect(await kept.get("key-19")).toEqual(Float32Array.of(19));
  });

  it("counts a folder that is none as empty, and writes nothing there", async () => {
    await using folder = await temporaryDirectory();
    const path = join(folder.path, "file");
    await writeFile(path, "");
    const kept = createKeptVectors(path, { capacity: 4 });
    await kept.put("a", Float32Array.of(1));
    expect(await kept.get("a")).toBeUndefined();
  });
});
