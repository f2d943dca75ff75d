import { groupBy } from "../../../core/group-by.ts";
import {
  type Difficulty,
  difficulties,
  type Question,
  type QuestionType,
  questionTypes,
} from "../dataset.ts";
import { difficultiesOff, difficultyShares, targetMix } from "../difficulty.ts";

export interface SamplePlan {
  readonly perType: number;
  /** Start of the questions' ids. */
  readonly prefix: string;
}

/** The mix is kept down to this share of the questions that were wished for; below it more questions matter more. */
const minShareOfWish = 0.5;

/**
 * Chooses questions so that the difficulties stand 40/40/20 and, within each, the types are as even as what there is
 * allows; the first of each type are taken first. Notes say what was wished for and not to be had.
 */
export function sampleQuestions(
  candidates: readonly Omit<Question, "id">[],
  { perType, prefix }: SamplePlan,
): { readonly questions: Question[]; readonly notes: string[] } {
  const wished = perType * questionTypes.length;
  const byDifficulty = groupBy(candidates, ({ difficulty }) => difficulty);
  const available = (difficulty: Difficulty) => byDifficulty.get(difficulty)?.length ?? 0;
  const mixed = Math.min(
    wished,
    ...difficulties.map((each) => Math.floor(available(each) / targetMix[each])),
  );
  const total = mixed >= wished * minShareOfWish ? mixed : wished;
  const chosen = difficulties.flatMap((difficulty) =>
    evenly(byDifficulty.get(difficulty) ?? [], Math.round(total * targetMix[difficulty])),
  );
  const questions = questionTypes
    .flatMap((type) => chosen.filter((candidate) => candidate.type === type))
    .map((candidate, index) => ({ id: `${prefix}-q${String(index + 1).padStart(4, "0")}`, ...candidate }));
  return { questions, notes: notesOn(questions, candidates, wished) };
}

/** Takes one of each type in turn until there are enough. */
function evenly(candidates: readonly Omit<Question, "id">[], count: number): Omit<Question, "id">[] {
  const queues = [...groupBy(candidates, ({ type }) => type).values()].map((queue) => [...queue]);
  const chosen: Omit<Question, "id">[] = [];
  while (chosen.length < count && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      const next = chosen.length < count ? queue.shift() : undefined;
      if (next !== undefined) chosen.push(next);
    }
  }
  return chosen;
}

function notesOn(
  questions: readonly Question[],
  candidates: readonly Omit<Question, "id">[],
  wished: number,
): string[] {
  const found = (type: QuestionType) => candidates.filter((candidate) => candidate.type === type).length;
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const shares = difficultyShares(questions);
  const achieved = difficulties.map((each) => `${each} ${percent(shares[each])}`).join(", ");
  return [
    `found: ${questionTypes.map((type) => `${type} ${found(type)}`).join(", ")}`,
    ...(questions.length < wished ? [`wished for ${wished} questions, made ${questions.length}`] : []),
    ...(difficultiesOff(questions).length > 0
      ? [`the text does not give the 40/40/20 mix; achieved: ${achieved}`]
      : []),
  ];
}
