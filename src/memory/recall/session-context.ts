import type { CardId, SessionId } from "../../core/ids.ts";
import type { Scores } from "./candidates.ts";

/**
 * Each scored card gains `weight` × the share that its session has of the best session's sum: a chapter in which much
 * fits speaks for each of its cards.
 */
export function addSessionContext(
  scores: Scores,
  sessionOf: ReadonlyMap<CardId, SessionId>,
  weight: number,
): Scores {
  if (weight === 0) return scores;
  const sums = new Map<SessionId, number>();
  for (const [id, score] of scores) {
    const session = sessionOf.get(id);
    if (session !== undefined) sums.set(session, (sums.get(session) ?? 0) + score);
  }
  const best = Math.max(0, ...sums.values());
  if (best === 0) return scores;
  return new Map(
    [...scores].map(([id, score]) => {
      const session = sessionOf.get(id);
      return [id, score + (weight * (session === undefined ? 0 : (sums.get(session) ?? 0))) / best];
    }),
  );
}
