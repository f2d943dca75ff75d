import type { EntityId } from "../../core/ids.ts";
import type { Entity } from "../../domain/entity.ts";
import type { Segmenter } from "../../ports/segmenter.ts";
import {
  causeClauses,
  lookingBackClauses,
  reasonOf,
  type StatedClause,
} from "../distillers/rules/cue-clauses.ts";
import { cuesOf } from "../distillers/rules/cues-of-language.ts";
import { heaviest } from "./heaviest.ts";
import { isTelling, type Proposal, type Story, type StoryCard } from "./story.ts";
import { isSharedButRare } from "./term-index.ts";

const rareTerm = { share: 0.03, fewest: 12, most: 150 } as const;
/** Share of the clause's rarity that the other card must hold; more where the words only look back. */
const fewestShare = { after: 0.3, before: 0.3, earlier: 0.4 } as const;
const fewestTerms = 3;
/** A cause told in another channel is less likely meant. */
const otherChannelShare = 0.7;

/** For each new card that states a cause or looks back, the earlier card of another session that tells it best. */
export function findCauses(
  story: Story,
  entities: ReadonlyMap<EntityId, Entity>,
  segmenter: Pick<Segmenter, "terms">,
): readonly Proposal[] {
  return story.cards
    .filter(({ isNew, position }) => isNew && position > 0)
    .flatMap((entry) => {
      const cues = cuesOf[entry.card.language];
      const clauses = [
        ...causeClauses(entry.card.content, cues),
        ...lookingBackClauses(entry.card.content, cues),
      ];
      const best = clauses
        .map((stated) => causeOf(story, entry, stated, entities, segmenter))
        .reduce(
          (top, next) => (next !== null && (top === null || next.weight > top.weight) ? next : top),
          null,
        );
      return best === null ? [] : [best];
    });
}

function causeOf(
  story: Story,
  entry: StoryCard,
  stated: StatedClause,
  entities: ReadonlyMap<EntityId, Entity>,
  segmenter: Pick<Segmenter, "terms">,
): Proposal | null {
  const terms = [...new Set(segmenter.terms(stated.clause).filter(isTelling))];
  const named = entry.card.entities.filter((id) => isNamedIn(entities.get(id), stated.clause));
  const whole =
    terms.reduce((sum, term) => sum + story.terms.rarity(term), 0) +
    named.reduce((sum, id) => sum + story.entities.rarity(id), 0);
  const shared = new Map<number, number>();
  const counts = new Map<number, number>();
  const share = (index: Story["terms"], key: string): void => {
    if (!isSharedButRare(index, key, rareTerm)) return;
    for (const other of index.holding(key)) {
      if (other >= entry.position) break;
      shared.set(other, (shared.get(other) ?? 0) + index.rarity(key));
      counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  };
  for (const term of terms) share(story.terms, term);
  for (const id of named) share(story.entities, id);
  for (const other of shared.keys()) {
    const isElsewhere = story.cards[other]?.session.id !== entry.session.id;
    if (!isElsewhere || (counts.get(other) ?? 0) < fewestTerms) shared.delete(other);
    else if (story.cards[other]?.session.channel !== entry.session.channel) {
      shared.set(other, (shared.get(other) ?? 0) * otherChannelShare);
    }
  }
  const [best] = heaviest(shared, 1);
  if (best === undefined || best[1] < fewestShare[stated.cause] * whole) return null;
  const [other, rarity] = best;
  return {
    from: entry.position,
    to: other,
    relation: "CAUSED_BY",
    weight: stated.sureness * (0.4 + 0.6 * Math.min(1, rarity / whole)),
    reason: reasonOf(stated),
  };
}

const isNamedIn = (entity: Entity | undefined, text: string): boolean =>
  entity !== undefined && [entity.label, ...entity.aliases].some((name) => text.includes(name));
