import { type Difficulty, difficulties, type QuestionType } from "../../dataset.ts";
import type { Draft } from "./questioner.ts";

/** Drafts that are left to choose from, by type and difficulty. */
export class DraftPool {
  readonly #cells = new Map<string, Draft[]>();

  add(draft: Draft): void {
    const key = cellKey(draft.type, draft.difficulty);
    const cell = this.#cells.get(key);
    if (cell) cell.push(draft);
    else this.#cells.set(key, [draft]);
  }

  count(type: QuestionType, difficulty: Difficulty): number {
    return this.#cells.get(cellKey(type, difficulty))?.length ?? 0;
  }

  take(
    type: QuestionType,
    { difficulty, count }: { difficulty: Difficulty; count: number },
  ): readonly Draft[] {
    return this.#cells.get(cellKey(type, difficulty))?.splice(0, count) ?? [];
  }
}

const cellKey = (type: QuestionType, difficulty: Difficulty): string => `${type}/${difficulty}`;

/** Which types a difficulty is taken from, in turn. */
const typesOf: Readonly<Record<Difficulty, readonly QuestionType[]>> = {
  easy: ["CONCEPT_RECALL", "TEMPORAL_ORDER"],
  medium: ["SIMILAR_FIND", "CONTRADICTION", "CAUSAL_TRACE"],
  hard: ["NAVIGATION", "NAVIGATION", "CONTRADICTION", "NAVIGATION", "CAUSAL_TRACE"],
};
const parts = { easy: 2, medium: 2, hard: 1 } satisfies Record<Difficulty, number>;

export interface Selection {
  readonly drafts: readonly Draft[];
  /** How many were asked for. */
  readonly wanted: number;
  /** False when the pool lacks a difficulty, so that the drafts are whatever there is. */
  readonly keepsMix: boolean;
}

/**
 * Five times `fifth` drafts, 40 % easy, 40 % medium and 20 % hard, spread over the types; as many fewer as the
 * scarcest difficulty forces. When a difficulty is missing altogether, the others are taken without regard to it.
 */
export function selectDrafts(pool: DraftPool, fifth: number): Selection {
  const supplied = difficulties.map((difficulty) =>
    Math.floor(supplyOf(pool, difficulty) / parts[difficulty]),
  );
  const reached = Math.min(fifth, ...supplied);
  const keepsMix = reached > 0;
  const drafts = difficulties.flatMap((difficulty) =>
    spread(pool, { difficulty, count: (keepsMix ? reached : fifth) * parts[difficulty] }),
  );
  return { drafts, wanted: fifth * 5, keepsMix };
}

const supplyOf = (pool: DraftPool, difficulty: Difficulty): number =>
  [...new Set(typesOf[difficulty])].reduce((sum, type) => sum + pool.count(type, difficulty), 0);

/** Takes in turn from each type that has some left. */
function spread(
  pool: DraftPool,
  { difficulty, count }: { readonly difficulty: Difficulty; readonly count: number },
): readonly Draft[] {
  const taken: Draft[] = [];
  while (taken.length < count) {
    const before = taken.length;
    for (const type of typesOf[difficulty]) {
      if (taken.length < count) taken.push(...pool.take(type, { difficulty, count: 1 }));
    }
    if (taken.length === before) break;
  }
  return taken;
}
