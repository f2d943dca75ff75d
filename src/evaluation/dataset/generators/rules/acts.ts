import type { Word } from "../../../../ports/segmenter.ts";
import type { BookIndex, Clause, Sentence } from "./book-index.ts";
import type { ActWords, RuleLanguage } from "./rule-language.ts";

/** What a clause says of its subject. */
export interface Predicate {
  readonly verb: string;
  readonly object: string;
  readonly isNegated: boolean;
  /** The text marks the verb as one that was carried out: 了, 着, 过, or the past tense. */
  readonly isMarked: boolean;
}

/** Who did what in one clause of the book. */
export interface Act extends ActWords, Predicate {
  readonly sentence: Sentence;
  readonly clause: Clause;
}

const maxTextBeforeSubject = 4;
const maxWordsToVerb = 3;

/**
 * The acts of the book: clauses of the narrator that begin with a person, or follow such a clause in the same
 * sentence without naming anyone, and go on with a verb and its object.
 */
export function findActs({ paragraphs }: BookIndex, language: RuleLanguage): Act[] {
  return paragraphs.flatMap(({ sentences }) =>
    sentences.flatMap((sentence) => sentenceActs(sentence, language)),
  );
}

function sentenceActs(sentence: Sentence, language: RuleLanguage): Act[] {
  const acts: Act[] = [];
  let subject: string | null = null;
  for (const clause of sentence.clauses.filter(({ isSpeech }) => !isSpeech)) {
    const [first, second] = clause.mentions;
    if (first !== undefined) subject = isSubject(first, clause) ? first.name : null;
    if (subject === null) continue;
    const until = second?.start ?? clause.end;
    const from = first?.start ?? clause.start;
    const words = clause.words.filter(({ start }) => start >= from && start < until);
    const predicate = readPredicate({ text: sentence.paragraph.text, words }, language);
    if (predicate !== null) acts.push({ person: subject, ...predicate, sentence, clause });
  }
  return acts;
}

function isSubject(mention: { readonly start: number }, clause: Clause): boolean {
  return mention.start - clause.start <= maxTextBeforeSubject;
}

/** Words and the text whose offsets they have. */
export interface Wording {
  readonly text: string;
  readonly words: readonly Word[];
}

/** The first verb near the beginning with a noun soon after it. */
export function readPredicate({ text, words }: Wording, language: RuleLanguage): Predicate | null {
  for (let at = 0; at < Math.min(words.length, maxWordsToVerb); at++) {
    const verb = words[at];
    if (verb === undefined || language.breaksPredicate(verb)) return null;
    if (!language.isVerb(verb)) continue;
    const object = objectAfter({ text, words }, at, language);
    if (object === null) continue;
    return {
      ...predicate(text, verb, object, language),
      isNegated: words.slice(0, at).some(language.isNegation),
    };
  }
  return null;
}

function objectAfter({ text, words }: Wording, verbAt: number, language: RuleLanguage): Word | null {
  const verb = words[verbAt];
  if (verb === undefined) return null;
  for (let at = verbAt + 1; at <= verbAt + language.maxWordsToObject && at < words.length; at++) {
    const word = words[at];
    if (word === undefined || !language.isNoun(words, at)) continue;
    return language.isPlainGap(text.slice(verb.start + verb.text.length, word.start)) ? word : null;
  }
  return null;
}

/** Every verb of a clause with its object, wherever they stand in it. */
export function predicatesIn(wording: Wording, language: RuleLanguage): Predicate[] {
  return wording.words.flatMap((verb, at) => {
    const object = language.isVerb(verb) ? objectAfter(wording, at, language) : null;
    return object === null ? [] : [predicate(wording.text, verb, object, language)];
  });
}

function predicate(text: string, verb: Word, object: Word, language: RuleLanguage): Predicate {
  const between = text.slice(verb.start + verb.text.length, object.start);
  return { verb: verb.text, object: object.text, isNegated: false, isMarked: language.isMarked(between) };
}

/** Acts that the text marks as carried out first, in their order: fewer of them are misread. */
export function markedFirst(acts: readonly Act[]): Act[] {
  return [...acts.filter(({ isMarked }) => isMarked), ...acts.filter(({ isMarked }) => !isMarked)];
}
