import type { CardId } from "../core/ids.ts";

/** Relations with a table of their own, as the Alaya design lists them, between cards. */
export const coreRelations = [
  "CAUSED_BY",
  "DEPENDS_ON",
  "SIMILAR_TO",
  "CONTRADICTS",
  "TEMPORAL_NEXT",
  "REFERENCES",
  "CO_OCCURS",
] as const;
export type CoreRelation = (typeof coreRelations)[number];

/** A core relation, or the free name of a custom one: letters, of a to z only capitals, digits and underscores. */
export type RelationName = CoreRelation | (string & {});

const symmetricRelations: ReadonlySet<string> = new Set(["SIMILAR_TO", "CONTRADICTS", "CO_OCCURS"]);

/** Names that mean a core relation, perhaps read backwards. */
const relationAliases: Readonly<
  Record<string, { readonly relation: CoreRelation; readonly inverse: boolean }>
> = {
  CAUSES: { relation: "CAUSED_BY", inverse: true },
  CONFLICTS_WITH: { relation: "CONTRADICTS", inverse: false },
  TEMPORAL_PREVIOUS: { relation: "TEMPORAL_NEXT", inverse: true },
};

/** A typed, weighted edge between two cards. `from CAUSED_BY to`: `to` is the cause. */
export interface Link {
  readonly from: CardId;
  readonly to: CardId;
  readonly relation: RelationName;
  /** In [0, 1]; how sure and how strong. */
  readonly weight: number;
  /** Why the edge exists, for people. */
  readonly reason: string;
  /** How many observations support it, from 1. */
  readonly evidenceCount: number;
  readonly at: Date;
}

export const isSymmetric = (relation: RelationName): boolean => symmetricRelations.has(relation);

/** A relation's name as it is stored: A to Z in capitals, every other letter as it was written. */
export const relationNameOf = (text: string): RelationName =>
  text
    .trim()
    .normalize("NFC")
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** The stored name of a relation that a caller asks for, and whether it is to be walked backwards. */
export function resolveRelation(name: string): {
  readonly relation: RelationName;
  readonly inverse: boolean;
} {
  const upper = relationNameOf(name);
  return relationAliases[upper] ?? { relation: upper, inverse: false };
}

/** The one form in which a link is stored: aliases resolved, symmetric ends in the order of their ids. */
export function normaliseLink(link: Link): Link {
  const { relation, inverse } = resolveRelation(link.relation);
  const swap = isSymmetric(relation) ? link.to < link.from : inverse;
  return swap ? { ...link, relation, from: link.to, to: link.from } : { ...link, relation };
}

/** Custom relations that say only that there is something between two cards. */
const genericRelations: ReadonlySet<string> = new Set(["RELATES_TO", "LINKED_TO"]);

export const isGeneric = (relation: RelationName): boolean => genericRelations.has(relation);

export const isCore = (relation: RelationName): relation is CoreRelation =>
  coreRelations.some((core) => core === relation);

/** How a link runs for somebody who stands at one of its cards; `both` where its relation has no direction. */
export type LinkDirection = "out" | "in" | "both";

export function directionAt(
  card: CardId,
  { from, relation }: Pick<Link, "from" | "relation">,
): LinkDirection {
  if (isSymmetric(relation)) return "both";
  return from === card ? "out" : "in";
}

export const otherEnd = (card: CardId, { from, to }: Pick<Link, "from" | "to">): CardId =>
  from === card ? to : from;

/** Identity of a stored link: two links with equal keys are one edge. */
export const linkKey = (link: Pick<Link, "from" | "to" | "relation">): string =>
  `${link.from}\u001f${link.relation}\u001f${link.to}`;
