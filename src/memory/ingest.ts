import { DataError } from "../core/errors.ts";
import { fingerprint } from "../core/fingerprint.ts";
import type { Session } from "../domain/session.ts";
import { formatSessionFile, parseSessionFile } from "../domain/session-file.ts";
import type { SessionNode } from "../ports/graph-store.ts";
import { digestOf, summaryOf } from "./digest.ts";
import type { MemoryParts } from "./parts.ts";

export interface Ingested {
  readonly session: Session;
  /** `grown`: the stored session was the beginning of this one. */
  readonly outcome: "created" | "unchanged" | "grown";
  readonly path: string;
  readonly warnings: readonly {
    readonly code: "ID_DATE_MISMATCH";
    readonly idMonth: string;
    readonly month: string;
  }[];
}

export interface IngestOptions {
  /** What a session does that is stored with other content: refuse the call, or stay out of it and of its result. */
  readonly conflicts: "refuse" | "leave-out";
  /** Whether a node that stands already is made anew of an unchanged session. */
  readonly renew?: boolean;
}

/** Of everything that a session says; equal hashes, equal sessions. */
export const sessionHash = (session: Session): string => fingerprint(session);

/**
 * Writes sessions to the raw layer, then their nodes to the graph. The same session again changes nothing; a longer
 * one with the same beginning takes its place and is distilled anew (KA-41). One refused session refuses the call, and
 * nothing is written. Throws `SESSION_EMPTY`, `SESSION_CONFLICT`, `SESSION_MALFORMED`.
 */
export async function ingest(
  parts: MemoryParts,
  sessions: readonly Session[],
  { conflicts, renew = false }: IngestOptions = { conflicts: "refuse" },
): Promise<readonly Ingested[]> {
  const { stores, namespace } = parts;
  const outcomes = await outcomesOf(parts, sessions);
  const conflict = sessions.find((_session, index) => outcomes[index] === "conflict");
  if (conflict !== undefined && conflicts === "refuse") throw conflictOf(conflict);
  const known = new Set<string>((await stores.graph.sessions()).map((node) => node.id));
  const results: Ingested[] = [];
  const nodes: SessionNode[] = [];
  try {
    for (const [index, session] of sessions.entries()) {
      const outcome = outcomes[index] ?? "created";
      if (outcome === "conflict") continue;
      const { path } = await stores.sessions.put(session, digestOf(session));
      // A raw file without its node is what an interrupted ingest leaves: the node is made up for.
      if (outcome !== "unchanged" || renew || !known.has(session.id)) nodes.push(nodeOf(session, namespace));
      known.add(session.id);
      results.push({ session, outcome, path, warnings: dateWarnings(session) });
    }
  } finally {
    await stores.graph.putSessions(nodes);
  }
  return results;
}

/** What becomes of each session, when those before it in the call stand already. */
async function outcomesOf(
  { stores }: MemoryParts,
  sessions: readonly Session[],
): Promise<readonly Comparison[]> {
  const earlier = new Map<string, Session>();
  const outcomes: Comparison[] = [];
  for (const session of sessions) {
    refuseEmpty(session);
    refuseUnreadable(session);
    const stored = earlier.get(session.id) ?? (await stores.sessions.get(session.id));
    const outcome = compareWith(stored, session);
    outcomes.push(outcome);
    if (outcome !== "conflict") earlier.set(session.id, session);
  }
  return outcomes;
}

/** What cannot be read again once it is written would take the whole memory out of use. */
function refuseUnreadable(session: Session): void {
  parseSessionFile(formatSessionFile(session), session.id);
}

function refuseEmpty(session: Session): void {
  if (session.turns.some((turn) => turn.content.trim() !== "")) return;
  throw new DataError({
    code: "SESSION_EMPTY",
    message: `session ${session.id} has no text`,
    hint: "a session needs at least one turn with content",
    details: { session: session.id },
  });
}

type Comparison = Ingested["outcome"] | "conflict";

function compareWith(stored: Session | undefined, session: Session): Comparison {
  if (stored === undefined) return "created";
  if (sessionHash(stored) === sessionHash(session)) return "unchanged";
  return isBeginningOf(stored, session) ? "grown" : "conflict";
}

const conflictOf = ({ id }: Session): DataError =>
  new DataError({
    code: "SESSION_CONFLICT",
    message: `session ${id} is already stored with other content`,
    hint: "give the new session another id; a stored session may only grow at its end",
    details: { session: id },
  });

function isBeginningOf(stored: Session, session: Session): boolean {
  if (stored.turns.length > session.turns.length) return false;
  return fingerprint(stored.turns) === fingerprint(session.turns.slice(0, stored.turns.length));
}

function nodeOf(session: Session, namespace: string): SessionNode {
  return {
    id: session.id,
    namespace,
    at: session.at,
    channel: session.channel,
    title: session.title ?? "",
    summary: summaryOf(session),
    contentHash: sessionHash(session),
    distillState: "pending",
    distillKey: "",
  };
}

/** An id that carries a date should carry the session's own (KA-39); the timestamp rules. */
function dateWarnings(session: Session): Ingested["warnings"] {
  const idMonth = /^session-(\d{4})(\d{2})\d{2}-\d{6}$/.exec(session.id);
  if (idMonth === null) return [];
  const month = session.at.toISOString().slice(0, 7);
  const claimed = `${idMonth[1]}-${idMonth[2]}`;
  return claimed === month ? [] : [{ code: "ID_DATE_MISMATCH", idMonth: claimed, month }];
}
