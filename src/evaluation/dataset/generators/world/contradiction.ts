import type { WorldFileEvent } from "../../../corpus/world/world-file.ts";
import { difficultyOf } from "../../difficulty.ts";
import { type Draft, noParts, type Questioner } from "./questioner.ts";
import { firstTelling, type WorldIndex } from "./world-index.ts";

interface Reversal {
  readonly before: WorldFileEvent;
  readonly after: WorldFileEvent;
  /** What led to `after`, nearest first. */
  readonly causes: readonly WorldFileEvent[];
}

/** Both views that somebody had of somebody, alone, with the direct cause of the change, or with all of them. */
export function* contradictionQuestions(questioner: Questioner): Generator<Draft> {
  const { random, index, wording } = questioner;
  for (const reversal of random.shuffle(reversalsOf(index))) {
    const { causes } = reversal;
    yield contradictionQuestion(reversal, { questioner, frames: wording.reversal, shown: [] });
    const [cause] = causes;
    if (causes.length === 1 && cause) {
      yield contradictionQuestion(reversal, {
        questioner,
        frames: wording.reversalWithCause,
        shown: [cause],
      });
    }
    if (causes.length > 1) {
      yield contradictionQuestion(reversal, {
        questioner,
        frames: wording.reversalWithHistory,
        shown: causes,
      });
    }
  }
}

function reversalsOf(index: WorldIndex): readonly Reversal[] {
  const views = new Map<string, string[]>();
  for (const { holder, target, event } of index.world.attitudes) {
    const key = `${holder}>${target}`;
    views.set(key, [...(views.get(key) ?? []), event]);
  }
  return [...views.values()].flatMap(([before, after, ...more]) => {
    if (before === undefined || after === undefined || more.length > 0) return [];
    const turned = index.event(after);
    return [{ before: index.event(before), after: turned, causes: index.causesOf(turned) }];
  });
}

function contradictionQuestion(
  { before, after, causes }: Reversal,
  context: {
    readonly questioner: Questioner;
    readonly frames: Questioner["wording"]["reversal"];
    readonly shown: readonly WorldFileEvent[];
  },
): Draft {
  const { questioner, frames, shown } = context;
  const clauses = {
    clause: questioner.plainClause(before),
    other: questioner.plainClause(after),
    list: questioner.plainList(causes),
  };
  return {
    type: "CONTRADICTION",
    query: questioner.ask(frames, {
      holder: questioner.person(before.agent, before),
      target: questioner.person(after.patient, after),
      place: questioner.place(after),
    }),
    category: after.kind,
    cluster: firstTelling(before).session,
    answerable: true,
    relations: ["CONTRADICTS"],
    expected: {
      spans: [firstTelling(before), firstTelling(after), ...shown.flatMap((cause) => cause.spans)],
      events: [before.id, after.id, ...shown.map(({ id }) => id)],
    },
    expected_relations: shown.length > 0 ? ["CONTRADICTS", "CAUSED_BY"] : ["CONTRADICTS"],
    expected_answer: [clauses.clause, clauses.other].join(questioner.wording.between),
    difficulty: difficultyOf(1 + shown.length),
    hops: 1 + shown.length,
    explanation: questioner.wording.explain.reversal({ ...noParts, ...clauses }),
  };
}
