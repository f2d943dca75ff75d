import type { Card } from "../domain/card.ts";
import type { Session, SourceRef } from "../domain/session.ts";
import type { EvidenceContext } from "../ports/session-store.ts";

/** UTF-16 code units kept to either side of a span, so that many cards of one long turn do not each keep all of it. */
const surroundingCharacters = 1_000;

/** For each card the text around its evidence. */
export function contextsOf(cards: readonly Card[], sessions: readonly Session[]): readonly EvidenceContext[] {
  const byId = new Map(sessions.map((session) => [session.id, session]));
  return cards.map((card) => ({
    card: card.id,
    session: card.session,
    evidence: card.evidence,
    turns: excerptsOf(card.evidence, byId.get(card.session)),
  }));
}

function excerptsOf(evidence: readonly SourceRef[], session: Session | undefined): EvidenceContext["turns"] {
  const excerpts = evidence.map((ref) => excerptAround(ref, session?.turns[ref.turn]?.content ?? ""));
  return [...new Map(excerpts.map((excerpt) => [`${excerpt.turn} ${excerpt.start}`, excerpt])).values()];
}

function excerptAround({ turn, start, end }: SourceRef, content: string): EvidenceContext["turns"][number] {
  const from = wholeCharacter(content, Math.max(0, start - surroundingCharacters));
  const to = wholeCharacter(content, Math.min(content.length, end + surroundingCharacters));
  return { turn, start: from, content: content.slice(from, to) };
}

/** The place itself, or the one before it where it would part a surrogate pair. */
const wholeCharacter = (content: string, place: number): number =>
  /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(content.slice(Math.max(0, place - 1), place + 1))
    ? place - 1
    : place;
