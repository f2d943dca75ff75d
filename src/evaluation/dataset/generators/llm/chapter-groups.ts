import { estimateTokens } from "../../../../core/tokens.ts";
import type { Session } from "../../../../domain/session.ts";

const maxChapters = 3;
/** What the text of one request may cost, in estimated tokens. */
export const maxGroupTokens = 24_000;

/** A run of turns of one session that is shown to the model. */
export interface Excerpt {
  readonly session: Session;
  readonly turns: readonly { readonly index: number; readonly content: string }[];
}

/** What one request asks about. */
export type ChapterGroup = readonly Excerpt[];

/**
 * Cuts the sessions, in their order, into groups of at most three chapters and `maxTokens` estimated tokens. A
 * chapter that is longer than that is cut between turns; a turn that is longer by itself is left out and counted.
 */
export function groupChapters(
  sessions: readonly Session[],
  maxTokens = maxGroupTokens,
): { readonly groups: readonly ChapterGroup[]; readonly leftOut: number } {
  const excerpts = sessions.flatMap((session) => cutSession(session, maxTokens));
  const groups: Excerpt[][] = [];
  let tokens = 0;
  for (const excerpt of excerpts) {
    const cost = costOf(excerpt);
    const last = groups.at(-1);
    if (last === undefined || last.length === maxChapters || tokens + cost > maxTokens) {
      groups.push([excerpt]);
      tokens = cost;
    } else {
      last.push(excerpt);
      tokens += cost;
    }
  }
  const shown = excerpts.reduce((sum, { turns }) => sum + turns.length, 0);
  return { groups, leftOut: sessions.reduce((sum, { turns }) => sum + turns.length, 0) - shown };
}

/** The excerpt as the model reads it: a line with its session and title, then its turns. */
export function excerptText({ session, turns }: Excerpt): string {
  return [headingOf(session), ...turns.map(({ content }) => content)].join("\n\n");
}

function cutSession(session: Session, maxTokens: number): Excerpt[] {
  const room = maxTokens - turnCost(headingOf(session));
  const runs: { index: number; content: string }[][] = [];
  let tokens = Number.POSITIVE_INFINITY;
  for (const [index, { content }] of session.turns.entries()) {
    const cost = turnCost(content);
    if (cost > room) continue;
    if (tokens + cost > room) {
      runs.push([]);
      tokens = 0;
    }
    runs.at(-1)?.push({ index, content });
    tokens += cost;
  }
  return runs.map((turns) => ({ session, turns }));
}

const headingOf = ({ id, title }: Session): string => `# ${title === undefined ? id : `${id} · ${title}`}`;

const separatorTokens = 1;
const turnCost = (content: string): number => estimateTokens(content) + separatorTokens;

const costOf = ({ session, turns }: Excerpt): number =>
  turns.reduce((sum, { content }) => sum + turnCost(content), turnCost(headingOf(session)));
