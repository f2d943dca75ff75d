import type { Segmenter } from "../../ports/segmenter.ts";
import { cuesOf } from "../distillers/rules/cues-of-language.ts";
import { sentences } from "../distillers/text-spans.ts";
import type { Nearest } from "./find-similar.ts";
import { reasonFor } from "./reasons.ts";
import { isTelling, type Proposal, type Story, type StoryCard } from "./story.ts";

const weight = 0.5;
/** Two sentences tell the same but for a word when so much of their terms is common (Jaccard index). */
const fewestCommon = 0.5;
const fewestTerms = 4;
const number = /\d+(?:[.,:]\d+)*|[一二三四五六七八九十百千万两]+(?=[个位年月日岁两元块斤里次回家名间只条])/gu;

interface SaidSentence {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  readonly numbers: string;
  readonly isNegated: boolean;
}

/** New cards in which a sentence says nearly the same of the same as one of a like card, but for a number or a "not". */
export function findDenials(
  story: Story,
  nearest: Nearest,
  segmenter: Pick<Segmenter, "terms">,
): readonly Proposal[] {
  const known = new Map<number, readonly SaidSentence[]>();
  const saidIn = (entry: StoryCard): readonly SaidSentence[] => {
    const said = known.get(entry.position) ?? readSentences(entry, segmenter);
    known.set(entry.position, said);
    return said;
  };
  return story.cards.flatMap((entry) => {
    if (!entry.isNew) return [];
    return nearest.of(entry.position).flatMap(([position]) => {
      const other = story.cards[position];
      if (other === undefined || other.position > entry.position || !shareEntity(entry, other)) return [];
      const why = differenceOf(saidIn(entry), saidIn(other));
      if (why === null) return [];
      const reason = reasonFor(entry.card, why.kind, why.quotes);
      return [{ from: entry.position, to: position, relation: "CONTRADICTS" as const, weight, reason }];
    });
  });
}

const shareEntity = (a: StoryCard, b: StoryCard): boolean =>
  a.card.entities.some((id) => b.card.entities.includes(id));

function readSentences({ card }: StoryCard, segmenter: Pick<Segmenter, "terms">): readonly SaidSentence[] {
  const { negation } = cuesOf[card.language];
  return sentences(card.content).flatMap((span) => {
    const text = card.content.slice(span.start, span.end).trim();
    const numbers = [...text.matchAll(number)].map(([digits]) => digits);
    const plain = text.replace(number, " ").replace(new RegExp(negation, `${negation.flags}g`), " ");
    const terms = new Set(segmenter.terms(plain).filter(isTelling));
    const isNegated = new RegExp(negation, negation.flags).test(text);
    return terms.size < fewestTerms ? [] : [{ text, terms, numbers: numbers.join(" "), isNegated }];
  });
}

function differenceOf(
  own: readonly SaidSentence[],
  others: readonly SaidSentence[],
): { readonly kind: "number" | "negation"; readonly quotes: readonly string[] } | null {
  for (const sentence of own) {
    for (const other of others) {
      if (commonShare(sentence.terms, other.terms) < fewestCommon) continue;
      const quotes = [other.text.slice(0, 60), sentence.text.slice(0, 60)];
      if (sentence.isNegated !== other.isNegated) return { kind: "negation", quotes };
      const bothCount = sentence.numbers !== "" && other.numbers !== "";
      if (bothCount && sentence.numbers !== other.numbers) return { kind: "number", quotes };
    }
  }
  return null;
}

function commonShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((term) => b.has(term)).length;
  return common / (a.size + b.size - common);
}
