import { describe, expect, it } from "vitest";
import { openChatModel } from "../../../src/app/chat-model.ts";
import type { Language } from "../../../src/core/language.ts";
import { noProgress } from "../../../src/core/progress.ts";
import { openCorpus } from "../../../src/evaluation/corpus/open-corpus.ts";
import { datasetSchema, questionTypes } from "../../../src/evaluation/dataset/dataset.ts";
import { generateWithModel } from "../../../src/evaluation/dataset/generators/llm/generate-with-model.ts";
import { validateDataset } from "../../../src/evaluation/dataset/validate.ts";
import { aComposition } from "../../support/builders/a-composition.ts";

async function generate(language: Language, seed = 1) {
  const directory = `corpora/novella-${language}`;
  const recordings = `${directory}/recordings/questions.jsonl`;
  const model = await openChatModel(aComposition("."), "generate", { recordings });
  const corpus = await openCorpus(directory);
  const dataset = await generateWithModel({ corpus, model, seed, perType: 8, progress: noProgress });
  return { corpus, dataset };
}

describe.each<Language>(["en", "zh"])("the recorded replies for the novella in %s", (language) => {
  it("give a valid set of questions of all six types in the wanted mix", async () => {
    const { corpus, dataset } = await generate(language);
    expect(datasetSchema.parse(dataset)).toEqual(dataset);
    expect(validateDataset(dataset, corpus)).toEqual([]);
    expect(dataset.qa_pairs).toHaveLength(47);
    expect(new Set(dataset.qa_pairs.map(({ type }) => type))).toEqual(new Set(questionTypes));
  });

  it("exercise the repair request and every kind of refusal that was written into them", async () => {
    const { dataset } = await generate(language);
    expect(dataset.meta.notes).toEqual([
      expect.stringMatching(/^prompts: [0-9a-f]{12}$/),
      "groups: 4, asked twice 1, failed 0",
      "dropped: trivial 1",
      "dropped: leak 1",
      "dropped: quote-not-in-text 1",
      "dropped: quote-too-short 1",
      "dropped: double 1",
      expect.stringMatching(/^found: /),
      "wished for 48 questions, made 47",
    ]);
  });

  it("are never presented as a model's", async () => {
    const { dataset } = await generate(language);
    expect(dataset.meta.provider).toBe("stand-in/hand-written");
  });

  it("give the same set twice, and none for another seed", async () => {
    const [first, second] = [await generate(language), await generate(language)];
    expect(second.dataset).toEqual(first.dataset);
    await expect(generate(language, 2)).rejects.toMatchObject({ code: "PROVIDER_REPLAY_MISS" });
  });
});
