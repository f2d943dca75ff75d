import type { Entity } from "../../domain/entity.ts";
import type { Segmenter } from "../../ports/segmenter.ts";
import { heaviest } from "./heaviest.ts";
import { reasonFor } from "./reasons.ts";
import type { Proposal, Story } from "./story.ts";
import { isSharedButRare } from "./term-index.ts";

/** Two cards that share words, with the cosine of their rare terms. */
export interface SimilarPair {
  /** The earlier one. */
  readonly earlier: number;
  readonly later: number;
  /** In [0, 1]. */
  readonly cosine: number;
}

const rareTerm = { share: 0.02, fewest: 12, most: 200 } as const;
const candidatesPerCard = 6;
const mostPerCard = 3;
const fewestCosine = 0.16;
/** The same people in the same place make a scene, not a pattern. */
const sameSessionShare = 0.7;
/** Names weigh so much of what other words do: what alike things happen to others is still alike. */
const nameShare = 0.25;

/**
 * For each new card the other cards whose rare words are most alike, by cosine of tf-less inverse document
 * frequencies. Cards of the same session count less.
 */
export function findSimilarPairs(
  story: Story,
  entities: Iterable<Entity>,
  segmenter: Pick<Segmenter, "terms">,
): readonly SimilarPair[] {
  const weightOf = termWeights(story, namesTerms(entities, segmenter));
  const rare = story.cards.map(({ position }) =>
    story.terms.termsOf(position).filter((term) => isSharedButRare(story.terms, term, rareTerm)),
  );
  const norms = story.cards.map(({ position }) => normOf(story.terms.termsOf(position), weightOf));
  const pairs = new Map<string, SimilarPair>();
  for (const entry of story.cards) {
    if (!entry.isNew) continue;
    const dots = new Map<number, number>();
    for (const term of rare[entry.position] ?? []) {
      const square = weightOf(term) ** 2;
      for (const other of story.terms.holding(term)) {
        if (other !== entry.position) dots.set(other, (dots.get(other) ?? 0) + square);
      }
    }
    for (const [other, dot] of dots) {
      const isSameSession = story.cards[other]?.session.id === entry.session.id;
      const length = (norms[other] ?? 0) * (norms[entry.position] ?? 0);
      dots.set(other, length === 0 ? 0 : (dot / length) * (isSameSession ? sameSessionShare : 1));
    }
    for (const [other, cosine] of heaviest(dots, candidatesPerCard)) {
      const [earlier, later] = other < entry.position ? [other, entry.position] : [entry.position, other];
      pairs.set(`${earlier} ${later}`, { earlier, later, cosine });
    }
  }
  return [...pairs.values()];
}

/** Links the pairs that are alike enough, at most a few for each card. */
export function linkSimilar(story: Story, pairs: readonly SimilarPair[]): readonly Proposal[] {
  const counts = new Map<number, number>();
  const countOf = (position: number): number => counts.get(position) ?? 0;
  return [...pairs]
    .filter(({ cosine }) => cosine >= fewestCosine)
    .sort((a, b) => b.cosine - a.cosine || a.earlier - b.earlier || a.later - b.later)
    .flatMap(({ earlier, later, cosine }) => {
      const card = story.cards[later]?.card;
      if (card === undefined || countOf(earlier) >= mostPerCard || countOf(later) >= mostPerCard) return [];
      counts.set(earlier, countOf(earlier) + 1);
      counts.set(later, countOf(later) + 1);
      const reason = reasonFor(card, "similar", tellingTerms(story, earlier, later));
      return [
        {
          from: later,
          to: earlier,
          relation: "SIMILAR_TO" as const,
          weight: Math.min(1, 0.3 + cosine),
          reason,
        },
      ];
    });
}

function tellingTerms(story: Story, earlier: number, later: number): readonly string[] {
  const other = new Set(story.terms.termsOf(earlier));
  return story.terms
    .termsOf(later)
    .filter((term) => other.has(term))
    .sort((a, b) => story.terms.rarity(b) - story.terms.rarity(a) || (a < b ? -1 : 1))
    .slice(0, 4);
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
