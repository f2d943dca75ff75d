import type { WorldFileEvent } from "../../../corpus/world/world-file.ts";
import { difficultyOf } from "../../difficulty.ts";
import { type Draft, noParts, type Questioner } from "./questioner.ts";
import { firstTelling } from "./world-index.ts";

const fewestHops = 2;

/** The way from an event to one of its consequences, with every link between. */
export function* navigationQuestions(questioner: Questioner): Generator<Draft> {
  const { index, random } = questioner;
  for (const end of random.shuffle(index.world.events)) {
    if (!index.isOnlyOneBetween(end)) continue;
    const path = [end, ...index.causesOf(end)].reverse();
    const starts = path.slice(0, -fewestHops).filter((event) => index.isOnlyOneBetween(event));
    if (starts.length === 0) continue;
    const start = random.pick(starts);
    yield navigationQuestion(path.slice(path.indexOf(start)), questioner);
  }
}

function navigationQuestion(path: readonly WorldFileEvent[], questioner: Questioner): Draft {
  const { wording } = questioner;
  const spans = path.map(firstTelling);
  const [start] = path;
  const end = path.at(-1);
  const [from] = spans;
  const to = spans.at(-1);
  if (!start || !end || !from || !to) throw new RangeError("a path needs two ends");
  const hops = path.length - 1;
  return {
    type: "NAVIGATION",
    query: questioner.ask(wording.path, { clause: questioner.clause(start), other: questioner.clause(end) }),
    category: end.kind,
    cluster: from.session,
    answerable: true,
    relations: ["CAUSED_BY"],
    direction: "in",
    expected: { spans, events: path.map(({ id }) => id) },
    expected_relations: ["CAUSED_BY"],
    expected_path: spans,
    from,
    to,
    expected_answer: questioner.plainList(path),
    difficulty: difficultyOf(hops),
    hops,
    explanation: wording.explain.path({ ...noParts, list: questioner.plainList(path) }),
  };
}
