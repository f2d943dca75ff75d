import type { SessionId } from "../../core/ids.ts";
import type { Card } from "../../domain/card.ts";
import type { Segmenter } from "../../ports/segmenter.ts";
import { createTermIndex, type TermIndex } from "./term-index.ts";

/** What linking needs to know of a session; sessions of one channel follow each other. */
export interface StorySession {
  readonly id: SessionId;
  /** Event time. */
  readonly at: Date;
  readonly channel: string;
}

/** A card in its place in the story. */
export interface StoryCard {
  readonly card: Card;
  /** In the order of events over all sessions, from 0. */
  readonly position: number;
  readonly session: StorySession;
  readonly isNew: boolean;
}

/** All cards in the order of events, with indexes over their terms and their entities. */
export interface Story {
  readonly cards: readonly StoryCard[];
  readonly terms: TermIndex;
  readonly entities: TermIndex;
}

/** A link that a rule proposes, between positions of the story. */
export interface Proposal {
  readonly from: number;
  readonly to: number;
  readonly relation: "TEMPORAL_NEXT" | "REFERENCES" | "SIMILAR_TO" | "CAUSED_BY" | "CONTRADICTS";
  /** In [0, 1]. */
  readonly weight: number;
  readonly reason: string;
}

/** Sessions in the order of events: time, then id. */
export const inEventOrder = (a: StorySession, b: StorySession): number =>
  a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Puts cards in the order of events. Cards of an unknown session stand at their own time, in a channel of none. */
export function buildStory(
  cards: readonly { readonly card: Card; readonly isNew: boolean }[],
  sessions: readonly StorySession[],
  segmenter: Pick<Segmenter, "terms">,
): Story {
  const known = new Map(sessions.map((session) => [session.id, session]));
  const ordered = cards
    .map((entry) => ({ ...entry, session: known.get(entry.card.session) ?? sessionOf(entry.card) }))
    .sort((a, b) => inEventOrder(a.session, b.session) || inReadingOrder(a.card, b.card))
    .map((entry, position) => ({ ...entry, position }));
  return {
    cards: ordered,
    terms: createTermIndex(ordered.map(({ card }) => segmenter.terms(card.content).filter(isTelling))),
    entities: createTermIndex(ordered.map(({ card }) => card.entities)),
  };
}

const sessionOf = (card: Card): StorySession => ({ id: card.session, at: card.at, channel: "" });

function inReadingOrder(a: Card, b: Card): number {
  const [first] = a.evidence;
  const [second] = b.evidence;
  const byTurn = (first?.turn ?? 0) - (second?.turn ?? 0);
  return byTurn || (first?.start ?? 0) - (second?.start ?? 0) || (a.id < b.id ? -1 : 1);
}

/** A single letter or character tells nothing. */
export const isTelling = (term: string): boolean => term.length > 1;
