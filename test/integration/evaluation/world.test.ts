import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Language } from "../../../src/core/language.ts";
import { openCorpus } from "../../../src/evaluation/corpus/open-corpus.ts";
import { worldFileSchema } from "../../../src/evaluation/corpus/world/world-file.ts";
import { writeWorld } from "../../../src/evaluation/corpus/world/write-world.ts";
import { datasetSchema, questionTypes } from "../../../src/evaluation/dataset/dataset.ts";
import { generateFromWorld } from "../../../src/evaluation/dataset/generators/world.ts";
import { validateDataset } from "../../../src/evaluation/dataset/validate.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

async function filesOf(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = paths
    .sort()
    .map(async (path) => [path.slice(directory.length), await readFile(path, "utf8")]);
  return Object.fromEntries(await Promise.all(contents));
}

describe.each(["zh", "en"] satisfies Language[])("a generated %s world of 30 chapters", (language) => {
  const settings = { seed: 7, chapters: 30, language };

  it("has the same bytes when it is written twice", async () => {
    await using folder = await temporaryDirectory();
    await writeWorld({ ...settings, out: join(folder.path, "one") });
    await writeWorld({ ...settings, out: join(folder.path, "two") });
    expect(await filesOf(join(folder.path, "one"))).toEqual(await filesOf(join(folder.path, "two")));
  });

  it("opens as a corpus whose text holds every span of the gold at its place", async () => {
    await using folder = await temporaryDirectory();
    const { directory } = await writeWorld({ ...settings, out: join(folder.path, "world") });
    const { manifest, sessions } = await openCorpus(directory);
    const turns = new Map(sessions.map((session) => [String(session.id), session.turns]));
    const world = worldFileSchema.parse(JSON.parse(await readFile(join(directory, "world.json"), "utf8")));
    const wrong = world.events
      .flatMap(({ spans }) => spans)
      .filter(
        ({ session, turn, start, end, quote }) =>
          turns.get(session)?.[turn]?.content.slice(start, end) !== quote,
      );
    expect(wrong).toEqual([]);
    expect(sessions.map(({ id }) => id).at(-1)).toBe(`world-${language}-7-030`);
    expect(manifest.name).toBe(`world-${language}-7`);
  });

  it("gives 240 valid questions of all six types in the mix, one in twenty without an answer", async () => {
    await using folder = await temporaryDirectory();
    const { directory } = await writeWorld({ ...settings, out: join(folder.path, "world") });
    const dataset = await generateFromWorld(directory, { seed: 7, perType: 48 });
    const { qa_pairs: questions } = datasetSchema.parse(dataset);
    expect(validateDataset(dataset, await openCorpus(directory))).toEqual([]);
    expect(questions.length).toBe(240);
    expect(new Set(questions.map(({ type }) => type))).toEqual(new Set(questionTypes));
    expect(new Set(questions.map(({ query }) => query)).size).toBe(240);
    expect(questions.filter(({ answerable }) => !answerable)).toHaveLength(12);
    expect(questions.every(({ explanation }) => explanation !== "")).toBe(true);
  });

  it("gives the same questions for the same seed and others for another", async () => {
    await using folder = await temporaryDirectory();
    const { directory } = await writeWorld({ ...settings, out: join(folder.path, "world") });
    const once = await generateFromWorld(directory, { seed: 1, perType: 20 });
    expect(await generateFromWorld(directory, { seed: 1, perType: 20 })).toEqual(once);
    expect((await generateFromWorld(directory, { seed: 2, perType: 20 })).qa_pairs).not.toEqual(
      once.qa_pairs,
    );
  });
});

describe("generateFromWorld", () => {
  it("says in its notes what a small world could not give", async () => {
    await using folder = await temporaryDirectory();
    const { directory } = await writeWorld({
      seed: 7,
      chapters: 6,
      language: "zh",
      out: join(folder.path, "w"),
    });
    const { meta, qa_pairs } = await generateFromWorld(directory, { seed: 7, perType: 100 });
    expect(meta.notes).toEqual([
      `500 questions were wanted; this world gives ${qa_pairs.length} in the mix of 40/40/20`,
    ]);
    expect(qa_pairs.length).toBeLessThan(500);
  });

  it("takes what there is when a difficulty is missing, and says so", async () => {
    await using folder = await temporaryDirectory();
    const { directory } = await writeWorld({
      seed: 7,
      chapters: 1,
      language: "en",
      out: join(folder.path, "w"),
    });
    const { meta, qa_pairs } = await generateFromWorld(directory, { seed: 7, perType: 10 });
    const [easy = 0, medium = 0, hard = 0] = ["easy", "medium", "hard"].map(
      (level) => qa_pairs.filter(({ difficulty }) => difficulty === level).length,
    );
    expect(easy).toBeGreaterThan(0);
    expect(hard).toBe(0);
    expect(meta.notes?.[0]).toBe(
      `50 questions were wanted; this world gives ${easy + medium} and not in the mix of 40/40/20, but ${easy}/${medium}/0`,
    );
  });

  it("refuses a world file that lacks a field, naming it", async () => {
    await using folder = await temporaryDirectory();
    const { directory } = await writeWorld({
      seed: 7,
      chapters: 2,
      language: "en",
      out: join(folder.path, "w"),
    });
    const path = join(directory, "world.json");
    const { events: _events, ...rest } = JSON.parse(await readFile(path, "utf8"));
    await writeFile(path, JSON.stringify(rest));
    await expect(generateFromWorld(directory, { seed: 7, perType: 5 })).rejects.toMatchObject({
      code: "WORLD_INVALID",
      path,
      details: { field: "events" },
    });
  });
});
