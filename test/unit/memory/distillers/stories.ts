import { sessionId } from "../../../../src/core/ids.ts";
import type { Session, Turn } from "../../../../src/domain/session.ts";

/** A chapter of paragraphs. */
export const chapter = (paragraphs: readonly string[], id = "chapter-1", day = 1): Session => ({
  id: sessionId(id),
  at: new Date(Date.UTC(2024, 0, day)),
  channel: "book",
  agent: "main",
  profile: "document",
  turns: paragraphs.map((content) => ({ role: "narrator", content })),
  metadata: {},
});

/** A conversation of turns. */
export const dialogue = (turns: readonly Turn[], id = "talk-1", day = 1): Session => ({
  id: sessionId(id),
  at: new Date(Date.UTC(2024, 0, day)),
  channel: "chat",
  agent: "main",
  profile: "dialogue",
  turns,
  metadata: {},
});
