import type { CallOptions, Usage } from "../core/concurrency.ts";
import type { CardKind } from "../domain/card.ts";
import type { EntityKind } from "../domain/entity.ts";
import type { RelationName } from "../domain/link.ts";
import type { Session, SourceRef } from "../domain/session.ts";

/** An entity as one session knows it; sessions are joined by label and alias when cards are linked. */
export interface EntityDraft {
  readonly label: string;
  readonly kind: EntityKind;
  readonly aliases: readonly string[];
  /** Those of the aliases that the text itself says are names of this one; the others were guessed from their form. */
  readonly stated?: readonly string[];
}

/** A card before it has an id. `key` is local to its session. */
export interface CardDraft {
  readonly key: string;
  readonly title: string;
  readonly content: string;
  readonly kind: CardKind;
  readonly tags: readonly string[];
  readonly importance: number;
  /** Labels of entity drafts of the same distillation. */
  readonly entities: readonly string[];
  readonly evidence: readonly SourceRef[];
}

/** A link between two drafts of one session, by key. */
export interface LinkDraft {
  readonly from: string;
  readonly to: string;
  readonly relation: RelationName;
  readonly weight: number;
  readonly reason: string;
}

/** Plain data: it is stored as the raw distil reply and read back. */
export interface Distillation {
  readonly cards: readonly CardDraft[];
  readonly links: readonly LinkDraft[];
  readonly entities: readonly EntityDraft[];
  /** What was refused, by reason, for the output. */
  readonly dropped: Readonly<Record<string, number>>;
  readonly usage: Usage;
}

/** Turns one session into cards, links and entities. Sees nothing but the session and its own settings. */
export interface Distiller {
  /** Name, version and settings: part of the distil key. */
  readonly id: string;
  distill(session: Session, options?: CallOptions): Promise<Distillation>;
}
