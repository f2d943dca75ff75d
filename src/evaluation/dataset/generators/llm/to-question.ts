import type { SourceRef } from "../../../../domain/session.ts";
import type { Question, QuestionType } from "../../dataset.ts";
import { difficultyOf } from "../../difficulty.ts";
import type { Draft } from "./reply.ts";

const relationOfType: Readonly<Partial<Record<QuestionType, string>>> = {
  CAUSAL_TRACE: "CAUSED_BY",
  SIMILAR_FIND: "SIMILAR_TO",
  TEMPORAL_ORDER: "TEMPORAL_NEXT",
  CONTRADICTION: "CONTRADICTS",
};

/**
 * The question in the data set's form. Hops are the steps from one place of the gold to the next: its places less
 * one. The cluster is the session of the first place.
 */
export function toQuestion(draft: Draft, spans: readonly SourceRef[]): Omit<Question, "id"> {
  const { type, query, answer, explanation, order, concepts, distractor } = draft;
  const relation = spans.length > 1 ? relationOfType[type] : undefined;
  const [from, to] = [spans[0], spans.at(-1)];
  const hops = spans.length - 1;
  return {
    type,
    query,
    ...(from === undefined ? {} : { cluster: from.session }),
    answerable: true,
    ...(distractor === undefined ? {} : { distractor_reason: distractor }),
    ...(concepts === undefined ? {} : { concepts }),
    ...(relation === undefined ? {} : { relations: [relation], expected_relations: [relation] }),
    expected: { spans: [...spans] },
    ...(type === "NAVIGATION" && from && to ? { expected_path: [...spans], from, to } : {}),
    expected_answer: answer,
    ...(order === undefined ? {} : { expected_order: order }),
    difficulty: difficultyOf(hops),
    hops,
    explanation,
  };
}
