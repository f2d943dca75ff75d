import { z } from "zod";
import type { RecallHit } from "../domain/recall.ts";
import type { Session, SourceRef } from "../domain/session.ts";
import { splitIntoPassages } from "../memory/distillers/text-spans.ts";

/** The longest passage, in UTF-16 code units; longer turns are cut at sentence ends. */
const maxPassageLength = 1000;

export const passageUnit = `turn; one of over ${maxPassageLength} characters is cut at sentence ends`;

export const passageSchema = z.strictObject({
  /** `<session>:<turn>`, with `:<start>` for a part of a turn. */
  id: z.string(),
  session: z.string(),
  turn: z.int().nonnegative(),
  start: z.int().nonnegative(),
  /** Of the session; empty where it has none. */
  title: z.string(),
  /** Empty where the turn names nobody. */
  speaker: z.string(),
  content: z.string(),
});

/** What the simple systems find: a turn, or a part of a long one. */
export type Passage = z.infer<typeof passageSchema>;

/** The passages of a session in reading order, without white space at their ends; blank turns give none. */
export function passagesOf(session: Session): readonly Passage[] {
  return session.turns.flatMap((turn, index) => {
    const spans = splitIntoPassages(turn.content, maxPassageLength);
    return spans.map(({ start, end }) => ({
      id: spans.length === 1 ? `${session.id}:${index}` : `${session.id}:${index}:${start}`,
      session: session.id,
      turn: index,
      start,
      title: session.title ?? "",
      speaker: turn.speaker ?? "",
      content: turn.content.slice(start, end),
    }));
  });
}

/** The content as it is searched, with its speaker. */
export function spokenText({ speaker, content }: Passage): string {
  return speaker === "" ? content : `${speaker}: ${content}`;
}

/** How many characters of a span a passage holds. */
export function overlap(passage: Passage, span: SourceRef): number {
  if (passage.session !== span.session || passage.turn !== span.turn) return 0;
  const end = Math.min(passage.start + passage.content.length, span.end);
  return Math.max(0, end - Math.max(passage.start, span.start));
}

export function toHit(passage: Passage, score: number): RecallHit {
  const { id, session, turn, start, title, speaker, content } = passage;
  return {
    id,
    title: title === "" ? speaker : title,
    content,
    kind: "passage",
    tags: [],
    score,
    hDistance: null,
    depth: 0,
    matchedRelation: null,
    relationSimilarity: null,
    tier: null,
    namespace: null,
    related: [],
    evidence: [{ session, turn, start, end: start + content.length, quote: content }],
  };
}
