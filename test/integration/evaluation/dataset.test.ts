import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openJiebaSegmenter } from "../../../src/adapters/jieba/segmenter.ts";
import { openCorpus } from "../../../src/evaluation/corpus/open-corpus.ts";
import { readSourceFile } from "../../../src/evaluation/corpus/source-file.ts";
import { chapterizeFile, writeChapterized } from "../../../src/evaluation/corpus/write-corpus.ts";
import { generateWithRules } from "../../../src/evaluation/dataset/generators/rules/generate-with-rules.ts";
import { loadDataset } from "../../../src/evaluation/dataset/load-dataset.ts";
import { datasetStats } from "../../../src/evaluation/dataset/stats.ts";
import { validateDataset } from "../../../src/evaluation/dataset/validate.ts";
import { corpusOfDataset, writeDataset } from "../../../src/evaluation/dataset/write-dataset.ts";
import { aDataset, aQuestion } from "../../support/builders/a-question.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "alaya-dataset-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function load(value: unknown) {
  const path = join(folder, "set.json");
  await writeFile(path, JSON.stringify(value));
  return loadDataset(path);
}

describe("loadDataset", () => {
  it("reads what was written", async () => {
    const dataset = aDataset([aQuestion()]);
    expect(await load(dataset)).toEqual({ dataset, warnings: [] });
  });

  it("names the question and the field that are wrong, and the nearest question type", async () => {
    const question = { ...aQuestion({ id: "q-7" }), type: "CONCEPT_RECAL" };
    await expect(load({ ...aDataset([]), qa_pairs: [aQuestion(), question] })).rejects.toMatchObject({
      code: "DATASET_INVALID",
      details: { question: "q-7", field: "qa_pairs[1].type" },
      hint: expect.stringContaining('did you mean "CONCEPT_RECALL"?'),
    });
  });

  it("reads the designs' first format with a warning", async () => {
    const pair = {
      type: "NAVIGATION",
      query: "从甲到乙",
      expected_path: ["card-1", "card-2"],
      difficulty: "hard",
      explanation: "路径",
    };
    const { dataset, warnings } = await load({ qa_pairs: [pair] });
    expect(warnings).toHaveLength(1);
    expect(dataset.qa_pairs).toEqual([
      {
        id: "q-1",
        type: "NAVIGATION",
        query: "从甲到乙",
        answerable: true,
        expected: { spans: [], cards: ["card-1", "card-2"] },
        difficulty: "hard",
        hops: 2,
        explanation: "路径",
      },
    ]);
  });

  it("names a file that is missing or is no JSON", async () => {
    await expect(loadDataset(join(folder, "none.json"))).rejects.toMatchObject({ code: "FILE_MISSING" });
    await writeFile(join(folder, "set.json"), "{");
    await expect(loadDataset(join(folder, "set.json"))).rejects.toMatchObject({ code: "JSON_MALFORMED" });
  });
});

describe("shipped question sets by hand", () => {
  it.each(["zh", "en"])("fit the novella in %s", async (language) => {
    const path = join("datasets", `novella-${language}.json`);
    const { dataset } = await loadDataset(path);
    expect(validateDataset(dataset, await corpusOfDataset(path, dataset))).toEqual([]);
  });
});

describe("generateWithRules", () => {
  it.each(["zh", "en"])(
    "makes sound questions of the novella in %s, the same for the same seed",
    async (language) => {
      const corpus = await openCorpus(join("corpora", `novella-${language}`));
      const plan = { seed: 1, perType: 10 };
      const dataset = await generateWithRules(corpus, openJiebaSegmenter(), plan);
      expect(dataset.qa_pairs.length).toBeGreaterThanOrEqual(20);
      expect(validateDataset(dataset, corpus).filter(({ severity }) => severity === "error")).toEqual([]);
      expect(await generateWithRules(corpus, openJiebaSegmenter(), plan)).toEqual(dataset);
    },
  );

  it("refuses a text without questions", async () => {
    const corpus = await openCorpus(join("corpora", "novella-zh"));
    await expect(
      generateWithRules({ ...corpus, sessions: [] }, openJiebaSegmenter(), { seed: 1, perType: 10 }),
    ).rejects.toMatchObject({ code: "DATASET_EMPTY" });
  });
});

const data = process.env.ALAYA_TEST_DATA;

describe.skipIf(data === undefined)("rules on a whole novel", () => {
  it("make more than two hundred questions of all six types, in the mix", async () => {
    const file = await readSourceFile(join(data ?? "", "novels-zh", "honglou-1.txt"));
    const out = join(folder, "corpus");
    await writeChapterized(chapterizeFile(file, {}), file, out);
    const path = join(folder, "sets", "set.json");
    await writeDataset(
      path,
      await generateWithRules(await openCorpus(out), openJiebaSegmenter(), { seed: 1, perType: 40 }),
    );
    const { dataset } = await loadDataset(path);
    expect(dataset.meta.corpus).toBe("../corpus");
    expect(validateDataset(dataset, await corpusOfDataset(path, dataset))).toEqual([]);
    const stats = datasetStats(dataset);
    expect(stats.questions).toBeGreaterThanOrEqual(200);
    expect(Object.values(stats.byType).every((count) => count > 0)).toBe(true);
  });
});
