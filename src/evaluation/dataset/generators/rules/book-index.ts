import type { Session, SourceRef } from "../../../../domain/session.ts";
import type { Segmenter, Word } from "../../../../ports/segmenter.ts";
import type { Corpus } from "../../../corpus/corpus.ts";
import { findPeople } from "./people.ts";
import type { Mention, Range, RuleLanguage } from "./rule-language.ts";

/** A clause with its words, in the offsets of its paragraph. */
export interface Clause extends Range {
  /** Without those within a person's name. */
  readonly words: readonly Word[];
  readonly mentions: readonly Mention[];
  /** Within quotation marks: somebody says it. */
  readonly isSpeech: boolean;
}

/** A sentence of the book. */
export interface Sentence extends Range {
  readonly paragraph: Paragraph;
  readonly clauses: readonly Clause[];
}

/** A turn of a session. */
export interface Paragraph {
  readonly session: Session;
  readonly sessionIndex: number;
  readonly turn: number;
  readonly text: string;
  readonly words: readonly Word[];
  readonly mentions: readonly Mention[];
  readonly people: ReadonlySet<string>;
  readonly sentences: readonly Sentence[];
}

/** A book read once for all rules. */
export interface BookIndex {
  readonly paragraphs: readonly Paragraph[];
  /** Names known for persons by how they are used. */
  readonly people: ReadonlySet<string>;
  /** Paragraphs that hold a word or a name. */
  holding(term: string): ReadonlySet<Paragraph>;
  /** How many paragraphs hold all of the terms. */
  countHolding(terms: readonly string[]): number;
}

export function readBook(corpus: Corpus, segmenter: Segmenter, language: RuleLanguage): BookIndex {
  const turns = corpus.sessions.flatMap((session, sessionIndex) =>
    session.turns.map(({ content: text }, turn) => ({
      session,
      sessionIndex,
      turn,
      text,
      words: segmenter.words(text),
    })),
  );
  const people = findPeople(turns, language);
  const findMentions = language.mentionFinder(people);
  const paragraphs = turns.map((turn) =>
    readParagraph({ ...turn, mentions: findMentions(turn.text, turn.words) }, language),
  );
  return { paragraphs, people, ...holders(paragraphs) };
}

function readParagraph(turn: Omit<Paragraph, "people" | "sentences">, language: RuleLanguage): Paragraph {
  const sentences: Sentence[] = [];
  const people = new Set(turn.mentions.map(({ name }) => name));
  const paragraph = { ...turn, people, sentences };
  const free = turn.words.filter(
    ({ start }) => !turn.mentions.some((name) => start >= name.start && start < name.end),
  );
  const speech = speechRanges(turn.text);
  for (const range of language.sentences(turn.text)) {
    const clauses = language.clauses(turn.text, range).map((clause) => ({
      ...clause,
      words: free.filter((word) => isWithin(word, clause)),
      mentions: turn.mentions.filter((mention) => isWithin(mention, clause)),
      isSpeech: speech.some((said) => isWithin(clause, said)),
    }));
    sentences.push({ ...range, paragraph, clauses });
  }
  return paragraph;
}

function isWithin({ start }: { readonly start: number }, range: Range): boolean {
  return start >= range.start && start < range.end;
}

const speechPattern = /“[^”]*(?:”|$)|「[^」]*(?:」|$)|"[^"]*(?:"|$)/g;

function speechRanges(text: string): Range[] {
  return [...text.matchAll(speechPattern)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }));
}

function holders(paragraphs: readonly Paragraph[]): Pick<BookIndex, "holding" | "countHolding"> {
  const byTerm = new Map<string, Set<Paragraph>>();
  const add = (term: string, paragraph: Paragraph) => {
    const held = byTerm.get(term);
    if (held === undefined) byTerm.set(term, new Set([paragraph]));
    else held.add(paragraph);
  };
  for (const paragraph of paragraphs) {
    for (const { text } of paragraph.words) add(text, paragraph);
    for (const name of paragraph.people) add(name, paragraph);
  }
  const holding = (term: string): ReadonlySet<Paragraph> => byTerm.get(term) ?? new Set();
  return {
    holding,
    countHolding: (terms) => {
      const [first, ...rest] = terms.map(holding).sort((a, b) => a.size - b.size);
      return [...(first ?? [])].filter((paragraph) => rest.every((held) => held.has(paragraph))).length;
    },
  };
}

/** The span of a range of a paragraph. */
export function spanOf({ session, turn, text }: Paragraph, { start, end }: Range): SourceRef {
  return { session: session.id, turn, start, end, quote: text.slice(start, end) };
}
