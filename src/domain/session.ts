import { z } from "zod";
import type { SessionId } from "../core/ids.ts";

export const turnRoles = ["user", "assistant", "system", "tool", "narrator"] as const;
export type TurnRole = (typeof turnRoles)[number];

/** A message of a dialogue, or a paragraph of a book (role `narrator`). */
export interface Turn {
  readonly role: TurnRole;
  readonly content: string;
  readonly at?: Date;
  /** Who speaks, where a role is too coarse. */
  readonly speaker?: string;
  readonly toolCalls?: readonly unknown[];
}

/** `document` for a chapter of a text, `dialogue` for a conversation (KA-36 in the resolutions of the designs). */
export type SessionProfile = "dialogue" | "document";

/** One conversation, or one chapter of a book. Immutable once ingested. */
export interface Session {
  readonly id: SessionId;
  /** Event time: when it happened, not when it was ingested. */
  readonly at: Date;
  readonly channel: string;
  readonly agent: string;
  readonly profile: SessionProfile;
  /** A chapter's title, kept apart from its turns. */
  readonly title?: string;
  readonly turns: readonly Turn[];
  /** Free facts in the file's own spelling, such as `duration_ms`, `model`, `tokens`. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

export const sourceRefSchema = z.strictObject({
  session: z.string().min(1),
  turn: z.int().nonnegative(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  quote: z.string(),
});

/**
 * A span of source text: `quote` equals `turns[turn].content.slice(start, end)` of the session.
 * Offsets count UTF-16 code units, `end` is exclusive, turns count from 0.
 */
export type SourceRef = z.infer<typeof sourceRefSchema>;
