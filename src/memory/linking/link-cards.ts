import type { CardId } from "../../core/ids.ts";
import type { Card } from "../../domain/card.ts";
import type { Entity } from "../../domain/entity.ts";
import { type Link, linkKey, normaliseLink } from "../../domain/link.ts";
import type { Segmenter } from "../../ports/segmenter.ts";
import { findCauses } from "./find-causes.ts";
import { findContradictions } from "./find-contradictions.ts";
import { findDenials } from "./find-denials.ts";
import { createNearest, linkSimilar } from "./find-similar.ts";
import { followEntities, followReading } from "./follow-story.ts";
import { nameCards } from "./name-cards.ts";
import { referBack } from "./refer-back.ts";
import { type ResolvedEntities, resolveEntities } from "./resolve-entities.ts";
import { buildStory, type Proposal, type Story, type StorySession } from "./story.ts";
import type { DraftedSession } from "./to-cards.ts";

/** Which cards may be linked: all, those of one session, or none. */
export type LinkingMode = "cross-session" | "in-session" | "none";

export interface LinkInput {
  readonly namespace: string;
  /** The sessions that are new; each only once. */
  readonly drafts: readonly DraftedSession[];
  /** What the store of this namespace holds already. */
  readonly existing: {
    readonly cards: readonly Card[];
    readonly entities: readonly Entity[];
    readonly sessions: readonly StorySession[];
  };
  readonly segmenter: Pick<Segmenter, "terms">;
  readonly mode: LinkingMode;
}

export interface Linked {
  /** The new cards, with their entities. */
  readonly cards: readonly Card[];
  /** Entities that are new or gained an alias, and that a card mentions. */
  readonly entities: readonly Entity[];
  /** New links, normalised, one for each key, ordered by key; each has a new card at one end at least. */
  readonly links: readonly Link[];
}

/**
 * The pass over all cards after distilling: joins entities across sessions and links cards by reading order, shared
 * entities, like words, stated causes and contradictions. Time grows with cards × terms, not with pairs of cards.
 */
export function linkCards(input: LinkInput): Linked {
  const { namespace, drafts, existing } = input;
  const entities = resolveEntities(
    namespace,
    new Map(drafts.map((draft) => [draft.session.id, draft.entities])),
    existing.entities,
  );
  const cards = nameCards(drafts, entities);
  const mentioned = new Set([...cards, ...existing.cards].flatMap((card) => card.entities));
  return {
    cards,
    entities: entities.changed.filter(({ id }) => mentioned.has(id)),
    links: linksOf(input, cards, entities),
  };
}

function linksOf(input: LinkInput, added: readonly Card[], entities: ResolvedEntities): readonly Link[] {
  const { drafts, existing, segmenter, mode } = input;
  if (mode === "none") return [];
  const newIds = new Set(added.map(({ id }) => id));
  const story = buildStory(
    [
      ...existing.cards.filter(({ id }) => !newIds.has(id)).map((card) => ({ card, isNew: false })),
      ...added.map((card) => ({ card, isNew: true })),
    ],
    [...existing.sessions, ...drafts.map(({ session }) => session)],
    segmenter,
  );
  const proposals =
    mode === "in-session" ? followReading(story, { across: false }) : propose(story, entities, segmenter);
  const times = new Map(story.cards.map(({ card }) => [card.id, card.at]));
  const stated = drafts.flatMap(({ links }) => links);
  return unique([
    ...stated.map((link) => ({ ...link, evidenceCount: 1, at: laterOf(times, link) })),
    ...proposals.flatMap((proposal) => toLink(story, proposal, times)),
  ]);
}

function propose(
  story: Story,
  { byId }: ResolvedEntities,
  segmenter: Pick<Segmenter, "terms">,
): readonly Proposal[] {
  const nearest = createNearest(story, byId.values(), segmenter);
  return [
    ...followReading(story, { across: true }),
    ...followEntities(story, byId),
    ...referBack(story, byId),
    ...linkSimilar(story, nearest, segmenter),
    ...findCauses(story, byId, segmenter),
    ...findContradictions(story, byId, segmenter),
    ...findDenials(story, nearest, segmenter),
  ];
}

function toLink(
  story: Story,
  { from, to, relation, weight, reason }: Proposal,
  times: ReadonlyMap<CardId, Date>,
): readonly Link[] {
  const first = story.cards[from];
  const second = story.cards[to];
  if (first === undefined || second === undefined || !(first.isNew || second.isNew)) return [];
  const rounded = Math.round(weight * 1000) / 1000;
  const ends = { from: first.card.id, to: second.card.id };
  return [{ ...ends, relation, weight: rounded, reason, evidenceCount: 1, at: laterOf(times, ends) }];
}

/** A link stands from the time on at which both of its cards do; so equal sessions give equal links whenever they are made. */
function laterOf(times: ReadonlyMap<CardId, Date>, { from, to }: Pick<Link, "from" | "to">): Date {
  return new Date(Math.max(times.get(from)?.getTime() ?? 0, times.get(to)?.getTime() ?? 0));
}

/** Links of one key become one, with the larger weight and its reason; each told once more counts as evidence. */
function unique(links: readonly Link[]): readonly Link[] {
  const byKey = new Map<string, Link>();
  for (const link of links.map(normaliseLink)) {
    const key = linkKey(link);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, link);
    else {
      const surer = link.weight > known.weight ? link : known;
      byKey.set(key, { ...surer, evidenceCount: known.evidenceCount + link.evidenceCount });
    }
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, link]) => link);
}
