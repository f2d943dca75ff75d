import type { EntityId } from "../../core/ids.ts";
import type { Entity } from "../../domain/entity.ts";
import type { Segmenter } from "../../ports/segmenter.ts";
import { cuesOf } from "../distillers/rules/cues-of-language.ts";
import { heaviest } from "./heaviest.ts";
import { reasonFor } from "./reasons.ts";
import { attitudesOf, changesOf, type Statement } from "./statements.ts";
import { isTelling, type Proposal, type Story, type StoryCard } from "./story.ts";
import { isSharedButRare } from "./term-index.ts";

const rareTerm = { share: 0.03, fewest: 12, most: 150 } as const;
const mostPerCard = 2;
const pairWeight = 0.55;
const topicWeight = 0.45;
const changeWeight = 0.5;
/** Natural logarithm of how rare the words must be together that a change shares with what it changes. */
const fewestRarity = 9;
const fewestTerms = 2;
/** How far back, in statements about the same two, an opposite attitude is looked for. */
const reach = 40;

/** Cards that take back what earlier ones told: the opposite attitude to the same, or words of change about the same. */
export function findContradictions(
  story: Story,
  entities: ReadonlyMap<EntityId, Entity>,
  segmenter: Pick<Segmenter, "terms">,
): readonly Proposal[] {
  return [...oppositeAttitudes(story, entities, segmenter), ...changes(story, entities, segmenter)];
}

interface Placed {
  readonly position: number;
  readonly favourable: boolean;
  readonly quote: string;
}

function oppositeAttitudes(
  story: Story,
  entities: ReadonlyMap<EntityId, Entity>,
  segmenter: Pick<Segmenter, "terms">,
): readonly Proposal[] {
  const told = new Map<string, readonly Placed[]>();
  const isTopic = (word: string): boolean =>
    segmenter.terms(word).some((term) => isTelling(term) && isSharedButRare(story.terms, term, rareTerm));
  return story.cards.flatMap((entry) => {
    const proposals = new Map<number, Proposal>();
    for (const statement of attitudesOf(entry.card, namesOf(entry, entities), cuesOf[entry.card.language])) {
      for (const topic of topicsOf(statement, isTopic)) {
        const earlier = told.get(topic.key) ?? [];
        const opposite = earlier
          .slice(-reach)
          .findLast((other) => other.favourable !== statement.favourable && other.position < entry.position);
        if (opposite !== undefined && !proposals.has(opposite.position) && proposals.size < mostPerCard) {
          proposals.set(opposite.position, {
            from: entry.position,
            to: opposite.position,
            relation: "CONTRADICTS",
            weight: topic.weight,
            reason: reasonFor(entry.card, "attitude", [opposite.quote, statement.quote]),
          });
        }
        told.set(topic.key, [...earlier, { position: entry.position, ...statement }].slice(-reach));
      }
    }
    return [...proposals.values()];
  });
}

function topicsOf(
  { holder, target, object }: Statement,
  isTopic: (word: string) => boolean,
): readonly { readonly key: string; readonly weight: number }[] {
  if (holder === undefined) return [];
  if (target !== undefined) return [{ key: `${holder} > ${target}`, weight: pairWeight }];
  return isTopic(object) ? [{ key: `${holder} > ${object}`, weight: topicWeight }] : [];
}

function changes(
  story: Story,
  entities: ReadonlyMap<EntityId, Entity>,
  segmenter: Pick<Segmenter, "terms">,
): readonly Proposal[] {
  return story.cards
    .filter(({ isNew, position }) => isNew && position > 0)
    .flatMap((entry) => {
      const named = namesOf(entry, entities);
      return changesOf(entry.card, cuesOf[entry.card.language])
        .flatMap(({ sentence, cue }) => {
          const ids = entry.card.entities.filter((id) =>
            (named.get(id) ?? []).some((name) => sentence.includes(name)),
          );
          const best = whatChanged(story, entry, ids, segmenter.terms(sentence).filter(isTelling));
          if (best === null) return [];
          const reason = reasonFor(entry.card, "change", [`${cue}: ${sentence.trim().slice(0, 100)}`]);
          return [
            {
              from: entry.position,
              to: best,
              relation: "CONTRADICTS" as const,
              weight: changeWeight,
              reason,
            },
          ];
        })
        .slice(0, 1);
    });
}

/** The earlier card that names one of the same and shares the rarest words with the sentence. */
function whatChanged(
  story: Story,
  entry: StoryCard,
  ids: readonly EntityId[],
  terms: readonly string[],
): number | null {
  const shared = new Map<number, number>();
  const counts = new Map<number, number>();
  for (const term of new Set(terms)) {
    if (!isSharedButRare(story.terms, term, rareTerm)) continue;
    for (const other of story.terms.holding(term)) {
      if (other >= entry.position) break;
      shared.set(other, (shared.get(other) ?? 0) + story.terms.rarity(term));
      counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  }
  for (const other of shared.keys()) {
    const known = story.cards[other]?.card.entities ?? [];
    const isAboutSame = ids.some((id) => known.includes(id));
    if (!isAboutSame || (counts.get(other) ?? 0) < fewestTerms) shared.delete(other);
  }
  const [best] = heaviest(shared, 1);
  return best !== undefined && best[1] >= fewestRarity ? best[0] : null;
}

/** The forms by which a card's entities may stand in it. */
function namesOf(
  entry: StoryCard,
  entities: ReadonlyMap<EntityId, Entity>,
): ReadonlyMap<EntityId, readonly string[]> {
  return new Map(
    entry.card.entities.map((id) => {
      const entity = entities.get(id);
      return [id, entity === undefined ? [] : [entity.label, ...entity.aliases]];
    }),
  );
}
