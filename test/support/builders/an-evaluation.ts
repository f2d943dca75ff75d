import { sessionId } from "../../../src/core/ids.ts";
import type { Session, SourceRef } from "../../../src/domain/session.ts";
import type { Corpus } from "../../../src/evaluation/corpus/corpus.ts";
import type { Dataset, Question } from "../../../src/evaluation/dataset/dataset.ts";

const sentence = "The keeper climbs the tower and lights the lamp before the storm.";

export const aSession = (id: string): Session => ({
  id: sessionId(id),
  at: new Date(0),
  channel: "book",
  agent: "main",
  profile: "document",
  turns: [
    { role: "narrator", content: sentence },
    { role: "narrator", content: sentence },
  ],
  metadata: {},
});

export const aCorpus = (sessions: readonly Session[]): Corpus => ({
  manifest: {
    schema: "alaya.corpus/1",
    name: "lamp",
    title: "The Lamp",
    language: "en",
    licence: "MIT",
    sessions: "sessions",
    sha256: "0".repeat(64),
  },
  directory: "",
  sessions,
});

/** The first ten characters of a turn of `aSession`. */
export const aSpan = (session: string, turn = 0): SourceRef => ({
  session,
  turn,
  start: 0,
  end: 10,
  quote: sentence.slice(0, 10),
});

export const aQuestion = (changes: Partial<Question> = {}): Question => ({
  id: "q-1",
  type: "CONCEPT_RECALL",
  query: "Who lights the lamp?",
  answerable: true,
  expected: { spans: [aSpan("chapter-01")] },
  difficulty: "easy",
  hops: 0,
  explanation: "",
  ...changes,
});

export const aDataset = (questions: readonly Question[]): Dataset => ({
  schema: "alaya.dataset/2",
  meta: {
    name: "lamp",
    version: "1",
    language: "en",
    corpus: "../corpora/lamp",
    sha256: "0".repeat(64),
    generator: "hand",
    provider: null,
    masking: "none",
  },
  qa_pairs: [...questions],
});
