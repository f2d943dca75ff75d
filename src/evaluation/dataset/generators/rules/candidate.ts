import type { SourceRef } from "../../../../domain/session.ts";
import type { Question } from "../../dataset.ts";
import { difficultyOf } from "../../difficulty.ts";
import { type Clause, type Sentence, spanOf } from "./book-index.ts";
import type { Range } from "./rule-language.ts";

/** A question before it is chosen and gets its id. */
export type Candidate = Omit<Question, "id">;

/** Why rules made no question of what they found, counted. */
export class Refusals {
  readonly #counts = new Map<string, number>();

  add(reason: string): void {
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
  }

  notes(): string[] {
    return [...this.#counts].map(([reason, count]) => `refused, ${reason}: ${count}`);
  }
}

export interface CandidateFacts {
  readonly type: Question["type"];
  readonly query: string;
  readonly spans: readonly SourceRef[];
  readonly hops: number;
  readonly concepts: readonly string[];
  readonly explanation: string;
}

/** What all candidates have in common; the cluster is the session of the first span. */
export function candidateOf({ type, query, spans, hops, concepts, explanation }: CandidateFacts): Candidate {
  const cluster = spans[0]?.session;
  return {
    type,
    query,
    ...(cluster !== undefined && { cluster }),
    answerable: true,
    concepts: [...concepts],
    expected: { spans: [...spans] },
    difficulty: difficultyOf(hops),
    hops,
    explanation,
  };
}

/** The sentence, or of a long one the clauses around the given ones that still fit. */
export function goldSpan(sentence: Sentence, clauses: readonly Clause[], maxLength: number): SourceRef {
  const [first, last] = [clauses[0], clauses.at(-1)];
  if (sentence.end - sentence.start <= maxLength || first === undefined || last === undefined)
    return spanOf(sentence.paragraph, sentence);
  let range: Range = { start: first.start, end: last.end };
  for (const clause of sentence.clauses) {
    const wider = { start: Math.min(range.start, clause.start), end: Math.max(range.end, clause.end) };
    if (wider.end - wider.start <= maxLength) range = wider;
  }
  return spanOf(sentence.paragraph, range);
}
