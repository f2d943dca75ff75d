import type { EntityId } from "../../core/ids.ts";
import type { Language } from "../../core/language.ts";
import type { Card } from "../../domain/card.ts";
import type { LanguageCues } from "../distillers/rules/cues.ts";
import { sentences } from "../distillers/text-spans.ts";

/** Somebody's attitude as a sentence tells it. */
export interface Statement {
  readonly holder: EntityId | undefined;
  readonly target: EntityId | undefined;
  readonly favourable: boolean;
  /** What the attitude is towards, where it is nobody with a name: the words right after the verb. */
  readonly object: string;
  readonly quote: string;
}

type Names = ReadonlyMap<EntityId, readonly string[]>;

const quoteLength = 60;
const firstPerson = /\bI\b|我/u;
/** Characters from the verb within which the holder and the target of an attitude are looked for. */
const reachOf: Readonly<Record<Language, number>> = { zh: 10, en: 32 };

/** Attitudes that a card's sentences tell of its entities; "I" is whoever the line says is speaking. */
export function attitudesOf(card: Card, names: Names, cues: LanguageCues): readonly Statement[] {
  const reach = reachOf[card.language];
  let speaker: EntityId | undefined;
  return sentences(card.content).flatMap((span) => {
    const sentence = card.content.slice(span.start, span.end);
    speaker = speakerOf(sentence, names) ?? speaker;
    const found = attitudeIn(sentence, cues);
    if (found === null) return [];
    const before = sentence.slice(Math.max(0, found.at - reach), found.at);
    const named = namedIn(before, names).at(-1);
    return [
      {
        holder: firstPerson.test(before) ? speaker : named,
        target: namedIn(sentence.slice(found.end, found.end + reach), names)[0],
        favourable: found.favourable,
        object: objectAfter(sentence, found.end),
        quote: sentence.replace(/\s+/g, " ").trim().slice(0, quoteLength),
      },
    ];
  });
}

function speakerOf(sentence: string, names: Names): EntityId | undefined {
  const label = /^\s*([^:：\n]{1,30})[:：]/u.exec(sentence)?.[1];
  return label === undefined ? undefined : [...names].find(([, forms]) => forms.includes(label))?.[0];
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

function namedIn(text: string, names: Names): readonly EntityId[] {
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
