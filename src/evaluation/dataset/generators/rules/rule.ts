import type { Random } from "../../../../core/random.ts";
import type { Act } from "./acts.ts";
import type { BookIndex } from "./book-index.ts";
import type { Candidate, Refusals } from "./candidate.ts";
import type { RuleLanguage } from "./rule-language.ts";

/** What a rule reads. */
export interface RuleSource {
  readonly book: BookIndex;
  readonly acts: readonly Act[];
  readonly language: RuleLanguage;
  readonly random: Random;
  readonly refusals: Refusals;
}

/** Finds the questions of one type that a book gives, the better ones first. */
export type Rule = (source: RuleSource) => Candidate[];
