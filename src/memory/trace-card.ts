import type { SessionId } from "../core/ids.ts";
import type { Card } from "../domain/card.ts";
import type { Session, TurnRole } from "../domain/session.ts";
import type { EvidenceContext } from "../ports/session-store.ts";
import { contextsOf } from "./evidence-contexts.ts";
import { sessionFileMissing } from "./missing.ts";
import type { Stores } from "./parts.ts";
import { requireCard } from "./require-card.ts";
import { type Excerpt, joinExcerpts, joinSpans, type Span } from "./trace-spans.ts";

/** A turn, or what stands around the evidence in a long one. */
export interface TracedTurn extends Excerpt {
  /** Null when the session's file is gone. */
  readonly role: TurnRole | null;
  readonly speaker: string | null;
  /** Whether the turn goes on after the excerpt. */
  readonly isCut: boolean;
  /** What proves the card, as places in `content`; none in a turn that only stands beside. */
  readonly quotes: readonly Span[];
}

/** Where a card comes from. */
export interface Trace {
  readonly card: Card;
  readonly session: {
    readonly id: SessionId;
    readonly at: Date;
    readonly title: string | null;
    /** Null when the session's file is gone. */
    readonly path: string | null;
  };
  /** The turns of the evidence, with the one before and the one after. */
  readonly turns: readonly TracedTurn[];
}

/** Goes from a card back to its session. Throws `CARD_NOT_FOUND`, `SESSION_FILE_MISSING`. */
export async function traceCard({ graph, sessions }: Stores, id: string): Promise<Trace> {
  const card = await requireCard(graph, id);
  const session = await sessions.get(card.session);
  const kept = await sessions.context(card.id);
  const [context] = kept === undefined && session !== undefined ? contextsOf([card], [session]) : [kept];
  if (context === undefined) throw sessionFileMissing(card.session);
  const path = session === undefined ? undefined : await sessions.pathOf(card.session);
  return {
    card,
    session: {
      id: card.session,
      at: session?.at ?? card.at,
      title: session?.title ?? null,
      path: path ?? null,
    },
    turns: turnsOf(context, session),
  };
}

function turnsOf({ turns, evidence }: EvidenceContext, session: Session | undefined): readonly TracedTurn[] {
  const excerpts = joinExcerpts(turns);
  return [...excerpts, ...turnsBeside(excerpts, session)]
    .sort((a, b) => a.turn - b.turn || a.start - b.start)
    .map((excerpt) => {
      const { turn, start, content } = excerpt;
      const source = session?.turns[turn];
      const end = start + content.length;
      const within = evidence.filter((ref) => ref.turn === turn && ref.start >= start && ref.end <= end);
      return {
        ...excerpt,
        role: source?.role ?? null,
        speaker: source?.speaker ?? null,
        isCut: source !== undefined && source.content.length > end,
        quotes: joinSpans(within.map((ref) => ({ start: ref.start - start, end: ref.end - start }))),
      };
    });
}

function turnsBeside(excerpts: readonly Excerpt[], session: Session | undefined): readonly Excerpt[] {
  const told = new Set(excerpts.map(({ turn }) => turn));
  const beside = new Set([...told].flatMap((turn) => [turn - 1, turn + 1]));
  return [...beside]
    .filter((turn) => !told.has(turn))
    .flatMap((turn) => {
      const content = session?.turns[turn]?.content ?? "";
      return content.trim() === "" ? [] : [{ turn, start: 0, content }];
    });
}
