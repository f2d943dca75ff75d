import { isStance } from "../../../corpus/world/events.ts";
import type { WorldFileEvent } from "../../../corpus/world/world-file.ts";
import { type Draft, noParts, type Questioner } from "./questioner.ts";
import { firstTelling } from "./world-index.ts";

const tries = 12;

/** Which of two events came first. Neither leads to the other, so that nothing but their days tells. */
export function* temporalQuestions(questioner: Questioner): Generator<Draft> {
  const { index, random } = questioner;
  const fitting = index.world.events.filter(
    (event) => !isStance(event.kind) && index.isOnlyOneBetween(event),
  );
  for (const one of random.shuffle(fitting)) {
    const other = findPartner(one, { questioner, fitting });
    if (other) yield temporalQuestion(one.day < other.day ? [one, other] : [other, one], questioner);
  }
}

function findPartner(
  one: WorldFileEvent,
  { questioner, fitting }: { readonly questioner: Questioner; readonly fitting: readonly WorldFileEvent[] },
): WorldFileEvent | undefined {
  for (let attempt = 0; attempt < tries; attempt++) {
    const other = questioner.random.pick(fitting);
    const isRelated =
      questioner.index.causesOf(one).includes(other) || questioner.index.causesOf(other).includes(one);
    if (other.chapter !== one.chapter && !isRelated) return other;
  }
  return undefined;
}

function temporalQuestion(
  [earlier, later]: readonly [WorldFileEvent, WorldFileEvent],
  questioner: Questioner,
): Draft {
  const { wording, random } = questioner;
  const [first, second] = random.shuffle([earlier, later]);
  const order = [earlier, later].map((event) => questioner.plainClause(event));
  return {
    type: "TEMPORAL_ORDER",
    query: questioner.ask(wording.order, {
      clause: questioner.clause(first ?? earlier),
      other: questioner.clause(second ?? later),
    }),
    category: earlier.kind,
    cluster: firstTelling(earlier).session,
    answerable: true,
    relations: ["TEMPORAL_NEXT"],
    expected: { spans: [firstTelling(earlier), firstTelling(later)], events: [earlier.id, later.id] },
    expected_relations: ["TEMPORAL_NEXT"],
    expected_answer: order[0] ?? "",
    expected_order: order,
    difficulty: "easy",
    hops: 0,
    explanation: wording.explain.order({ ...noParts, clause: order[0] ?? "", other: order[1] ?? "" }),
  };
}
