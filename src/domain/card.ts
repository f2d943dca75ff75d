import type { CardId, EntityId, SessionId } from "../core/ids.ts";
import type { Language } from "../core/language.ts";
import type { SourceRef } from "./session.ts";

export const cardKinds = [
  "concept",
  "fact",
  "decision",
  "pattern",
  "gotcha",
  "preference",
  "constraint",
  "template",
  "skill",
] as const;
export type CardKind = (typeof cardKinds)[number];

export const tiers = ["HOT", "WARM", "COLD"] as const;
export type Tier = (typeof tiers)[number];

/** A piece of knowledge distilled from one session, with the spans that prove it. */
export interface Card {
  readonly id: CardId;
  readonly namespace: string;
  readonly title: string;
  /** Markdown, in the language of the source. */
  readonly content: string;
  readonly kind: CardKind;
  readonly language: Language;
  readonly tags: readonly string[];
  /** In [0, 1]. */
  readonly importance: number;
  readonly entities: readonly EntityId[];
  /** At least one; together at most twice as long as the content. In reading order, all of `session`. */
  readonly evidence: readonly SourceRef[];
  readonly session: SessionId;
  readonly contentHash: string;
  /** Event time of what the card tells. */
  readonly at: Date;
}

/** How cards may be listed. `at`: earliest first; `importance`: highest first. Equals stand in reading order. */
export const cardOrders = ["at", "importance"] as const;
export type CardOrder = (typeof cardOrders)[number];

/** How many of the card's characters its evidence may hold at most, as a multiple of the content's length. */
export const maxEvidenceRatio = 2;
