import { printParseErrorCode } from "jsonc-parser";
import { describe, expect, it } from "vitest";
import { benchStages } from "../../../src/app/bench/job.ts";
import { refusals } from "../../../src/evaluation/dataset/generators/llm/check-draft.ts";
import { notesOf } from "../../../src/evaluation/dataset/generators/llm/notes.ts";
import { sampleQuestions } from "../../../src/evaluation/dataset/generators/sample-questions.ts";
import { spokenText } from "../../../src/messages/phrases.ts";
import { createAlayaSystem } from "../../../src/systems/alaya.ts";
import { passageUnit } from "../../../src/systems/passages.ts";
import { foundInSources } from "../../support/source-text.ts";

describe("what the program says in English words of its own", () => {
  it("has a Chinese word for each disagreement of the layers", () => {
    const codes = foundInSources("memory/verify/finding.ts", /"([A-Z_]+)"/g);
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter(isEnglish)).toEqual([]);
  });

  it("has a Chinese word for each stage of work", () => {
    const stages = ["read", "distil", "index", "embed", ...benchStages];
    expect(stages.filter(isEnglish)).toEqual([]);
  });

  it("has Chinese for the notes of the rules", () => {
    const folder = "evaluation/dataset/generators/rules";
    const reasons = foundInSources(folder, /\brefusals\.add\(\s*"([^"]+)"/g);
    expect(reasons.length).toBeGreaterThan(8);
    expect(reasons.map((reason) => `refused, ${reason}: 3`).filter(isEnglish)).toEqual([]);
    const { notes } = sampleQuestions([], { perType: 5, prefix: "none" });
    expect(notes.filter(isEnglish)).toEqual([]);
  });

  it("has Chinese for the notes of the model", () => {
    const notes = notesOf({
      promptVersion: "3",
      groups: 9,
      repaired: 2,
      failures: ['failed: a to b: questions: not a JSON object; the reply began "Sure"'],
      refused: [...refusals],
      leftOut: 1,
    });
    expect(notes.filter(isEnglish)).toEqual([]);
  });

  it("has Chinese for why a schema or the JSON parser refuses", () => {
    const ofSchemas = foundInSources("", /\.(?:refine|regex|min|max|length)\([^"`\n]*, "([^"]* [^"]*)"/g);
    expect(ofSchemas.length).toBeGreaterThan(2);
    const ofParser = Array.from({ length: 16 }, (_none, index) => printParseErrorCode(index + 1));
    expect([...ofSchemas, ...ofParser, "NestedTooDeep", "UnexpectedEnd"].filter(isEnglish)).toEqual([]);
  });

  it("has Chinese for what a data set of the first format lacks", () => {
    const warnings = foundInSources("evaluation/dataset/load-dataset.ts", /Warning =\s*"([^"]+)"/g);
    expect(warnings.length).toBe(1);
    expect(warnings.filter(isEnglish)).toEqual([]);
  });

  it("has Chinese for what a hit is", () => {
    const opener = { create: () => Promise.reject(unopened), open: () => Promise.reject(unopened) };
    const { retrievalUnit } = createAlayaSystem(opener);
    expect([passageUnit, retrievalUnit].filter(isEnglish)).toEqual([]);
    expect(spokenText(passageUnit, "en")).toBe(passageUnit);
  });
});

const unopened = new Error("no memory is opened here");

/** No Chinese at all, or the English left as it was. */
function isEnglish(text: string): boolean {
  const chinese = spokenText(text, "zh");
  return chinese === text || !/\p{Script=Han}/u.test(chinese);
}
