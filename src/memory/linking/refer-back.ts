import type { EntityId } from "../../core/ids.ts";
import type { Entity } from "../../domain/entity.ts";
import { heaviest } from "./heaviest.ts";
import { reasonFor } from "./reasons.ts";
import type { Proposal, Story, StoryCard } from "./story.ts";
import { isSharedButRare } from "./term-index.ts";

const rareEntity = { share: 0.03, fewest: 8, most: 300 } as const;
const mostPerCard = 3;
const sceneLength = 4;
/** Natural logarithm of how rare the shared entities must be together. */
const fewestRarity = 3.5;
/** Rarity at which the weight is half way up its range. */
const middlingRarity = 8;
const lowestWeight = 0.3;
const weightRange = 0.5;

/** From each card back to the earlier cards that share its rarest entities: few each, and never those of the same scene. */
export function referBack(story: Story, entities: ReadonlyMap<EntityId, Entity>): readonly Proposal[] {
  return story.cards
    .filter(({ isNew }) => isNew)
    .flatMap((entry) => {
      const rare = entry.card.entities.filter((id) => isSharedButRare(story.entities, id, rareEntity));
      const shared = new Map<number, number>();
      for (const id of rare) {
        for (const other of story.entities.holding(id)) {
          if (other >= entry.position) break;
          shared.set(other, (shared.get(other) ?? 0) + story.entities.rarity(id));
        }
      }
      return heaviest(shared, mostPerCard + sceneLength)
        .filter(([other, rarity]) => rarity >= fewestRarity && !isSameScene(story.cards[other], entry))
        .slice(0, mostPerCard)
        .map(([other, rarity]) => {
          const common = rare.filter((id) => story.cards[other]?.card.entities.includes(id));
          const names = common.map((id) => entities.get(id)?.label ?? id);
          return {
            from: entry.position,
            to: other,
            relation: "REFERENCES" as const,
            weight: lowestWeight + (weightRange * rarity) / (rarity + middlingRarity),
            reason: reasonFor(entry.card, "sharedNames", names),
          };
        });
    });
}

/** The scene itself: cards of the same session that stand just before. */
const isSameScene = (other: StoryCard | undefined, entry: StoryCard): boolean =>
  other !== undefined &&
  other.position >= entry.position - sceneLength &&
  other.session.id === entry.session.id;
