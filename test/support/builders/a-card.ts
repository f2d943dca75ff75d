import { cardId, sessionId } from "../../../src/core/ids.ts";
import type { Card } from "../../../src/domain/card.ts";

export const aCard = (overrides: Partial<Card> = {}): Card => ({
  id: cardId("card-1"),
  namespace: "main-main",
  title: "Backups",
  content: "The backups are on the second disk.",
  kind: "fact",
  language: "en",
  tags: ["backup"],
  importance: 0.5,
  entities: [],
  evidence: [
    { session: "session-1", turn: 0, start: 0, end: 38, quote: "We keep the backups on the second disk" },
  ],
  session: sessionId("session-1"),
  contentHash: "hash-of-card",
  at: new Date("2025-03-31T06:29:00.123Z"),
  ...overrides,
});
