import type { CallOptions } from "../../../core/concurrency.ts";
import type { Corpus } from "../../corpus/corpus.ts";
import type { Question } from "../dataset.ts";

export interface QaPlan {
  readonly seed: number;
  /** Questions wished for of each of the six types, on average. */
  readonly perType: number;
}

export interface GeneratedQuestions {
  readonly questions: readonly Question[];
  /** What was refused, by reason, and what could not be reached. */
  readonly notes: readonly string[];
}

/** Makes questions with gold spans from the text of a corpus alone, blind to any store or card. */
export interface QaGenerator {
  /** Goes into the data set's `meta.generator`. */
  readonly name: string;
  questions(corpus: Corpus, plan: QaPlan, options?: CallOptions): Promise<GeneratedQuestions>;
}
