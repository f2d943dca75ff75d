import { sessionId } from "../../../src/core/ids.ts";
import type { Session } from "../../../src/domain/session.ts";

/** A chapter of a book whose turns are the given paragraphs. */
export function aChapter(id: string, paragraphs: readonly string[], title = "A title"): Session {
  return {
    id: sessionId(id),
    at: new Date("2000-01-01T00:00:00Z"),
    channel: "book",
    agent: "main",
    profile: "document",
    title,
    turns: paragraphs.map((content) => ({ role: "narrator", content })),
    metadata: {},
  };
}
