import { describe, expect, it } from "vitest";
import { sessionId } from "../../../../src/core/ids.ts";
import type { Corpus } from "../../../../src/evaluation/corpus/corpus.ts";
import type { Dataset, Question } from "../../../../src/evaluation/dataset/dataset.ts";
import { validateDataset } from "../../../../src/evaluation/dataset/validate.ts";
import { aDataset, aQuestion, aSpan } from "../../../support/builders/a-question.ts";

const corpus: Corpus = {
  manifest: {
    schema: "alaya.corpus/1",
    name: "tale",
    title: "某书",
    language: "zh",
    licence: "MIT",
    sessions: "sessions",
    sha256: "a".repeat(64),
  },
  directory: ".",
  sessions: [
    {
      id: sessionId("tale-001"),
      at: new Date(0),
      channel: "book",
      agent: "main",
      profile: "document",
      turns: [
        { role: "narrator", content: "天色将晚，众人说话。" },
        { role: "narrator", content: "门外有人叫门，叫门的是个孩子。" },
      ],
      metadata: {},
    },
  ],
};

/** Two easy, two medium and one hard question: the mix that is asked for. */
function mixed(first: Question): Question[] {
  const rest = (["easy", "medium", "medium", "hard"] as const).map((difficulty, index) =>
    aQuestion({ id: `q-${index + 2}`, difficulty }),
  );
  return [first, ...rest];
}

const issuesOf = (question: Question, meta?: Partial<Dataset["meta"]>) =>
  validateDataset(aDataset(mixed(question), meta), corpus);

describe("validateDataset", () => {
  it("finds nothing wrong with a sound data set", () => {
    expect(issuesOf(aQuestion())).toEqual([]);
  });

  it("says what stands where a shifted quote should be, and where the quote is", () => {
    expect(issuesOf(aQuestion({ expected: { spans: [aSpan({ start: 1, end: 5 })] } }))).toEqual([
      {
        code: "QUOTE_MISMATCH",
        severity: "error",
        question: "q-1",
        field: "expected.spans[0]",
        found: "色将晚，",
        actual: { session: "tale-001", turn: 0, start: 0 },
      },
    ]);
  });

  it("gives no place for a quote that stands nowhere or twice", () => {
    const quotes = ["无此句", "叫门"].map((quote) => aSpan({ start: 0, end: 3, quote }));
    const issues = issuesOf(aQuestion({ expected: { spans: quotes } }));
    expect(issues.map((issue) => issue.code === "QUOTE_MISMATCH" && issue.actual)).toEqual([null, null]);
  });

  it("names sessions and turns that are missing", () => {
    const spans = [aSpan({ session: "tale-009" }), aSpan({ turn: 7 })];
    expect(issuesOf(aQuestion({ expected: { spans } }))).toEqual([
      {
        code: "SESSION_MISSING",
        severity: "error",
        question: "q-1",
        field: "expected.spans[0]",
        session: "tale-009",
      },
      {
        code: "TURN_MISSING",
        severity: "error",
        question: "q-1",
        field: "expected.spans[1]",
        session: "tale-001",
        turn: 7,
        turns: 2,
      },
    ]);
  });

  it("wants spans exactly where there is an answer, and ids once", () => {
    const codes = (question: Question) => issuesOf(question).map(({ code }) => code);
    expect(codes(aQuestion({ expected: { spans: [] } }))).toEqual(["SPANS_MISSING"]);
    expect(codes(aQuestion({ answerable: false }))).toEqual(["SPANS_UNWANTED"]);
    expect(codes(aQuestion({ id: "q-2" }))).toEqual(["ID_REPEATED"]);
  });

  it("wants a path to lead from its beginning to its end", () => {
    const [a, b] = [aSpan(), aSpan({ turn: 1, start: 0, end: 4, quote: "门外有人" })];
    const codes = (facts: Partial<Question>) => issuesOf(aQuestion(facts)).map(({ code }) => code);
    expect(codes({ from: a, to: b, expected_path: [a, b] })).toEqual([]);
    expect(codes({ from: b, to: a, expected_path: [a, b] })).toEqual(["PATH_ENDS"]);
    expect(codes({ expected_path: [a, b] })).toEqual(["PATH_ENDS"]);
  });

  it("names another corpus", () => {
    expect(issuesOf(aQuestion(), { sha256: "b".repeat(64) })).toEqual([
      { code: "CORPUS_OTHER", severity: "error", expected: "b".repeat(64), found: "a".repeat(64) },
    ]);
  });

  it("warns of a mix that is off by more than two points", () => {
    expect(validateDataset(aDataset([aQuestion()]), corpus)).toEqual([
      { code: "MIX_OFF", severity: "warning", difficulty: "easy", share: 1, target: 0.4 },
      { code: "MIX_OFF", severity: "warning", difficulty: "medium", share: 0, target: 0.4 },
      { code: "MIX_OFF", severity: "warning", difficulty: "hard", share: 0, target: 0.2 },
    ]);
  });

  it("refuses generated questions that repeat their gold, and warns of such by hand", () => {
    const leaking = aQuestion({
      query: "天色将晚众人在哪里",
      expected: { spans: [aSpan({ end: 9, quote: "天色将晚，众人说话" })] },
    });
    const questions = mixed(leaking).map((question, index) =>
      index < 2 ? { ...leaking, id: `q-${index}`, difficulty: question.difficulty } : question,
    );
    const severity = (generator: string) => validateDataset(aDataset(questions, { generator }), corpus);
    expect(severity("rules")).toEqual([{ code: "LEAK_SHARE", severity: "error", share: 0.4, limit: 0.2 }]);
    expect(severity("hand")).toEqual([{ code: "LEAK_SHARE", severity: "warning", share: 0.4, limit: 0.2 }]);
  });
});
