import { hasThing, isStance } from "../../../corpus/world/events.ts";
import type { WorldFileEvent } from "../../../corpus/world/world-file.ts";
import { type Draft, noParts, type Questioner } from "./questioner.ts";
import { firstTelling } from "./world-index.ts";

type Aspect = "who" | "what" | "where";

/** Who did it, with what, or where: the answer stands in one telling only. */
export function* conceptQuestions(questioner: Questioner): Generator<Draft> {
  const { index, random } = questioner;
  for (const event of random.shuffle(index.world.events)) {
    const aspects = aspectsOf(event, questioner);
    if (aspects.length > 0) yield conceptQuestion(event, { questioner, aspect: random.pick(aspects) });
  }
}

function aspectsOf(event: WorldFileEvent, { index }: Questioner): readonly Aspect[] {
  if (isStance(event.kind)) return [];
  const isToldOnce = event.spans.length === 1;
  const isOnlyOne = index.isOnlyOneBetween(event);
  return [
    ...(isToldOnce && index.isOnlyOneAt(event) ? (["who"] as const) : []),
    ...(isToldOnce && isOnlyOne && hasThing(event.kind) ? (["what"] as const) : []),
    ...(isOnlyOne ? (["where"] as const) : []),
  ];
}

function conceptQuestion(
  event: WorldFileEvent,
  { questioner, aspect }: { readonly questioner: Questioner; readonly aspect: Aspect },
): Draft {
  const { wording, index } = questioner;
  const { who, what } = wording.unknown;
  const replaced = { who: { agent: who }, what: { thing: what }, where: {} }[aspect];
  const [placeName = ""] = index.placeNamesOf(event.place);
  const answers = { who: questioner.fullName(event.agent), what: event.thing?.label ?? "", where: placeName };
  const parts = { clause: questioner.clause(event, replaced), place: questioner.place(event) };
  return {
    type: "CONCEPT_RECALL",
    query: questioner.ask(wording[aspect], parts),
    category: event.kind,
    cluster: firstTelling(event).session,
    answerable: true,
    expected: { spans: [firstTelling(event)], events: [event.id] },
    expected_answer: answers[aspect],
    difficulty: "easy",
    hops: 0,
    explanation: wording.explain.concept({
      ...noParts,
      clause: questioner.plainClause(event),
      place: placeName,
    }),
  };
}
