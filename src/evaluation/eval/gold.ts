import { DataError } from "../../core/errors.ts";
import type { Session, SourceRef } from "../../domain/session.ts";
import type { OpenMemory } from "../../ports/memory-system.ts";
import type { Dataset, Question } from "../dataset/dataset.ts";
import type { GoldIssue, GoldUnit } from "../metrics/observation.ts";

/** The sessions of a corpus by id. */
export type SessionsById = ReadonlyMap<string, Session>;

/** What keeps a question's spans (gold, path, start, goal) from being found in the corpus; null when all are there. */
export function goldIssueOf(question: Question, sessions: SessionsById): GoldIssue | null {
  const { from, to } = question;
  const spans = [
    ...question.expected.spans,
    ...(question.expected_path ?? []),
    ...(from ? [from] : []),
    ...(to ? [to] : []),
  ];
  for (const span of spans) {
    const issue = spanIssue(span, sessions);
    if (issue !== null) return issue;
  }
  return null;
}

/** Why a span is not what the corpus holds at its place; null when it is. */
export function spanIssue(span: SourceRef, sessions: SessionsById): GoldIssue | null {
  const session = sessions.get(span.session);
  if (session === undefined) return "session-missing";
  const turn = session.turns[span.turn];
  if (turn === undefined) return "turn-missing";
  if (span.end <= span.start) return "empty-span";
  return turn.content.slice(span.start, span.end) === span.quote ? null : "quote-differs";
}

/** The units of relevance: the gold spans, or the card ids of a data set that has only those. */
export async function goldUnitsOf(question: Question, memory: OpenMemory): Promise<readonly GoldUnit[]> {
  const { spans, cards = [] } = question.expected;
  if (!question.answerable) return [];
  if (spans.length === 0) return cards.map((id) => ({ kind: "card", id }));
  const units: GoldUnit[] = [];
  for (const span of spans) {
    const inspected = await memory.facets.inspect?.(span);
    units.push({ kind: "span", ...span, stage: inspected?.stage ?? null });
  }
  return units;
}

/** Throws `EVAL_NO_GOLD`, with the number of questions for each cause, when not one question can be judged. */
export function requireGold(dataset: Dataset, sessions: SessionsById): void {
  const causes = new Map<string, number>();
  for (const question of dataset.qa_pairs) {
    const { spans, cards = [] } = question.expected;
    const isEmpty = !question.answerable || spans.length + cards.length === 0;
    const cause = isEmpty ? "gold-absent" : goldIssueOf(question, sessions);
    if (cause === null) return;
    causes.set(cause, (causes.get(cause) ?? 0) + 1);
  }
  const counted = [...causes].map(([cause, count]) => `${cause}: ${count}`).join(", ");
  throw new DataError({
    code: "EVAL_NO_GOLD",
    message: `no question of ${dataset.meta.name} has gold that the corpus holds (${counted})`,
    hint: "check that the data set belongs to this corpus with `alaya dataset validate`",
    details: { dataset: dataset.meta.name, causes: counted },
  });
}
