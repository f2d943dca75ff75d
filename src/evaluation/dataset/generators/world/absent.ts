import { isStance } from "../../../corpus/world/events.ts";
import type { WorldFileEvent } from "../../../corpus/world/world-file.ts";
import { type Draft, noParts, type Questioner } from "./questioner.ts";
import { firstTelling } from "./world-index.ts";

/** Questions about what did not happen: a true event with another patient. */
export function* absentQuestions(questioner: Questioner): Generator<Draft> {
  const { index, random } = questioner;
  for (const event of random.shuffle(index.world.events)) {
    const exchanged = exchangePatient(event, questioner);
    if (exchanged) yield absentQuestion(event, { questioner, exchanged });
  }
}

function exchangePatient(event: WorldFileEvent, { index, random }: Questioner): WorldFileEvent | undefined {
  if (isStance(event.kind)) return undefined;
  const present = index.world.people.filter(
    ({ id, arrives, leaves }) =>
      id !== event.agent && arrives <= event.chapter && (leaves === null || leaves >= event.chapter),
  );
  const strangers = present.filter(
    ({ id }) =>
      !index.hasHappened({ ...event, patient: id }) &&
      !index.hasHappened({ kind: event.kind, agent: id, patient: event.agent }),
  );
  return strangers.length > 0 ? { ...event, patient: random.pick(strangers).id } : undefined;
}

function absentQuestion(
  event: WorldFileEvent,
  { questioner, exchanged }: { readonly questioner: Questioner; readonly exchanged: WorldFileEvent },
): Draft {
  const { wording } = questioner;
  return {
    type: "CONCEPT_RECALL",
    query: questioner.ask(wording.where, { clause: questioner.clause(exchanged) }),
    category: event.kind,
    cluster: firstTelling(event).session,
    answerable: false,
    distractor_reason: wording.explain.absentReason({ ...noParts, clause: questioner.plainClause(event) }),
    expected: { spans: [] },
    difficulty: "easy",
    hops: 0,
    explanation: wording.explain.absent({ ...noParts, clause: questioner.plainClause(exchanged) }),
  };
}
