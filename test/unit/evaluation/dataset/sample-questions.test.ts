import { describe, expect, it } from "vitest";
import type { Question } from "../../../../src/evaluation/dataset/dataset.ts";
import { sampleQuestions } from "../../../../src/evaluation/dataset/generators/sample-questions.ts";
import { datasetStats } from "../../../../src/evaluation/dataset/stats.ts";
import { aDataset, aQuestion } from "../../../support/builders/a-question.ts";

function many(count: number, facts: Partial<Question>): Omit<Question, "id">[] {
  return Array.from({ length: count }, () => {
    const { id: _id, ...question } = aQuestion(facts);
    return question;
  });
}

const easy = many(100, { type: "CONCEPT_RECALL", difficulty: "easy" });
const medium = [
  ...many(30, { type: "CAUSAL_TRACE", difficulty: "medium" }),
  ...many(3, { type: "SIMILAR_FIND", difficulty: "medium" }),
];

describe("sampleQuestions", () => {
  it("reaches the mix with as many questions as the scarcest difficulty allows", () => {
    const hard = many(6, { type: "NAVIGATION", difficulty: "hard" });
    const { questions, notes } = sampleQuestions([...easy, ...medium, ...hard], {
      perType: 10,
      prefix: "tale",
    });
    expect(datasetStats(aDataset(questions)).byDifficulty).toEqual({ easy: 12, medium: 12, hard: 6 });
    expect(datasetStats(aDataset(questions)).byType).toMatchObject({ CAUSAL_TRACE: 9, SIMILAR_FIND: 3 });
    expect(notes).toContain("wished for 60 questions, made 30");
  });

  it("says so when the mix is not to be had", () => {
    const { questions, notes } = sampleQuestions([...easy, ...medium], { perType: 10, prefix: "tale" });
    expect(questions).toHaveLength(48);
    expect(notes).toContain(
      "the text does not give the 40/40/20 mix; achieved: easy 50 %, medium 50 %, hard 0 %",
    );
  });

  it("numbers questions by type", () => {
    const { questions } = sampleQuestions([...medium, ...easy], { perType: 1, prefix: "tale" });
    expect(questions.map(({ id, type }) => [id, type]).slice(0, 3)).toEqual([
      ["tale-q0001", "CONCEPT_RECALL"],
      ["tale-q0002", "CONCEPT_RECALL"],
      ["tale-q0003", "CAUSAL_TRACE"],
    ]);
  });
});
