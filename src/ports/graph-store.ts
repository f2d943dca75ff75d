import type { CardId, SessionId } from "../core/ids.ts";
import type { Card } from "../domain/card.ts";
import type { Entity } from "../domain/entity.ts";
import type { Link } from "../domain/link.ts";

/** `ladybug` is the maintained fork of Kuzu: the same query language, files of its own. */
export const graphEngines = ["kuzu", "ladybug"] as const;
export type GraphEngine = (typeof graphEngines)[number];

export const distillStates = ["pending", "processing", "completed", "skipped", "failed"] as const;
export type DistillState = (typeof distillStates)[number];

/** The meta node of a session, for tracing back and for knowing what is still to be distilled. */
export interface SessionNode {
  readonly id: SessionId;
  readonly namespace: string;
  readonly at: Date;
  readonly channel: string;
  readonly title: string;
  readonly summary: string;
  /** Hash of the raw session. */
  readonly contentHash: string;
  readonly distillState: DistillState;
  /** Fingerprint of session content and distiller settings that `distillState` speaks of; "" before the first. */
  readonly distillKey: string;
}

/** One disagreement inside a graph store; `subject` names it: a link as `from RELATION to`, or a card id. */
export interface GraphFault {
  readonly kind: "missing-edge" | "unknown-edge" | "dangling-edge";
  readonly subject: string;
}

/** The association layer: cards, sessions, entities and the links between cards. */
export interface GraphStore extends AsyncDisposable {
  putSessions(sessions: readonly SessionNode[]): Promise<void>;
  sessions(): Promise<readonly SessionNode[]>;
  putEntities(entities: readonly Entity[]): Promise<void>;
  entities(): Promise<readonly Entity[]>;
  /** Adds cards with their edges to session and entities, replacing those with the same id. Sessions and entities come first. */
  putCards(cards: readonly Card[]): Promise<void>;
  /** Adds normalised links, replacing those with the same key. Both cards must exist. */
  putLinks(links: readonly Link[]): Promise<void>;
  /** Removes cards with every edge at them. */
  removeCards(ids: readonly CardId[]): Promise<void>;
  /** The cards of these ids, in the order asked; unknown ids are left out. */
  cards(ids: readonly CardId[]): Promise<readonly Card[]>;
  /** Every card, ordered by session, first evidence, id. */
  allCards(): Promise<readonly Card[]>;
  /** Every card's id and session in the same order as `allCards`; cheap, for neighbours in a session. */
  readingOrder(): Promise<readonly { readonly id: CardId; readonly session: SessionId }[]>;
  /** Every link, ordered by key. */
  allLinks(): Promise<readonly Link[]>;
  /** Every link at these cards, whichever end, ordered by key. */
  linksAt(ids: readonly CardId[]): Promise<readonly Link[]>;
  /**
   * Where the graph disagrees with itself: a link that its adjacency or a card's record knows (session, entities)
   * but the edge tables do not hold, or the reverse; a link without both cards. Empty when all is well.
   */
  faults(): Promise<readonly GraphFault[]>;
}
