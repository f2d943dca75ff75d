import { sha256 } from "../../core/fingerprint.ts";
import { type CardId, cardIdOf } from "../../core/ids.ts";
import { detectLanguage } from "../../core/language.ts";
import type { Card } from "../../domain/card.ts";
import type { RelationName } from "../../domain/link.ts";
import type { Session } from "../../domain/session.ts";
import type { CardDraft, Distillation, EntityDraft } from "../../ports/distiller.ts";
import type { StorySession } from "./story.ts";

/** A card with its id that still names its entities by the labels of its session. */
export interface DraftedCard {
  /** `entities` is empty: `linkCards` fills it. */
  readonly card: Card;
  readonly labels: readonly string[];
}

/** A link between two cards of one session, by id. */
export interface DraftedLink {
  readonly from: CardId;
  readonly to: CardId;
  readonly relation: RelationName;
  readonly weight: number;
  readonly reason: string;
}

/** What one session gave, ready to be linked. */
export interface DraftedSession {
  readonly session: StorySession;
  readonly cards: readonly DraftedCard[];
  readonly links: readonly DraftedLink[];
  readonly entities: readonly EntityDraft[];
}

/**
 * Gives the drafts of a session their ids. A draft without evidence is left out, as is one whose id another draft
 * already has; so are links whose ends are then missing.
 */
export function toCards(
  session: Session,
  distillation: Distillation,
  { namespace }: { readonly namespace: string },
): DraftedSession {
  const idOf = new Map<string, CardId>();
  const cards = new Map<CardId, DraftedCard>();
  for (const draft of distillation.cards) {
    const card = toCard(session, draft, namespace);
    if (card === null) continue;
    idOf.set(draft.key, card.id);
    if (!cards.has(card.id)) cards.set(card.id, { card, labels: draft.entities });
  }
  const links = distillation.links.flatMap(({ from, to, relation, weight, reason }) => {
    const ends = { from: idOf.get(from), to: idOf.get(to) };
    if (ends.from === undefined || ends.to === undefined || ends.from === ends.to) return [];
    return [{ from: ends.from, to: ends.to, relation, weight, reason }];
  });
  const { id, at, channel } = session;
  return {
    session: { id, at, channel },
    cards: [...cards.values()],
    links,
    entities: distillation.entities,
  };
}

function toCard(session: Session, draft: CardDraft, namespace: string): Card | null {
  const [first] = draft.evidence;
  if (first === undefined) return null;
  const { turn, start, end } = first;
  return {
    id: cardIdOf({ namespace, session: session.id, turn, start, end, title: draft.title }),
    namespace,
    title: draft.title,
    content: draft.content,
    kind: draft.kind,
    language: detectLanguage(draft.content),
    tags: draft.tags,
    importance: draft.importance,
    entities: [],
    evidence: draft.evidence,
    session: session.id,
    contentHash: sha256(draft.content),
    at: session.turns[turn]?.at ?? session.at,
  };
}
