import { sessionId } from "../../../src/core/ids.ts";
import type { Session, Turn } from "../../../src/domain/session.ts";
import type { SessionNode } from "../../../src/ports/graph-store.ts";

export const aTurn = (overrides: Partial<Turn> = {}): Turn => ({
  role: "user",
  content: "We keep the backups on the second disk.",
  ...overrides,
});

export const aSession = (overrides: Partial<Session> = {}): Session => ({
  id: sessionId("session-1"),
  at: new Date("2025-03-31T06:29:00.000Z"),
  channel: "terminal",
  agent: "main",
  profile: "dialogue",
  turns: [aTurn()],
  metadata: {},
  ...overrides,
});

export const aSessionNode = (overrides: Partial<SessionNode> = {}): SessionNode => ({
  id: sessionId("session-1"),
  namespace: "main-main",
  at: new Date("2025-03-31T06:29:00.000Z"),
  channel: "terminal",
  title: "Backups",
  summary: "Where the backups are.",
  contentHash: "hash-of-session",
  distillState: "pending",
  distillKey: "",
  ...overrides,
});
