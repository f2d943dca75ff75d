import type { Word } from "../../../../ports/segmenter.ts";
import { type Act, markedFirst } from "./acts.ts";
import type { BookIndex, Clause, Paragraph, Sentence } from "./book-index.ts";
import { type Candidate, candidateOf, goldSpan } from "./candidate.ts";
import type { Rule, RuleSource } from "./rule.ts";

const maxParagraphsOfThing = 3;
const maxClausesToThing = 3;
const minSentenceLength = 16;

/** Who did it, where one paragraph alone tells of such an act; and what a person had to do with a rare thing. */
export const conceptRecall: Rule = (source) => {
  const asked = new Set<Paragraph>();
  const once = (paragraph: Paragraph) => !asked.has(paragraph) && asked.add(paragraph) !== undefined;
  const byAct = source.acts
    .filter((act) => isSingled(act, source))
    .filter(({ sentence }) => once(sentence.paragraph));
  const byThing = source.random
    .shuffle(source.book.paragraphs)
    .flatMap((paragraph) => rareThings(paragraph, source))
    .filter(({ sentence }) => once(sentence.paragraph));
  return interleave(
    markedFirst(source.random.shuffle(byAct)).map((act) => whoQuestion(act, source)),
    byThing.map((thing) => thingQuestion(thing, source)),
  );
};

function isSingled({ verb, object, isNegated }: Act, { book, refusals }: RuleSource): boolean {
  const isOnly = book.countHolding([verb, object]) === 1;
  if (!isOnly) refusals.add("an act that several paragraphs tell of");
  return isOnly && !isNegated;
}

function whoQuestion(act: Act, { language }: RuleSource): Candidate {
  return {
    ...candidateOf({
      type: "CONCEPT_RECALL",
      query: language.ask.whoDid(act),
      spans: [goldSpan(act.sentence, [act.clause], language.maxSpanLength)],
      hops: 0,
      concepts: [act.verb, act.object],
      explanation: language.ask.explainWho(act),
    }),
    expected_answer: act.person,
  };
}

interface RareThing {
  readonly person: string;
  readonly thing: Word;
  readonly clause: Clause;
  readonly sentence: Sentence;
}

/** A thing that hardly any paragraph names, with the only person named in its sentence. */
function rareThings({ sentences }: Paragraph, { book, language, refusals }: RuleSource): RareThing[] {
  return sentences.flatMap((sentence) => {
    const names = new Set(sentence.clauses.flatMap(({ mentions }) => mentions.map(({ name }) => name)));
    const [person] = names;
    if (person === undefined || names.size > 1 || sentence.end - sentence.start < minSentenceLength)
      return [];
    const namer = sentence.clauses.findIndex(({ mentions }) => mentions.length > 0);
    return sentence.clauses.slice(namer, namer + maxClausesToThing).flatMap((clause) =>
      clause.words.flatMap((thing, index) => {
        if (!language.isNoun(clause.words, index) || book.holding(thing.text).size > maxParagraphsOfThing)
          return [];
        if (isTogetherOnce(book, person, thing.text)) return [{ person, thing, clause, sentence }];
        refusals.add("a thing that a person meets in several paragraphs");
        return [];
      }),
    );
  });
}

function isTogetherOnce(book: BookIndex, person: string, thing: string): boolean {
  return book.countHolding([person, thing]) === 1;
}

function thingQuestion({ person, thing, clause, sentence }: RareThing, { language }: RuleSource): Candidate {
  const namer = sentence.clauses.find(({ mentions }) => mentions.length > 0) ?? clause;
  const between = [namer, clause].sort((a, b) => a.start - b.start);
  return candidateOf({
    type: "CONCEPT_RECALL",
    query: language.ask.whatAbout(person, thing.text),
    spans: [goldSpan(sentence, between, language.maxSpanLength)],
    hops: 0,
    concepts: [person, thing.text],
    explanation: language.ask.explainAbout(person, thing.text),
  });
}

function interleave<T>(first: readonly T[], second: readonly T[]): T[] {
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_none, index) => [
    first.slice(index, index + 1),
    second.slice(index, index + 1),
  ]).flat(2);
}
