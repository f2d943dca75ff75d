import type { Word } from "../../../../ports/segmenter.ts";
import {
  attitudesAgainst,
  attitudesFor,
  determiners,
  functionWords,
  irregularPasts,
  notNames,
  passiveOrNew,
  speechVerbs,
  titles,
  volitions,
  weakEnglishNouns,
  weakPasts,
} from "./english-words.ts";
import type { ActWords, QuestionWords, Range, RuleLanguage } from "./rule-language.ts";

const sentenceEnd =
  /(?<!\b(?:Mr|Mrs|Ms|Dr|St|Capt|Col|Rev|No|vol|chap|[A-Z]))[.!?…]+[”’"')\]]*(?=\s|$)|[;](?=\s)/g;
const clauseMark =
  /[,:()“”"—]+|--+|\s(?=(?:and|but|because|since|so that|therefore|which|who|when|while|for)\s)/g;

const plainGap =
  /^\s+(?:[a-z]+ly\s+)?(?:the|an?|his|her|their|my|your|its|this|that|some|every|another|no)\s+(?:(?!(?:to|at|by|in|of|for|on|with|from)\b)[a-z-]+\s+){0,2}$/;

function isCapitalised(text: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text);
}

function ranges(text: string, within: Range, mark: RegExp, keepMark: boolean): Range[] {
  const found: Range[] = [];
  let start = within.start;
  for (const match of text.slice(within.start, within.end).matchAll(mark)) {
    const at = within.start + match.index;
    found.push(trimmed(text, { start, end: keepMark ? at + match[0].length : at }));
    start = at + match[0].length;
  }
  found.push(trimmed(text, { start, end: within.end }));
  return found.filter(({ start: from, end }) => end > from);
}

function trimmed(text: string, { start, end }: Range): Range {
  const slice = text.slice(start, end);
  return {
    start: start + slice.length - slice.trimStart().length,
    end: end - (slice.length - slice.trimEnd().length),
  };
}

/** Mr Knightley as he is written, from the title on. */
function fullName(words: readonly Word[], index: number): string | null {
  const word = words[index];
  if (
    word === undefined ||
    !isCapitalised(word.text) ||
    /['’]s?$/.test(word.text) ||
    notNames.has(word.text) ||
    titles.has(word.text)
  )
    return null;
  const before = words[index - 1]?.text ?? "";
  return titles.has(before) ? `${before} ${word.text}` : word.text;
}

const act = ({ person, verb, object }: ActWords) => `${person} ${verb} the ${object}`;

const ask: QuestionWords = {
  whoDid: ({ verb, object }) => `Who is it that ${verb} some ${object}, and on what occasion?`,
  whatAbout: (person, thing) => `What is told of ${person} in connection with “${thing}”?`,
  why: ({ person, verb, object }) =>
    `For what reason is it told of ${person}: “${verb}”, with regard to the ${object}?`,
  whyAbout: (person, thing) => `A passage about ${person} speaks of “${thing}”: what had brought that about?`,
  whichFirst: (first, second) =>
    `Which came earlier: the passage where ${act(first)}, or that where ${act(second)}?`,
  actName: act,
  alsoDid: (of) =>
    `In one place ${act(of)}. Where else does the book tell that somebody ${of.verb} a ${of.object}?`,
  alsoSaid: (person, phrase) => `“${phrase}” is told of ${person}; where else does it come?`,
  feelings: (person, other) => `How do the passages disagree on what ${person} feels towards ${other}?`,
  bothSides: ({ person, verb, object }) =>
    `In what way do two passages about ${person} disagree, on “${verb}” and the ${object}?`,
  thenAndNow: (person, thing) => `As to “${thing}”, what was different with ${person} before and after?`,
  between: (from, to) =>
    `Starting where ${from.join(" and ")} are together, how does one get, through people in common, to where ${to.join(" and ")} are together?`,
  explainWho: (of) =>
    `Only this passage of the book has both “${of.verb}” and “${of.object}”; it is ${of.person} who did it.`,
  explainAbout: (person, thing) => `Only this passage of the book has both ${person} and “${thing}”.`,
  explainWhy: (marker) =>
    `The text joins cause and effect by “${marker}”; the two spans are the cause and the effect.`,
  explainOrder: (first, second) =>
    `Each is told in one place only, and “${act(first)}” stands in an earlier chapter than “${act(second)}”.`,
  explainSimilar: (of, others) =>
    `All these passages tell how somebody ${of.verb} a ${of.object}: ${others.join(", ")}.`,
  explainPhrase: (phrase, paragraphs) => `“${phrase}” stands in ${paragraphs} paragraphs only.`,
  explainFeelings: (kind, unkind) =>
    `Some passages tell “${kind}”, others “${unkind}”, of the same person towards the same.`,
  explainSides: ({ verb, object }) =>
    `One passage says “${verb}” of the ${object}, the other denies it, of the same person.`,
  explainThenAndNow: (then, now) => `The text sets what was against what is by “${then}” and “${now}”.`,
  explainPath: (people) =>
    `Each two neighbours share a person: ${people.join(" → ")}; each pair meets in this one paragraph only.`,
};

/** The rules for English narrative, in the past tense. */
export const englishRules: RuleLanguage = {
  sentences: (text) => ranges(text, { start: 0, end: text.length }, sentenceEnd, true),
  clauses: (text, sentence) => ranges(text, sentence, clauseMark, false),
  isVerb: ({ text }) => {
    const lower = text.toLowerCase();
    return (
      text === lower && (irregularPasts.has(lower) || (/[a-z]{2,}ed$/.test(lower) && !weakPasts.has(lower)))
    );
  },
  isNoun: (words, index) => {
    const text = words[index]?.text ?? "";
    const opener = [1, 2, 3].find((back) => determiners.has(words[index - back]?.text.toLowerCase() ?? ""));
    return (
      opener !== undefined &&
      /^[a-z]{4,}$/.test(text) &&
      !/(?:ly|ed|ing)$/.test(text) &&
      !weakEnglishNouns.has(text) &&
      words
        .slice(index - opener + 1, index)
        .every((word) => /^[a-z]{3,}$/.test(word.text) && !functionWords.has(word.text)) &&
      (words[index + 1] === undefined || functionWords.has(words[index + 1]?.text ?? ""))
    );
  },
  isPlainGap: (between) => plainGap.test(between),
  isMarked: () => true,
  isSetPhrase: ({ text }) => /^[a-z]{4,}ed$/.test(text) && !weakPasts.has(text),
  isTopic: (words, index) => {
    const text = words[index]?.text ?? "";
    const isWeighty = /^[a-z]{5,}$/.test(text) && !/(?:ly|ed|ing)$/.test(text);
    return isWeighty && !weakEnglishNouns.has(text) && !functionWords.has(text);
  },
  isAnyVerb: ({ text }) => /^[a-z]{2,}ed$/.test(text) || irregularPasts.has(text) || volitions.has(text),
  attitude: ({ text }) => (attitudesFor.has(text) ? "for" : attitudesAgainst.has(text) ? "against" : null),
  isNegation: ({ text }) =>
    /^(?:not|never|no|nor|neither|without|refused|denied|(?:did|was|had|would|could|do)n['’]t)$/i.test(text),
  breaksPredicate: ({ text }) => passiveOrNew.has(text.toLowerCase()),
  maxWordsToObject: 5,
  personEvidence: (_text, words) =>
    words.flatMap((_word, index) => {
      const name = fullName(words, index);
      const besides = [words[index - 1]?.text ?? "", words[index + 1]?.text ?? ""];
      return name !== null && (name.includes(" ") || besides.some((word) => speechVerbs.has(word)))
        ? [name]
        : [];
    }),
  isNamePlace: () => true,
  isGenericName: (name) => name.length < 3,
  mentionFinder: (names) => (text, words) =>
    words.flatMap((word, index) => {
      const name = fullName(words, index);
      if (name === null || !names.has(name)) return [];
      const first = name.includes(" ") ? (words[index - 1] ?? word) : word;
      return [{ name, start: first.start, end: Math.min(text.length, word.start + word.text.length) }];
    }),
  causeOpener: /^(?:because|owing to|for the reason that|on account of)\b/i,
  effectOpener:
    /^(?:and therefore|so that|in consequence|and consequently|and so)\b|^(?:Therefore|Consequently)\b/,
  causeComesFirst: false,
  thenMarker: /\b(?:used to|formerly|at first|hitherto|had always|had never|till then)\b/i,
  nowMarker: /\b(?:now|no longer|at last|henceforth|any more)\b/i,
  maxSpanLength: 400,
  minSideLength: 25,
  ask,
};
