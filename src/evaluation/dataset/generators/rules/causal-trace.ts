import { readPredicate } from "./acts.ts";
import { type Clause, type Paragraph, type Sentence, spanOf } from "./book-index.ts";
import { type Candidate, candidateOf } from "./candidate.ts";
import type { Rule, RuleSource } from "./rule.ts";
import type { ActWords, Range } from "./rule-language.ts";

/** A cause and an effect that the text joins by a word. */
interface CausalPair {
  readonly paragraph: Paragraph;
  readonly cause: readonly Clause[];
  readonly effect: readonly Clause[];
  readonly marker: string;
}

const maxClausesOfSide = 4;

/** Why something came about, where the text itself says so; the question names the effect. */
export const causalTrace: Rule = (source) =>
  source.random.shuffle(
    source.book.paragraphs.flatMap((paragraph) =>
      paragraph.sentences.flatMap((sentence, index) =>
        pairsOf(sentence, paragraph.sentences[index - 1], source).flatMap((pair) =>
          causalQuestion(pair, source),
        ),
      ),
    ),
  );

function pairsOf(sentence: Sentence, before: Sentence | undefined, { language }: RuleSource): CausalPair[] {
  const { paragraph, clauses } = sentence;
  return clauses.flatMap((clause, index) => {
    const text = paragraph.text.slice(clause.start, clause.end);
    const effectMarker = language.effectOpener.exec(text)?.[0];
    const causeMarker = language.causeOpener.exec(text)?.[0];
    const earlier = index > 0 ? clauses.slice(0, index) : (before?.clauses ?? []);
    const later = clauses.slice(index);
    if (effectMarker !== undefined)
      return [
        {
          paragraph,
          cause: earlier.slice(-maxClausesOfSide),
          effect: later.slice(0, maxClausesOfSide),
          marker: effectMarker,
        },
      ];
    if (causeMarker === undefined) return [];
    const [cause, effect] = language.causeComesFirst
      ? [later.slice(0, 1), later.slice(1, 1 + maxClausesOfSide)]
      : [later.slice(0, maxClausesOfSide), clauses.slice(0, index).slice(-maxClausesOfSide)];
    return [{ paragraph, cause, effect, marker: causeMarker }];
  });
}

function causalQuestion({ paragraph, cause, effect, marker }: CausalPair, source: RuleSource): Candidate[] {
  const { language, refusals } = source;
  const [causeRange, effectRange] = [rangeOf(cause), rangeOf(effect)];
  if (causeRange === null || effectRange === null) return [];
  if ([causeRange, effectRange].some(({ start, end }) => end - start < language.minSideLength)) {
    refusals.add("a cause or an effect of a few letters");
    return [];
  }
  const asked = effectWords({ text: paragraph.text, effect, all: [...cause, ...effect] }, source);
  if (asked === null) {
    refusals.add("an effect without a person and a thing that single it out");
    return [];
  }
  return [
    {
      ...candidateOf({
        type: "CAUSAL_TRACE",
        query:
          asked.verb === "" ? language.ask.whyAbout(asked.person, asked.object) : language.ask.why(asked),
        spans: [spanOf(paragraph, causeRange), spanOf(paragraph, effectRange)],
        hops: 1,
        concepts: [asked.person, asked.object],
        explanation: language.ask.explainWhy(marker),
      }),
      relations: ["CAUSED_BY"],
      expected_relations: ["CAUSED_BY"],
      expected_answer: paragraph.text.slice(causeRange.start, causeRange.end),
    },
  ];
}

function rangeOf(clauses: readonly Clause[]): Range | null {
  const [first, last] = [clauses[0], clauses.at(-1)];
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end };
}

/** The person and what he did, else a thing of the effect, when no other paragraph has both. */
function effectWords(
  {
    text,
    effect,
    all,
  }: { readonly text: string; readonly effect: readonly Clause[]; readonly all: readonly Clause[] },
  { book, language }: RuleSource,
): ActWords | null {
  const named = effect.flatMap(({ mentions }) => mentions)[0] ?? all.flatMap(({ mentions }) => mentions)[0];
  if (named === undefined) return null;
  const person = named.name;
  const isNamedInEffect = effect.some(({ mentions }) => mentions.includes(named));
  for (const { words, mentions } of effect) {
    const isSubject = mentions[0] === named || (mentions.length === 0 && isNamedInEffect);
    const said = isSubject ? readPredicate({ text, words }, language) : null;
    if (said && !said.isNegated && book.countHolding([person, said.verb, said.object]) === 1)
      return { person, verb: said.verb, object: said.object };
  }
  const thing = effect
    .flatMap(({ words }) => words.filter((_word, index) => language.isTopic(words, index)))
    .find((noun) => book.countHolding([person, noun.text]) === 1);
  return thing === undefined ? null : { person, verb: "", object: thing.text };
}
