import type { CardId, SessionId } from "../core/ids.ts";
import { compareText } from "../core/order.ts";
import type { Card } from "./card.ts";

/** Where a card stands among all cards of its store. */
export interface ReadingPosition {
  readonly id: CardId;
  readonly session: SessionId;
  /** Turn and offset of the first evidence. */
  readonly turn: number;
  readonly start: number;
}

export function readingPosition(card: Card): ReadingPosition {
  const first = card.evidence[0];
  return { id: card.id, session: card.session, turn: first?.turn ?? 0, start: first?.start ?? 0 };
}

/** By session, first evidence, id. */
export const compareReadingOrder = (a: ReadingPosition, b: ReadingPosition): number =>
  compareText(a.session, b.session) || a.turn - b.turn || a.start - b.start || compareText(a.id, b.id);
