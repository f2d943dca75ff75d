import type { EntityId } from "../core/ids.ts";

export const entityKinds = ["person", "place", "organisation", "thing"] as const;
export type EntityKind = (typeof entityKinds)[number];

/** Somebody or something that cards mention, under one canonical name. */
export interface Entity {
  readonly id: EntityId;
  readonly namespace: string;
  readonly label: string;
  readonly kind: EntityKind;
  /** Other surface forms in the text: short names, titles, nicknames. Without `label`. */
  readonly aliases: readonly string[];
}
