import { groupBy } from "../../core/group-by.ts";
import type { Dataset, Difficulty, Question, QuestionType } from "./dataset.ts";
import { leakShare } from "./leak.ts";

/** What a data set holds. */
export interface DatasetStats {
  readonly questions: number;
  readonly answerable: number;
  readonly byType: Readonly<Record<QuestionType, number>>;
  readonly byDifficulty: Readonly<Record<Difficulty, number>>;
  /** Questions of each cluster; those without one are counted under the empty name. */
  readonly byCluster: Readonly<Record<string, number>>;
  readonly byHops: Readonly<Record<string, number>>;
  /** Over the answerable questions; `null` when there are none. */
  readonly spansPerQuestion: { readonly mean: number; readonly least: number; readonly most: number } | null;
  /** Share of the answerable questions that repeat a run of their gold. */
  readonly leakShare: number;
}

export function datasetStats({ meta, qa_pairs: questions }: Dataset): DatasetStats {
  return {
    questions: questions.length,
    answerable: questions.filter(({ answerable }) => answerable).length,
    byType: {
      CONCEPT_RECALL: countType(questions, "CONCEPT_RECALL"),
      CAUSAL_TRACE: countType(questions, "CAUSAL_TRACE"),
      SIMILAR_FIND: countType(questions, "SIMILAR_FIND"),
      TEMPORAL_ORDER: countType(questions, "TEMPORAL_ORDER"),
      CONTRADICTION: countType(questions, "CONTRADICTION"),
      NAVIGATION: countType(questions, "NAVIGATION"),
    },
    byDifficulty: {
      easy: countDifficulty(questions, "easy"),
      medium: countDifficulty(questions, "medium"),
      hard: countDifficulty(questions, "hard"),
    },
    byCluster: countBy(questions, ({ cluster }) => cluster ?? ""),
    byHops: countBy(questions, ({ hops }) => String(hops)),
    spansPerQuestion: spansPerQuestion(questions),
    leakShare: leakShare(questions, meta.language),
  };
}

const countType = (questions: readonly Question[], type: QuestionType) =>
  questions.filter((question) => question.type === type).length;

const countDifficulty = (questions: readonly Question[], difficulty: Difficulty) =>
  questions.filter((question) => question.difficulty === difficulty).length;

function countBy(
  questions: readonly Question[],
  keyOf: (question: Question) => string,
): Record<string, number> {
  return Object.fromEntries([...groupBy(questions, keyOf)].map(([key, group]) => [key, group.length]));
}

function spansPerQuestion(questions: readonly Question[]): DatasetStats["spansPerQuestion"] {
  const counts = questions
    .filter(({ answerable }) => answerable)
    .map(({ expected }) => expected.spans.length);
  if (counts.length === 0) return null;
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return { mean, least: Math.min(...counts), most: Math.max(...counts) };
}
