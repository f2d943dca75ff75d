import type { WorldFileEvent } from "../../../corpus/world/world-file.ts";
import { difficultyOf } from "../../difficulty.ts";
import { type Draft, noParts, type Questioner } from "./questioner.ts";
import { firstTelling } from "./world-index.ts";

/** Why something happened: the direct cause, or everything up to the first one. Every telling of a cause is gold. */
export function* causalQuestions(questioner: Questioner): Generator<Draft> {
  const { index, random } = questioner;
  for (const effect of random.shuffle(index.world.events)) {
    const causes = index.causesOf(effect);
    if (causes.length === 0 || !index.isOnlyOneBetween(effect)) continue;
    yield causalQuestion(effect, { questioner, causes: causes.slice(0, 1), isWhole: false });
    if (causes.length > 1) yield causalQuestion(effect, { questioner, causes, isWhole: true });
  }
}

function causalQuestion(
  effect: WorldFileEvent,
  context: {
    readonly questioner: Questioner;
    readonly causes: readonly WorldFileEvent[];
    readonly isWhole: boolean;
  },
): Draft {
  const { questioner, causes, isWhole } = context;
  const { wording } = questioner;
  const frames = isWhole ? wording.wholeCause : wording.directCause;
  const [nearest = effect] = causes;
  return {
    type: "CAUSAL_TRACE",
    query: questioner.ask(frames, { clause: questioner.clause(effect, { told: nearest }) }),
    category: effect.kind,
    cluster: firstTelling(nearest).session,
    answerable: true,
    relations: ["CAUSED_BY"],
    direction: "out",
    expected: {
      spans: causes.flatMap((cause) => cause.spans),
      events: causes.map(({ id }) => id),
    },
    expected_relations: ["CAUSED_BY"],
    expected_answer: questioner.plainList(causes),
    difficulty: difficultyOf(causes.length),
    hops: causes.length,
    explanation: wording.explain.cause({
      ...noParts,
      clause: questioner.plainClause(effect),
      list: questioner.plainList(causes),
    }),
  };
}
