import type { EntityId } from "../../core/ids.ts";
import type { Entity } from "../../domain/entity.ts";
import { reasonFor } from "./reasons.ts";
import type { Proposal, Story, StoryCard } from "./story.ts";
import { isSharedButRare } from "./term-index.ts";

const nextWeight = 0.9;
const nextSessionWeight = 0.8;
const nextAboutWeight = 0.5;

/** Entities that so many cards name are the story's furniture: the next card about them tells nothing. */
const mainEntity = { share: 0.04, fewest: 6, most: 400 } as const;

/** From each card to the next of its session, and where `across` from each session to the next of its channel. */
export function followReading(story: Story, { across }: { readonly across: boolean }): readonly Proposal[] {
  const lastOf = new Map<string, StoryCard>();
  return story.cards.flatMap((entry) => {
    const before = lastOf.get(entry.session.channel);
    lastOf.set(entry.session.channel, entry);
    if (before === undefined) return [];
    const isSameSession = before.session.id === entry.session.id;
    if (!isSameSession && !across) return [];
    return [
      {
        from: before.position,
        to: entry.position,
        relation: "TEMPORAL_NEXT" as const,
        weight: isSameSession ? nextWeight : nextSessionWeight,
        reason: reasonFor(before.card, isSameSession ? "next" : "nextSession"),
      },
    ];
  });
}

/** From each card to the next one about the rarest entity that it names, unless that is the card read next anyway. */
export function followEntities(story: Story, entities: ReadonlyMap<EntityId, Entity>): readonly Proposal[] {
  return story.cards.flatMap((entry) => {
    const names = entry.card.entities
      .filter((id) => isSharedButRare(story.entities, id, mainEntity))
      .sort((a, b) => story.entities.rarity(b) - story.entities.rarity(a) || (a < b ? -1 : 1));
    for (const id of names) {
      const next = nextHolding(story.entities.holding(id), entry.position);
      if (next === undefined || isReadNext(entry, story.cards[next])) continue;
      const reason = reasonFor(entry.card, "nextAbout", [entities.get(id)?.label ?? id]);
      return [
        {
          from: entry.position,
          to: next,
          relation: "TEMPORAL_NEXT" as const,
          weight: nextAboutWeight,
          reason,
        },
      ];
    }
    return [];
  });
}

function nextHolding(positions: readonly number[], after: number): number | undefined {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) <= after) low = middle + 1;
    else high = middle;
  }
  return positions[low];
}

const isReadNext = (entry: StoryCard, next: StoryCard | undefined): boolean =>
  next?.position === entry.position + 1 && next.session.id === entry.session.id;
