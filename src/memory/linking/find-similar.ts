import type { Entity } from "../../domain/entity.ts";
import type { Segmenter } from "../../ports/segmenter.ts";
import { heaviest } from "./heaviest.ts";
import { reasonFor } from "./reasons.ts";
import { sharedWords } from "./shared-words.ts";
import type { Proposal, Story } from "./story.ts";
import { isSharedButRare } from "./term-index.ts";

/** Finds the cards most like a card. */
export interface Nearest {
  /** Positions with the cosine of their rare terms, in (0, 1], most alike first; cards of the same session count less. */
  of(position: number): readonly (readonly [number, number])[];
}

const rareTerm = { share: 0.02, fewest: 12, most: 200 } as const;
const nearestPerCard = 6;
const mostPerCard = 3;
const fewestSharedTerms = 3;
/** The least cosine of two cards that are each among the other's nearest. */
const fewestCosine = 0.1;
/** The same people in the same place make a scene, not a pattern. */
const sameSessionShare = 0.7;
/** Names weigh so much of what other words do: what alike things happen to others is still alike. */
const nameShare = 0.25;

/** Nearness by the cosine of inverse document frequencies over rare terms; answers are kept. */
export function createNearest(
  story: Story,
  entities: Iterable<Entity>,
  segmenter: Pick<Segmenter, "terms">,
): Nearest {
  const weightOf = termWeights(story, namesTerms(entities, segmenter));
  const norms = story.cards.map(({ position }) => normOf(story.terms.termsOf(position), weightOf));
  const known = new Map<number, readonly (readonly [number, number])[]>();
  const find = (position: number): readonly (readonly [number, number])[] => {
    const dots = dotsWith(story, position, weightOf);
    const session = story.cards[position]?.session.id;
    for (const [other, dot] of dots) {
      const length = (norms[other] ?? 0) * (norms[position] ?? 0);
      const share = story.cards[other]?.session.id === session ? sameSessionShare : 1;
      dots.set(other, length === 0 ? 0 : (dot / length) * share);
    }
    return heaviest(dots, nearestPerCard);
  };
  return {
    of: (position) => {
      const found = known.get(position) ?? find(position);
      known.set(position, found);
      return found;
    },
  };
}

function dotsWith(story: Story, position: number, weightOf: (term: string) => number): Map<number, number> {
  const dots = new Map<number, number>();
  const counts = new Map<number, number>();
  for (const term of story.terms.termsOf(position)) {
    if (!isSharedButRare(story.terms, term, rareTerm)) continue;
    const square = weightOf(term) ** 2;
    for (const other of story.terms.holding(term)) {
      if (other === position) continue;
      dots.set(other, (dots.get(other) ?? 0) + square);
      counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  }
  for (const [other, count] of counts) if (count < fewestSharedTerms) dots.delete(other);
  return dots;
}

/** Links new cards to those that are alike, where each is among the nearest of the other; at most a few for each card. */
export function linkSimilar(
  story: Story,
  nearest: Nearest,
  segmenter: Pick<Segmenter, "terms">,
): readonly Proposal[] {
  const counts = new Map<number, number>();
  const countOf = (position: number): number => counts.get(position) ?? 0;
  return mutualPairs(story, nearest).flatMap(({ earlier, later, cosine }) => {
    const card = story.cards[later]?.card;
    if (card === undefined || countOf(earlier) >= mostPerCard || countOf(later) >= mostPerCard) return [];
    counts.set(earlier, countOf(earlier) + 1);
    counts.set(later, countOf(later) + 1);
    const reason = reasonFor(
      card,
      "similar",
      sharedWords(card, sharedRareTerms(story, earlier, later), segmenter),
    );
    const weight = Math.min(1, 0.3 + cosine);
    return [{ from: later, to: earlier, relation: "SIMILAR_TO" as const, weight, reason }];
  });
}

interface SimilarPair {
  readonly earlier: number;
  readonly later: number;
  readonly cosine: number;
}

function mutualPairs(story: Story, nearest: Nearest): readonly SimilarPair[] {
  const pairs = new Map<string, SimilarPair>();
  for (const { isNew, position } of story.cards) {
    if (!isNew) continue;
    for (const [other, cosine] of nearest.of(position)) {
      if (cosine < fewestCosine || !nearest.of(other).some(([back]) => back === position)) continue;
      const [earlier, later] = other < position ? [other, position] : [position, other];
      pairs.set(`${earlier} ${later}`, { earlier, later, cosine });
    }
  }
  return [...pairs.values()].sort(
    (a, b) => b.cosine - a.cosine || a.earlier - b.earlier || a.later - b.later,
  );
}

function sharedRareTerms(story: Story, earlier: number, later: number): ReadonlySet<string> {
  const other = new Set(story.terms.termsOf(earlier));
  return new Set(
    story.terms
      .termsOf(later)
      .filter((term) => other.has(term) && isSharedButRare(story.terms, term, rareTerm)),
  );
}

function namesTerms(entities: Iterable<Entity>, segmenter: Pick<Segmenter, "terms">): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const { label, aliases } of entities) {
    for (const name of [label, ...aliases]) for (const term of segmenter.terms(name)) terms.add(term);
  }
  return terms;
}

function termWeights(story: Story, names: ReadonlySet<string>): (term: string) => number {
  const known = new Map<string, number>();
  return (term) => {
    let weight = known.get(term);
    if (weight === undefined) {
      weight = story.terms.rarity(term) * (names.has(term) ? nameShare : 1);
      known.set(term, weight);
    }
    return weight;
  };
}

const normOf = (terms: readonly string[], weightOf: (term: string) => number): number =>
  Math.sqrt(terms.reduce((sum, term) => sum + weightOf(term) ** 2, 0));
