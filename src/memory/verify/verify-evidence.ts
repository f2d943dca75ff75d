import { mapConcurrent } from "../../core/concurrency.ts";
import { fingerprint } from "../../core/fingerprint.ts";
import type { Card } from "../../domain/card.ts";
import type { Session, SourceRef } from "../../domain/session.ts";
import type { SessionStore } from "../../ports/session-store.ts";
import type { Finding } from "./finding.ts";
import { readable } from "./readable.ts";

const filesAtOnce = 32;

/** Each card's evidence file: that it is there and says what the card says; and in the raw session, its quotes. */
export async function verifyEvidence(
  sessions: SessionStore,
  cards: readonly Card[],
): Promise<readonly Finding[]> {
  const files = new Set(await sessions.contextIds());
  const known = new Set(cards.map((card) => card.id));
  const orphans = [...files].filter((id) => !known.has(id));
  const fileFindings = await mapConcurrent(cards, filesAtOnce, (card) => verifyFile(sessions, files, card));
  return [
    ...orphans.map((id): Finding => ({ code: "EVIDENCE_FILE_ORPHAN", subject: id })),
    ...fileFindings.flat(),
    ...(await verifyQuotes(sessions, cards)),
  ];
}

async function verifyFile(
  sessions: SessionStore,
  files: ReadonlySet<string>,
  card: Card,
): Promise<readonly Finding[]> {
  if (!files.has(card.id)) return [{ code: "EVIDENCE_FILE_MISSING", subject: card.id }];
  const context = await readable(sessions.context(card.id));
  const agrees = context !== undefined && fingerprint(context.evidence) === fingerprint(card.evidence);
  return agrees ? [] : [{ code: "EVIDENCE_FILE_DAMAGED", subject: card.id }];
}

/** Cards come by session, so each session is read once. */
async function verifyQuotes(sessions: SessionStore, cards: readonly Card[]): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  let session: Session | undefined;
  for (const card of cards) {
    if (session?.id !== card.session) session = await readable(sessions.get(card.session));
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
