import type { WorldFileEvent } from "../../../corpus/world/world-file.ts";
import { type Draft, noParts, type Questioner } from "./questioner.ts";
import { firstTelling } from "./world-index.ts";

const mostInstances = 4;

/** The other instances of a pattern: the same kind of event with the same sort of thing at the same place, all of them. */
export function* similarQuestions(questioner: Questioner): Generator<Draft> {
  const { index, random } = questioner;
  const anchored = index.world.patterns
    .filter(({ instances }) => instances.length <= mostInstances)
    .map(({ instances }) => instances.map((id) => index.event(id)))
    .flatMap((instances) => instances.map((anchor) => ({ instances, anchor })));
  for (const { instances, anchor } of thingsFirst(random.shuffle(anchored))) {
    const isClear = instances.filter(({ agent }) => agent === anchor.agent).length === 1;
    if (isClear) yield similarQuestion(anchor, { questioner, instances });
  }
}

/** Patterns about a thing can be told apart by it; the others have little more than their place in common. */
const thingsFirst = <T extends { readonly anchor: WorldFileEvent }>(anchored: readonly T[]): readonly T[] => [
  ...anchored.filter(({ anchor }) => anchor.thing !== null),
  ...anchored.filter(({ anchor }) => anchor.thing === null),
];

function similarQuestion(
  anchor: WorldFileEvent,
  context: { readonly questioner: Questioner; readonly instances: readonly WorldFileEvent[] },
): Draft {
  const { questioner, instances } = context;
  const { wording, index } = questioner;
  const others = instances.filter((event) => event !== anchor);
  const [first = anchor] = others;
  const { whoElse, somebody } = wording.unknown;
  const thing = anchor.thing ? wording.bareThing(anchor.thing.label) : "";
  return {
    type: "SIMILAR_FIND",
    query: questioner.ask(wording.similar, {
      clause: questioner.clause(anchor, { agent: whoElse, patient: somebody, thing }),
      holder: questioner.person(anchor.agent, anchor),
      place: questioner.place(first),
    }),
    category: anchor.kind,
    cluster: firstTelling(first).session,
    answerable: true,
    relations: ["SIMILAR_TO"],
    expected: { spans: others.map(firstTelling), events: others.map(({ id }) => id) },
    expected_relations: ["SIMILAR_TO"],
    expected_answer: questioner.plainList(others),
    difficulty: "medium",
    hops: 1,
    explanation: wording.explain.similar({
      ...noParts,
      clause: questioner.plainList(others),
      place: index.placeNamesOf(anchor.place)[0] ?? "",
    }),
  };
}
