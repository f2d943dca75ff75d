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
/**
 * Share of the clause's rarity that the other card must hold, over the words that other cards know at all; more where
 * the words only look back.
 */
const fewestShare = { after: 0.35, before: 0.35, earlier: 0.45 } as const;
/** The shared rarity must be so many times that of a word which one card alone holds, and is ample at so many. */
const fewestRarity = 1.4;
const ampleRarity = 3;
const lowestShare = 0.3;
/** A clause of fewer words that other cards know is too little to find anything by. */
const fewestTerms = 3;
/** Distinct rare words and clause-named entities that both hold. */
const fewestShared = 2;
/** Entities that the clause does not name but both cards do weigh so much of their rarity. */
const besideShare = 0.5;
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
  const terms = [...new Set(segmenter.terms(stated.clause).filter(isTelling))].filter(
    (term) => story.terms.holding(term).length > 1,
  );
  if (terms.length < fewestTerms) return null;
  const named = entry.card.entities.filter((id) => isNamedIn(entities.get(id), stated.clause));
  const whole = sumOf(terms, story.terms.rarity) + sumOf(named, story.entities.rarity);
  const weights = new Map<number, number>();
  for (const [other, shared] of sharingEarlier(story, entry, terms)) {
    const candidate = story.cards[other];
    if (candidate === undefined || candidate.session.id === entry.session.id) continue;
    const common = entry.card.entities.filter((id) => candidate.card.entities.includes(id));
    const commonNamed = common.filter((id) => named.includes(id));
    if (shared.count + commonNamed.length < fewestShared) continue;
    const rarity =
      shared.rarity +
      sumOf(commonNamed, story.entities.rarity) * (1 - besideShare) +
      sumOf(common, story.entities.rarity) * besideShare;
    const isSameChannel = candidate.session.channel === entry.session.channel;
    weights.set(other, rarity * (isSameChannel ? 1 : otherChannelShare));
  }
  const [best] = heaviest(weights, 1);
  const single = Math.log(story.cards.length);
  if (best === undefined || best[1] < fewestRarity * single) return null;
  const [other, rarity] = best;
  if (rarity < fewestShare[stated.cause] * whole) return null;
  const strength = Math.min(1, rarity / whole) * Math.min(1, rarity / (ampleRarity * single));
  const weight = stated.sureness * (lowestShare + (1 - lowestShare) * strength);
  return { from: entry.position, to: other, relation: "CAUSED_BY", weight, reason: reasonOf(stated) };
}

interface Shared {
  rarity: number;
  count: number;
}

/** Earlier cards that hold rare ones of these terms. */
function sharingEarlier(
  story: Story,
  entry: StoryCard,
  terms: readonly string[],
): ReadonlyMap<number, Shared> {
  const sharing = new Map<number, Shared>();
  for (const term of terms) {
    if (!isSharedButRare(story.terms, term, rareTerm)) continue;
    for (const other of story.terms.holding(term)) {
      if (other >= entry.position) break;
      const shared = sharing.get(other) ?? { rarity: 0, count: 0 };
      shared.rarity += story.terms.rarity(term);
      shared.count++;
      sharing.set(other, shared);
    }
  }
  return sharing;
}

const sumOf = <Key extends string>(keys: readonly Key[], weightOf: (key: Key) => number): number =>
  keys.reduce((sum, key) => sum + weightOf(key), 0);

const isNamedIn = (entity: Entity | undefined, text: string): boolean =>
  entity !== undefined && [entity.label, ...entity.aliases].some((name) => text.includes(name));
