import type { ChapterGroup } from "./chapter-groups.ts";
import { type Refusal, refusals } from "./check-draft.ts";

/** What a run of the generator counted beside its questions. */
export interface Tally {
  readonly promptVersion: string;
  readonly groups: number;
  /** Groups that were asked for a second time. */
  readonly repaired: number;
  readonly failures: readonly string[];
  readonly refused: readonly Refusal[];
  /** Turns that are too long for any request. */
  readonly leftOut: number;
}

const shownReplyChars = 120;

/** A group whose reply could not be read even after the repair request. */
export function failureNote(group: ChapterGroup, problem: string, reply: string): string {
  const sessions = group.map(({ session }) => session.id);
  const shown = JSON.stringify(reply.slice(0, shownReplyChars));
  return `failed: ${sessions[0]} to ${sessions.at(-1)}: ${problem}; the reply began ${shown}`;
}

/** The notes of the data set: what was asked, what was lost and why. */
export function notesOf(tally: Tally): string[] {
  const { promptVersion, groups, repaired, failures, refused, leftOut } = tally;
  const dropped = refusals
    .map((refusal) => ({ refusal, count: refused.filter((each) => each === refusal).length }))
    .filter(({ count }) => count > 0)
    .map(({ refusal, count }) => `dropped: ${refusal} ${count}`);
  return [
    `prompts: ${promptVersion}`,
    `groups: ${groups}, asked twice ${repaired}, failed ${failures.length}`,
    ...failures,
    ...dropped,
    ...(leftOut > 0 ? [`left out: ${leftOut} turns longer than a request may be`] : []),
  ];
}
