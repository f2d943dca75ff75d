import type { Word } from "../../../../ports/segmenter.ts";

/** A stretch of a text, `end` exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Which words of a clause carry what it says. */
export interface ClauseReader {
  /** A word that a predicate may be built on, past tense in English. */
  isVerb(word: Word): boolean;
  /** Whether the word at an index names a thing and heads its phrase. */
  isNoun(words: readonly Word[], index: number): boolean;
  /** A word that a question may name a matter by; nouns and, in English, any weighty word. */
  isTopic(words: readonly Word[], index: number): boolean;
  /** Any verb at all, also one that says little. */
  isAnyVerb(word: Word): boolean;
  isNegation(word: Word): boolean;
  /** Ends the search for a predicate: a passive, a second clause, a comparison. */
  breaksPredicate(word: Word): boolean;
  /** Most words from a verb to its object. */
  readonly maxWordsToObject: number;
  /** Whether a verb and an object with this text between them can be named together. */
  isPlainGap(between: string): boolean;
  /** Whether the text after a verb marks it as carried out. */
  isMarked(afterVerb: string): boolean;
  /** A set phrase that tells a scene by itself. */
  isSetPhrase(word: Word): boolean;
  /** How a verb of feeling leans towards whom it names; `null` for any other word. */
  attitude(word: Word): "for" | "against" | null;
}

/** A name where it stands in a text. */
export interface Mention extends Range {
  readonly name: string;
}

/** An act as a question may name it. */
export interface ActWords {
  readonly person: string;
  readonly verb: string;
  readonly object: string;
}

/** How questions and the reasons for their gold are put. */
export interface QuestionWords {
  whoDid(act: ActWords): string;
  whatAbout(person: string, thing: string): string;
  why(act: ActWords): string;
  whyAbout(person: string, thing: string): string;
  whichFirst(first: ActWords, second: ActWords): string;
  actName(act: ActWords): string;
  alsoDid(act: ActWords): string;
  alsoSaid(person: string, phrase: string): string;
  bothSides(act: ActWords): string;
  feelings(person: string, other: string): string;
  thenAndNow(person: string, thing: string): string;
  between(from: readonly [string, string], to: readonly [string, string]): string;
  explainWho(act: ActWords): string;
  explainAbout(person: string, thing: string): string;
  explainWhy(marker: string): string;
  explainOrder(first: ActWords, second: ActWords): string;
  explainSimilar(act: ActWords, others: readonly string[]): string;
  explainPhrase(phrase: string, paragraphs: number): string;
  explainSides(act: ActWords): string;
  explainFeelings(kind: string, unkind: string): string;
  explainThenAndNow(then: string, now: string): string;
  explainPath(people: readonly string[]): string;
}

/** What the rules know of one language: how it is cut, who speaks, what causes, how questions are put. */
export interface RuleLanguage extends ClauseReader {
  sentences(text: string): Range[];
  /** Clauses of a sentence, offsets as in the text that the sentence's range is of. */
  clauses(text: string, sentence: Range): Range[];
  /** Names that the text gives evidence of being persons', one for each time; they are counted over the book. */
  personEvidence(text: string, words: readonly Word[]): string[];
  /** Whether what stands before a name shows that it is used as one, as 对 and 给 do. */
  isNamePlace(before: string): boolean;
  /** Names whose evidence is no more than a word for anyone. */
  isGenericName(name: string): boolean;
  /** Finds the names of persons in texts. */
  mentionFinder(names: ReadonlySet<string>): (text: string, words: readonly Word[]) => Mention[];
  /** Opens a clause that gives the cause of what follows or stands before. */
  readonly causeOpener: RegExp;
  /** Opens a clause that tells the effect of what stands before. */
  readonly effectOpener: RegExp;
  /** Cause clauses stand before their effect (Chinese) or after it (English). */
  readonly causeComesFirst: boolean;
  /** Words that set what was once against what is now. */
  readonly thenMarker: RegExp;
  readonly nowMarker: RegExp;
  /** Longest gold span in UTF-16 units; a longer sentence is cut to the clauses that matter. */
  readonly maxSpanLength: number;
  /** Shortest text that can tell a cause or an effect. */
  readonly minSideLength: number;
  readonly ask: QuestionWords;
}
