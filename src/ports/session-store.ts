import type { CardId, SessionId } from "../core/ids.ts";
import type { Link } from "../domain/link.ts";
import type { Session, SourceRef } from "../domain/session.ts";

/** The evidence of one card as it was found: its spans with the text of their turns around them. */
export interface EvidenceContext {
  readonly card: CardId;
  readonly session: SessionId;
  readonly evidence: readonly SourceRef[];
  /** `content` is what the turn holds from UTF-16 offset `start` on, and may end before the turn does. */
  readonly turns: readonly { readonly turn: number; readonly start: number; readonly content: string }[];
}

/** Raw sessions and what proves their cards: immutable, the ground that everything else is rebuilt from. */
export interface SessionStore {
  /** Writes the session and its digest; `path` is where. Durable when it resolves. */
  put(session: Session, digest: string): Promise<{ readonly path: string }>;
  /** Undefined when there is none of that id. */
  get(id: SessionId): Promise<Session | undefined>;
  /** Where the session stands; undefined when there is none of that id. */
  pathOf(id: SessionId): Promise<string | undefined>;
  /** Ascending by event time, then id; those whose files cannot be read come last. */
  ids(): Promise<readonly SessionId[]>;
  putContexts(contexts: readonly EvidenceContext[]): Promise<void>;
  context(card: CardId): Promise<EvidenceContext | undefined>;
  contextIds(): Promise<readonly CardId[]>;
  removeContexts(cards: readonly CardId[]): Promise<void>;
  /** Keeps links that somebody made by hand, replacing those with the same key. */
  putHandLinks(links: readonly Link[]): Promise<void>;
  /** Ordered by key. */
  handLinks(): Promise<readonly Link[]>;
  /** Keeps a distiller's reply under its key, so that a rebuild repeats it without a model call. */
  putDistillation(session: SessionId, key: string, reply: unknown): Promise<void>;
  distillation(session: SessionId, key: string): Promise<unknown | undefined>;
}
