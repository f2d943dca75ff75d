import type { EntityId } from "../../core/ids.ts";
import type { Card } from "../../domain/card.ts";
import type { LanguageCues } from "../distillers/rules/cues.ts";
import { sentences } from "../distillers/text-spans.ts";

/** Somebody's attitude as a sentence tells it. */
export interface Statement {
  /** Entities in the order in which the sentence names them: whose attitude it is, then towards whom. */
  readonly names: readonly EntityId[];
  readonly favourable: boolean;
  /** What the attitude is towards, where it is nobody with a name: the words right after the verb. */
  readonly object: string;
  readonly quote: string;
}

const quoteLength = 60;

/** Attitudes that a card's sentences tell of its entities. */
export function attitudesOf(
  card: Card,
  names: ReadonlyMap<EntityId, readonly string[]>,
  cues: LanguageCues,
): readonly Statement[] {
  return sentences(card.content).flatMap((span) => {
    const sentence = card.content.slice(span.start, span.end);
    const found = attitudeIn(sentence, cues);
    if (found === null) return [];
    const before = namedIn(sentence.slice(0, found.at), names).slice(-1);
    const after = namedIn(sentence.slice(found.end), names).slice(0, 1);
    const quote = sentence.replace(/\s+/g, " ").trim().slice(0, quoteLength);
    return [
      {
        names: [...before, ...after],
        favourable: found.favourable,
        object: objectAfter(sentence, found.end),
        quote,
      },
    ];
  });
}

function attitudeIn(
  sentence: string,
  { attitudes }: LanguageCues,
): { readonly at: number; readonly end: number; readonly favourable: boolean } | null {
  const liked = attitudes.favourable.exec(sentence);
  const disliked = attitudes.adverse.exec(sentence);
  const match = liked !== null && (disliked === null || liked.index <= disliked.index) ? liked : disliked;
  if (match === null) return null;
  const isNegated = attitudes.negation.test(sentence.slice(0, match.index));
  return { at: match.index, end: match.index + match[0].length, favourable: (match === liked) !== isNegated };
}

/** The two characters of Chinese, or the word of English, that follow the verb. */
function objectAfter(sentence: string, at: number): string {
  const rest = sentence.slice(at);
  const chinese = /^[了过着]?(\p{Script=Han}{2})/u.exec(rest);
  if (chinese !== null) return chinese[1] ?? "";
  return (
    /^\s+(?:(?:the|a|an|my|his|her|their|your|our|to|that|this)\s+)*([\p{L}'’-]{3,})/u.exec(rest)?.[1] ?? ""
  ).toLowerCase();
}

function namedIn(text: string, names: ReadonlyMap<EntityId, readonly string[]>): readonly EntityId[] {
  return [...names]
    .flatMap(([id, forms]) => {
      const places = forms.map((form) => text.indexOf(form)).filter((at) => at >= 0);
      return places.length === 0 ? [] : [{ id, at: Math.min(...places) }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
}

/** Sentences of a card that say that something is no longer as it was, with the words that say so. */
export function changesOf(
  card: Card,
  cues: LanguageCues,
): readonly { readonly sentence: string; readonly cue: string }[] {
  return sentences(card.content).flatMap((span) => {
    const sentence = card.content.slice(span.start, span.end);
    const match = cues.change.exec(sentence);
    return match === null ? [] : [{ sentence, cue: match[0].slice(0, 24) }];
  });
}
