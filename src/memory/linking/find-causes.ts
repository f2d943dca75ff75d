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
import type { Proposal, Story, StoryCard } from "./story.ts";
import { isSharedButRare } from "./term-index.ts";
import { createToldSentences, type Told, type ToldSentences } from "./told-sentences.ts";

const rareTerm = { share: 0.03, fewest: 12, most: 150 } as const;
/**
 * Share of the clause's rarity that the sentence found must hold, over the words that other cards know at all; more
 * where the words only look back.
 */
const fewestShare = { after: 0.3, before: 0.3, earlier: 0.6 } as const;
/** The shared rarity must be so many times that of a word which one card alone holds, and is ample at so many. */
const fewestRarity = { after: 0.7, before: 0.7, earlier: 1.2 } as const;
const ampleRarity = 2;
const lowestShare = 0.3;
/** Distinct rare words and clause-named entities that both hold. */
const fewestShared = 2;
/** Cards whose sentences are read for one clause: those that share most, the later of equals. */
const mostCandidates = 100;
/** A card seldom tells of more. */
const mostPerCard = 2;
/** A cause told in another channel is less likely meant. */
const otherChannelShare = 0.7;
/** What is itself told as a reason shares the words of giving reasons. */
const reasonShare = 0.7;

/** For each new card that states a cause or looks back, the earlier card of another session that tells it best. */
export function findCauses(
  story: Story,
  entities: ReadonlyMap<EntityId, Entity>,
  segmenter: Pick<Segmenter, "terms">,
): readonly Proposal[] {
  const told = createToldSentences(story, entities, segmenter);
  return story.cards
    .filter(({ isNew, position }) => isNew && position > 0)
    .flatMap((entry) => {
      const cues = cuesOf[entry.card.language];
      const clauses = [
        ...causeClauses(entry.card.content, cues),
        ...lookingBackClauses(entry.card.content, cues),
      ];
      const found = clauses.flatMap((stated) => causeOf(story, entry, stated, told) ?? []);
      return strongest(found);
    });
}

/** The best link to each card, few of them. */
function strongest(found: readonly Proposal[]): readonly Proposal[] {
  const best = new Map<number, Proposal>();
  for (const proposal of [...found].sort((a, b) => b.weight - a.weight)) {
    if (!best.has(proposal.to)) best.set(proposal.to, proposal);
  }
  return [...best.values()].slice(0, mostPerCard);
}

function causeOf(story: Story, entry: StoryCard, stated: StatedClause, told: ToldSentences): Proposal | null {
  const clause = told.read(stated.clause, entry);
  const known = clause.terms.filter((term) => story.terms.holding(term).length > 1);
  const whole = sumOf(known, story.terms.rarity) + sumOf(clause.names, story.entities.rarity);
  const best = bestTelling(story, entry, { ...clause, terms: known }, told);
  if (best === null || best.rarity < fewestRarity[stated.cause] * Math.log(story.cards.length)) return null;
  if (best.rarity < fewestShare[stated.cause] * whole) return null;
  const ample = ampleRarity * Math.log(story.cards.length);
  const strength = Math.min(1, best.rarity / whole) * Math.min(1, best.rarity / ample);
  const weight = stated.sureness * (lowestShare + (1 - lowestShare) * strength);
  return {
    from: entry.position,
    to: best.position,
    relation: "CAUSED_BY",
    weight,
    reason: reasonOf(stated),
  };
}

/** The sentence of an earlier session that shares most of the clause; the later of two equals. */
function bestTelling(
  story: Story,
  entry: StoryCard,
  clause: Told,
  told: ToldSentences,
): { readonly position: number; readonly rarity: number } | null {
  let best: { position: number; rarity: number } | null = null;
  for (const position of candidatesFor(story, entry, clause)) {
    const candidate = story.cards[position];
    if (candidate === undefined || candidate.session.id === entry.session.id) continue;
    const channelShare = candidate.session.channel === entry.session.channel ? 1 : otherChannelShare;
    for (const sentence of told.of(position)) {
      const names = clause.names.filter((id) => sentence.names.includes(id));
      const terms = clause.terms.filter((term) => sentence.terms.includes(term));
      if (names.length + terms.length < fewestShared || lacksSomebody(clause, names)) continue;
      const shared = sumOf(names, story.entities.rarity) + sumOf(terms, story.terms.rarity);
      const rarity = shared * channelShare * (sentence.givesReason ? reasonShare : 1);
      if (best === null || rarity > best.rarity || (rarity === best.rarity && position > best.position)) {
        best = { position, rarity };
      }
    }
  }
  return best;
}

/** A clause about two is told only where both are. */
const lacksSomebody = (clause: Told, names: readonly EntityId[]): boolean =>
  clause.names.length > 1 && names.length < 2;

/** Earlier cards that hold two of the named, or a rare word of the clause. */
function candidatesFor(story: Story, entry: StoryCard, { names, terms }: Told): readonly number[] {
  const counts = new Map<number, number>();
  const count = (positions: readonly number[], weight: number): void => {
    for (const position of positions) {
      if (position >= entry.position) break;
      counts.set(position, (counts.get(position) ?? 0) + weight);
    }
  };
  for (const id of names) count(story.entities.holding(id), 1);
  for (const term of terms)
    if (isSharedButRare(story.terms, term, rareTerm)) count(story.terms.holding(term), 1);
  return [...counts]
    .filter(([, shared]) => shared >= fewestShared)
    .sort(([a, first], [b, second]) => second - first || b - a)
    .slice(0, mostCandidates)
    .map(([position]) => position);
}

const sumOf = <Key extends string>(keys: readonly Key[], weightOf: (key: Key) => number): number =>
  keys.reduce((sum, key) => sum + weightOf(key), 0);
