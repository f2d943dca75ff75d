import { groupBy } from "../../../../core/group-by.ts";
import type { Clause, Sentence } from "./book-index.ts";
import { type Candidate, candidateOf, goldSpan } from "./candidate.ts";
import type { RuleSource } from "./rule.ts";
import type { RuleLanguage } from "./rule-language.ts";

/** What somebody feels towards somebody, by one verb. */
interface Feeling {
  readonly person: string;
  readonly other: string;
  readonly verb: string;
  readonly side: "for" | "against";
  readonly sentence: Sentence;
  readonly clause: Clause;
}

const maxOfSide = 4;
/** From the verb to the name of whom it is about. */
const maxTextToOther = 12;

/** Of two people, the few places where the one likes the other and the few where he does not, in several chapters. */
export function opposedFeelings(source: RuleSource): Candidate[] {
  const groups = [...groupBy(findFeelings(source), ({ person, other }) => `${person}/${other}`).values()];
  return groups.flatMap((group) => {
    const kind = group.filter(({ side }) => side === "for");
    const unkind = group.filter(({ side }) => side === "against");
    const sessions = new Set(group.map(({ sentence }) => sentence.paragraph.sessionIndex));
    if (kind.length === 0 || unkind.length === 0 || sessions.size < 2) return [];
    if (kind.length <= maxOfSide && unkind.length <= maxOfSide) return [feelingsQuestion(group, source)];
    source.refusals.add("feelings told too often to be one contradiction");
    return [];
  });
}

function findFeelings({ book, language }: RuleSource): Feeling[] {
  return book.paragraphs.flatMap(({ sentences }) =>
    sentences.flatMap((sentence) => sentenceFeelings(sentence, language)),
  );
}

/** The subject is the person that begins a clause, in this clause or before it in the sentence. */
function sentenceFeelings(sentence: Sentence, language: RuleLanguage): Feeling[] {
  const feelings: Feeling[] = [];
  let person: string | null = null;
  for (const clause of sentence.clauses) {
    const verb = clause.words.find((word) => language.attitude(word) !== null);
    const side = verb === undefined ? null : language.attitude(verb);
    const before = clause.mentions.find(({ end }) => verb === undefined || end <= verb.start);
    if (before !== undefined) person = before.name;
    const other =
      verb && clause.mentions.find(({ start }) => start > verb.start && start - verb.start <= maxTextToOther);
    if (
      person === null ||
      other === undefined ||
      other.name === person ||
      verb === undefined ||
      side === null
    )
      continue;
    const isDenied = clause.words.some((word) => word.start < verb.start && language.isNegation(word));
    if (!isDenied) feelings.push({ person, other: other.name, verb: verb.text, side, sentence, clause });
  }
  return feelings;
}

function feelingsQuestion(feelings: readonly Feeling[], { language }: RuleSource): Candidate {
  const [{ person, other } = { person: "", other: "" }] = feelings;
  const verbs = (side: Feeling["side"]) =>
    [...new Set(feelings.filter((feeling) => feeling.side === side).map(({ verb }) => verb))].join("/");
  return {
    ...candidateOf({
      type: "CONTRADICTION",
      query: language.ask.feelings(person, other),
      spans: feelings.map(({ sentence, clause }) => goldSpan(sentence, [clause], language.maxSpanLength)),
      hops: 1,
      concepts: [person, other],
      explanation: language.ask.explainFeelings(verbs("for"), verbs("against")),
    }),
    relations: ["CONTRADICTS"],
    expected_relations: ["CONTRADICTS"],
  };
}
