import { describe, expect, it } from "vitest";
import type { Measures } from "../../../src/app/bench/job.ts";
import { scalingOf } from "../../../src/app/bench/scaling.ts";

const aWorld = (language: "zh" | "en", chapters: number, measures: Measures) => ({
  subject: { kind: "world" as const, language, chapters },
  measures,
});

const small: Measures = {
  characters: 1_000,
  cards: 10,
  links: 20,
  "ingest-ms": 100,
  "distil-ms": 1_000,
  "recall-p50-ms": 2,
  "eval-ms": 500,
  questions: 50,
  "store-bytes": 4_000,
};
const large: Measures = {
  characters: 4_000,
  cards: 40,
  links: 100,
  "ingest-ms": 400,
  "distil-ms": 6_000,
  "recall-p50-ms": 3,
  "eval-ms": 3_000,
  questions: 100,
  "store-bytes": 6_000,
};

describe("scalingOf", () => {
  it("gives the ratio of each measure from a world to the next larger one", () => {
    expect(scalingOf([aWorld("zh", 40, large), aWorld("zh", 10, small)])).toEqual([
      {
        language: "zh",
        fromChapters: 10,
        toChapters: 40,
        characters: 4,
        cards: 4,
        links: 5,
        ingest: 4,
        distil: 6,
        recall: 1.5,
        evalPerQuestion: 3,
        storeBytes: 1.5,
      },
    ]);
  });

  it("does not compare worlds of different languages, nor books", () => {
    const book = { subject: { kind: "book" as const, path: "a.txt" }, measures: large };
    expect(scalingOf([aWorld("zh", 10, small), aWorld("en", 40, large), book])).toEqual([]);
  });
});
