import { describe, expect, it } from "vitest";
import { readScores } from "../../../../src/adapters/openai-compatible/read-scores.ts";

// "query" is 2 tokens by estimate, "first" and "second" 2 each.
const asked = { query: "query", documents: ["first", "second"] };
const read = (response: unknown) => readScores(response, asked);

describe("readScores", () => {
  it.each([
    [
      "documents as text",
      {
        results: [
          { index: 1, document: "second", relevance_score: 0.75 },
          { index: 0, document: "first", relevance_score: 0.25 },
        ],
        usage: { total_tokens: 11 },
      },
      11,
    ],
    [
      "documents as objects",
      {
        results: [
          { index: 0, document: { text: "first" }, relevance_score: 0.25 },
          { index: 1, document: { text: "second" }, relevance_score: 0.75 },
        ],
        meta: { tokens: { input_tokens: 12 } },
      },
      12,
    ],
    [
      "results under `data`",
      {
        data: [
          { index: 0, relevance_score: 0.25 },
          { index: 1, relevance_score: 0.75 },
        ],
      },
      8,
    ],
    [
      "a bare list",
      [
        { index: 1, score: 0.75 },
        { index: 0, score: 0.25 },
      ],
      8,
    ],
  ])("reads %s, in the order of the documents", (_what, response, inputTokens) => {
    expect(read(response)).toEqual({ scores: [0.25, 0.75], inputTokens });
  });

  it("takes scores outside 0 to 1 for raw values of the model", () => {
    const results = [
      { index: 0, relevance_score: 0 },
      { index: 1, relevance_score: -Math.log(3) },
    ];
    const { scores } = read({ results });
    expect(scores[0]).toBeCloseTo(0.5, 12);
    expect(scores[1]).toBeCloseTo(0.25, 12);
  });

  it.each([
    ["no index", { results: [{ relevance_score: 1 }] }, "index"],
    ["one document twice", { results: [0, 0].map((index) => ({ index, relevance_score: 1 })) }, "twice"],
    ["too few results", { results: [{ index: 0, relevance_score: 1 }] }, "no score for document 1 of 2"],
    ["a document that was not sent", { results: [{ index: 2, relevance_score: 1 }] }, "a document 2"],
    ["no score", { results: [{ index: 0 }, { index: 1 }] }, "document 0 has no score"],
    ["nothing", {}, "no score for document 0"],
    ["a text", "ok", "Invalid input"],
  ])("refuses %s", (_what, response, reason) => {
    expect(() => read(response)).toThrow(reason);
  });
});
