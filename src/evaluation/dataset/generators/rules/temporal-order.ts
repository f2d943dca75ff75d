import { groupBy } from "../../../../core/group-by.ts";
import type { Act } from "./acts.ts";
import { type Candidate, candidateOf, goldSpan } from "./candidate.ts";
import type { Rule, RuleSource } from "./rule.ts";

/** Which of two acts of a person came first, told in different chapters and each in one paragraph only. */
export const temporalOrder: Rule = (source) => {
  const { acts, book, random, refusals } = source;
  const singled = acts.filter(({ person, verb, object, isNegated }) => {
    const isOnly = !isNegated && book.countHolding([person, verb, object]) === 1;
    if (!isOnly) refusals.add("an event that several paragraphs tell of");
    return isOnly;
  });
  const marked = [
    ...groupBy(
      singled.filter(({ isMarked }) => isMarked),
      ({ person }) => person,
    ).values(),
  ];
  const unmarked = [
    ...groupBy(
      singled.filter(({ isMarked }) => !isMarked),
      ({ person }) => person,
    ).values(),
  ];
  return [marked, unmarked].flatMap((groups) =>
    random.shuffle(groups.flatMap((group) => pairs(random.shuffle(group), source))),
  );
};

/** Each act is used once. */
function pairs(acts: readonly Act[], source: RuleSource): Candidate[] {
  const left = [...acts];
  const found: Candidate[] = [];
  while (left.length > 1) {
    const first = left.shift();
    const partner = left.findIndex((other) => first !== undefined && isApart(first, other));
    const second = left[partner];
    if (first === undefined || second === undefined) continue;
    left.splice(partner, 1);
    found.push(orderQuestion(first, second, source));
  }
  return found;
}

function isApart(a: Act, b: Act): boolean {
  return sessionOf(a) !== sessionOf(b) && a.object !== b.object;
}

const sessionOf = ({ sentence }: Act) => sentence.paragraph.sessionIndex;

function orderQuestion(a: Act, b: Act, { language, random }: RuleSource): Candidate {
  const [earlier, later] = sessionOf(a) < sessionOf(b) ? [a, b] : [b, a];
  const [first, second] = random.next() < 0.5 ? [earlier, later] : [later, earlier];
  const order = [earlier, later].map((act) => language.ask.actName(act));
  return {
    ...candidateOf({
      type: "TEMPORAL_ORDER",
      query: language.ask.whichFirst(first, second),
      spans: [earlier, later].map((act) => goldSpan(act.sentence, [act.clause], language.maxSpanLength)),
      hops: 0,
      concepts: [a.person, a.object, b.object],
      explanation: language.ask.explainOrder(earlier, later),
    }),
    expected_answer: order[0] ?? "",
    expected_order: order,
  };
}
