import { type Difficulty, difficulties, type Question } from "./dataset.ts";

/** The mix of difficulties that a data set is made for. */
export const targetMix: Readonly<Record<Difficulty, number>> = { easy: 0.4, medium: 0.4, hard: 0.2 };

/** How far a share may be from its target. */
export const mixTolerance = 0.02;

/** Difficulty by the hops between what a question names and its gold: none, one, two or more. */
export function difficultyOf(hops: number): Difficulty {
  return hops === 0 ? "easy" : hops === 1 ? "medium" : "hard";
}

/** The share of each difficulty; all 0 when there are no questions. */
export function difficultyShares(questions: readonly Question[]): Readonly<Record<Difficulty, number>> {
  const share = (difficulty: Difficulty) =>
    questions.filter((question) => question.difficulty === difficulty).length / Math.max(1, questions.length);
  return { easy: share("easy"), medium: share("medium"), hard: share("hard") };
}

/** The difficulties whose share is further from the target than the tolerance. */
export function difficultiesOff(questions: readonly Question[]): Difficulty[] {
  const shares = difficultyShares(questions);
  return difficulties.filter((each) => Math.abs(shares[each] - targetMix[each]) > mixTolerance + 1e-9);
}
