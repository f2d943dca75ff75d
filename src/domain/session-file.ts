import { z } from "zod";
import { DataError } from "../core/errors.ts";
import { isSessionId } from "../core/ids.ts";
import { parseJson } from "../core/parse-json.ts";
import { type Session, type Turn, turnRoles } from "./session.ts";

/** What a `Date` can hold, to either side of 1970. */
const furthestMs = 8.64e15;
const epochMs = z.number().min(-furthestMs).max(furthestMs);

const turnSchema = z.looseObject({
  role: z.enum(turnRoles),
  content: z.string(),
  timestamp: epochMs.optional(),
  speaker: z.string().optional(),
  tool_calls: z.array(z.unknown()).optional(),
});

const sessionFileSchema = z.looseObject({
  id: z.string().refine(isSessionId, "1 to 128 of letters, digits, dot, underscore and hyphen"),
  timestamp: epochMs,
  channel: z.string().default("unknown"),
  agent: z.string().default("main"),
  profile: z.enum(["dialogue", "document"]).default("dialogue"),
  title: z.string().optional(),
  turns: z.array(turnSchema).min(1, "a session needs at least one turn"),
  metadata: z.record(z.string(), z.unknown()).default({}),
});

type SessionFile = z.infer<typeof sessionFileSchema>;

/**
 * Reads the session file of the Alaya design: snake_case, times in epoch milliseconds.
 * Throws `JSON_MALFORMED`, `SESSION_MALFORMED` (naming the field) with `path`.
 */
export function parseSessionFile(text: string, path: string): Session {
  const parsed = sessionFileSchema.safeParse(parseJson(text, path));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = fieldPath(issue?.path ?? []) || "the whole file";
    throw new DataError({
      code: "SESSION_MALFORMED",
      message: `not a session file: ${field}: ${issue?.message ?? "unreadable"}`,
      hint: "a session needs id, timestamp (epoch milliseconds) and turns[] with role and content",
      path,
      details: { field, reason: issue?.message ?? "" },
    });
  }
  return toSession(parsed.data);
}

/** `turns[2].role` from the parts of a path. */
export function fieldPath(parts: readonly PropertyKey[]): string {
  return parts.reduce<string>(
    (path, part) =>
      typeof part === "number" ? `${path}[${part}]` : path === "" ? String(part) : `${path}.${String(part)}`,
    "",
  );
}

function toSession(file: SessionFile): Session {
  return {
    id: file.id,
    at: new Date(file.timestamp),
    channel: file.channel,
    agent: file.agent,
    profile: file.profile,
    ...(file.title !== undefined && { title: file.title }),
    turns: file.turns.map(toTurn),
    metadata: file.metadata,
  };
}

function toTurn(turn: SessionFile["turns"][number]): Turn {
  return {
    role: turn.role,
    content: turn.content,
    ...(turn.timestamp !== undefined && { at: new Date(turn.timestamp) }),
    ...(turn.speaker !== undefined && { speaker: turn.speaker }),
    ...(turn.tool_calls !== undefined && { toolCalls: turn.tool_calls }),
  };
}

/** The session as its file holds it. `parseSessionFile` gives back an equal session. */
export function formatSessionFile(session: Session): string {
  const file = {
    id: session.id,
    timestamp: session.at.getTime(),
    channel: session.channel,
    agent: session.agent,
    profile: session.profile,
    title: session.title,
    turns: session.turns.map((turn) => ({
      role: turn.role,
      content: turn.content,
      timestamp: turn.at?.getTime(),
      speaker: turn.speaker,
      tool_calls: turn.toolCalls,
    })),
    metadata: session.metadata,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
