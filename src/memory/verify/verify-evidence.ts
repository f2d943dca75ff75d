import type { Card } from "../../domain/card.ts";
import type { Session, SourceRef } from "../../domain/session.ts";
import type { SessionStore } from "../../ports/session-store.ts";
import type { Finding } from "./finding.ts";

/** Each card's evidence file and, in the raw session, its quotes. */
export async function verifyEvidence(
  sessions: SessionStore,
  cards: readonly Card[],
): Promise<readonly Finding[]> {
  const files = new Set(await sessions.contextIds());
  const known = new Set(cards.map((card) => card.id));
  const orphans = [...files].filter((id) => !known.has(id));
  const findings: Finding[] = orphans.map((id) => ({ code: "EVIDENCE_FILE_ORPHAN", subject: id }));
  let session: Session | undefined;
  for (const card of cards) {
    if (!files.has(card.id)) findings.push({ code: "EVIDENCE_FILE_MISSING", subject: card.id });
    if (session?.id !== card.session) session = await sessions.get(card.session);
    if (session !== undefined) findings.push(...mismatches(card, session));
  }
  return findings;
}

function mismatches(card: Card, session: Session): readonly Finding[] {
  return card.evidence
    .filter((ref) => !isQuoted(ref, session))
    .map((ref) => ({ code: "EVIDENCE_MISMATCH", subject: card.id, detail: placeOf(ref) }));
}

const isQuoted = (ref: SourceRef, session: Session): boolean =>
  session.turns[ref.turn]?.content.slice(ref.start, ref.end) === ref.quote;

const placeOf = (ref: SourceRef): string => `${ref.session} turn ${ref.turn} ${ref.start}-${ref.end}`;
