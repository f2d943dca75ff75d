import { groupBy } from "../../../../core/group-by.ts";
import type { Word } from "../../../../ports/segmenter.ts";
import { type Clause, type Sentence, spanOf } from "./book-index.ts";
import { type Candidate, candidateOf, goldSpan } from "./candidate.ts";
import { opposedFeelings } from "./feelings.ts";
import type { Rule, RuleSource } from "./rule.ts";
import type { RuleLanguage } from "./rule-language.ts";

const maxStatementsOfKind = 6;

/** Where a person says or does a thing and elsewhere denies it, and where the text sets then against now. */
export const contradiction: Rule = (source) => [
  ...source.random.shuffle(opposedStatements(source)),
  ...source.random.shuffle(opposedFeelings(source)),
  ...source.random.shuffle(
    source.book.paragraphs.flatMap(({ sentences }) =>
      sentences.flatMap((sentence) => thenAndNow(sentence, source)),
    ),
  ),
];

function opposedStatements(source: RuleSource): Candidate[] {
  const groups = [
    ...groupBy(findStatements(source), ({ person, verb, object }) => `${person}/${verb}/${object}`).values(),
  ];
  return groups.flatMap((group) => {
    const denied = group.find(({ isNegated }) => isNegated);
    const affirmed = group.find(
      (act) => !act.isNegated && act.sentence.paragraph !== denied?.sentence.paragraph,
    );
    if (denied === undefined || affirmed === undefined) return [];
    if (group.length > maxStatementsOfKind) {
      source.refusals.add("a statement made too often to be one contradiction");
      return [];
    }
    return [sidesQuestion([affirmed, denied], source)];
  });
}

function sidesQuestion(acts: readonly [Statement, Statement], { language }: RuleSource): Candidate {
  const [affirmed] = acts;
  const ordered = [...acts].sort(
    (a, b) => a.sentence.paragraph.sessionIndex - b.sentence.paragraph.sessionIndex,
  );
  return {
    ...candidateOf({
      type: "CONTRADICTION",
      query: language.ask.bothSides(affirmed),
      spans: ordered.map(({ sentence, clause }) => goldSpan(sentence, [clause], language.maxSpanLength)),
      hops: 1,
      concepts: [affirmed.person, affirmed.verb, affirmed.object],
      explanation: language.ask.explainSides(affirmed),
    }),
    relations: ["CONTRADICTS"],
    expected_relations: ["CONTRADICTS"],
  };
}

const maxTextToSpeech = 12;

/** Somebody's word or deed, affirmed or denied. */
interface Statement {
  readonly person: string;
  readonly verb: string;
  readonly object: string;
  readonly isNegated: boolean;
  readonly sentence: Sentence;
  readonly clause: Clause;
}

/** Verbs with their objects, of the speaker within a quotation and of the last person named outside one. */
function findStatements({ book, language }: RuleSource): Statement[] {
  return book.paragraphs.flatMap(({ text, mentions, sentences }) =>
    sentences.flatMap((sentence) =>
      sentence.clauses.flatMap((clause) => {
        const opening = clause.isSpeech ? openingOf(text, clause.start) : clause.start;
        const reach = clause.isSpeech ? maxTextToSpeech : clause.start - sentence.start;
        const named = clause.isSpeech ? undefined : clause.mentions[0];
        const person = named ?? mentions.findLast(({ end }) => end <= opening && opening - end <= reach);
        if (person === undefined || (clause.isSpeech && clause.mentions.length > 0)) return [];
        const said = statementsIn(
          clause.words.filter(({ start }) => named === undefined || start >= named.end),
          language,
        );
        return said.map((statement) => ({ person: person.name, ...statement, sentence, clause }));
      }),
    ),
  );
}

function openingOf(text: string, before: number): number {
  return Math.max(...["“", "「", '"'].map((mark) => text.lastIndexOf(mark, before)));
}

const maxWordsToDenied = 3;

function statementsIn(words: readonly Word[], language: RuleLanguage) {
  return words.flatMap((verb, at) => {
    if (!language.isAnyVerb(verb)) return [];
    const object = words.find(
      (_word, index) => index > at && index <= at + maxWordsToDenied && language.isTopic(words, index),
    );
    const isNegated = words.slice(Math.max(0, at - 1), at).some(language.isNegation);
    return object === undefined ? [] : [{ verb: verb.text, object: object.text, isNegated }];
  });
}

const maxClausesToNow = 3;

/** A sentence whose clauses oppose what was to what is, of the one person it names. */
function thenAndNow(sentence: Sentence, { book, language, refusals }: RuleSource): Candidate[] {
  const { paragraph, clauses } = sentence;
  const marked = (marker: RegExp) => (clause: Clause) =>
    marker.exec(paragraph.text.slice(clause.start, clause.end))?.[0];
  const thenAt = clauses.findIndex(marked(language.thenMarker));
  const nowAt = clauses.findIndex((clause, index) => index > thenAt && marked(language.nowMarker)(clause));
  const [then, now] = [clauses[thenAt], clauses[nowAt]];
  const [person] = new Set(clauses.flatMap(({ mentions }) => mentions.map(({ name }) => name)));
  if (then === undefined || now === undefined || person === undefined || nowAt - thenAt > maxClausesToNow)
    return [];
  const thing = clauses
    .slice(thenAt, nowAt + maxClausesToNow)
    .flatMap(({ words }) => words.filter((_word, index) => language.isTopic(words, index)))
    .find(({ text }) => book.countHolding([person, text]) === 1)?.text;
  if (thing === undefined) {
    refusals.add("a change without a thing that singles it out");
    return [];
  }
  const cut = now.start;
  return [
    {
      ...candidateOf({
        type: "CONTRADICTION",
        query: language.ask.thenAndNow(person, thing),
        spans: [
          spanOf(paragraph, { start: then.start, end: clauses[nowAt - 1]?.end ?? cut }),
          spanOf(paragraph, { start: cut, end: sentence.end }),
        ],
        hops: 1,
        concepts: [person, thing],
        explanation: language.ask.explainThenAndNow(
          marked(language.thenMarker)(then) ?? "",
          marked(language.nowMarker)(now) ?? "",
        ),
      }),
      relations: ["CONTRADICTS"],
      expected_relations: ["CONTRADICTS"],
    },
  ];
}
