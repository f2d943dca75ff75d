import type { SourceRef } from "../../../src/domain/session.ts";
import type { Dataset, Question } from "../../../src/evaluation/dataset/dataset.ts";

export function aSpan(facts: Partial<SourceRef> = {}): SourceRef {
  return { session: "tale-001", turn: 0, start: 0, end: 4, quote: "天色将晚", ...facts };
}

export function aQuestion(facts: Partial<Question> = {}): Question {
  return {
    id: "q-1",
    type: "CONCEPT_RECALL",
    query: "那时是什么时辰？",
    answerable: true,
    expected: { spans: [aSpan()] },
    difficulty: "easy",
    hops: 0,
    explanation: "写在第一段。",
    ...facts,
  };
}

export function aDataset(questions: readonly Question[], meta: Partial<Dataset["meta"]> = {}): Dataset {
  return {
    schema: "alaya.dataset/2",
    meta: {
      name: "tale",
      version: "1",
      language: "zh",
      corpus: ".",
      sha256: "a".repeat(64),
      generator: "rules",
      provider: null,
      masking: "none",
      ...meta,
    },
    qa_pairs: [...questions],
  };
}
