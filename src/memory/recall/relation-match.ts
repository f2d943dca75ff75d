import { type Levels, level } from "../../domain/factors.ts";
import { isSymmetric, type RelationName } from "../../domain/link.ts";
import type { CompareRelations, Likeness } from "../relations/similarity.ts";
import type { Wanted } from "./intent.ts";

/** How well stored relations answer to what is wanted, 0 to 1, walked as they are stored and backwards. */
export type MatchRelations = (
  relations: readonly RelationName[],
) => Promise<ReadonlyMap<RelationName, Likeness>>;

/** Matching by the levels of `recall.relation_match` and `graph.direction`. */
export function matchRelations(
  wanted: readonly Wanted[],
  compare: CompareRelations,
  levels: Levels,
): MatchRelations {
  const isSoft = level(levels, "recall.relation_match") === "soft";
  const isUndirected = level(levels, "graph.direction") === "undirected";
  const likenessTo = async (relation: RelationName, stored: readonly RelationName[]) =>
    isSoft ? compare(relation, stored) : new Map(stored.map((other) => [other, sameness(relation, other)]));
  return async (stored) => {
    const matches = new Map<RelationName, Likeness>();
    for (const { relation, direction } of wanted) {
      for (const [other, likeness] of await likenessTo(relation, stored)) {
        const walked = isUndirected ? eitherWay(likeness) : turned(likeness, direction);
        matches.set(other, better(matches.get(other), walked));
      }
    }
    return matches;
  };
}

function sameness(relation: RelationName, other: RelationName): Likeness {
  if (relation !== other) return { out: 0, in: 0 };
  return { out: 1, in: isSymmetric(relation) ? 1 : 0 };
}

function turned(likeness: Likeness, direction: Wanted["direction"]): Likeness {
  switch (direction) {
    case "out":
      return likeness;
    case "in":
      return { out: likeness.in, in: likeness.out };
    case "both":
      return eitherWay(likeness);
  }
}

function eitherWay({ out, in: back }: Likeness): Likeness {
  const most = Math.max(out, back);
  return { out: most, in: most };
}

const better = (known: Likeness | undefined, other: Likeness): Likeness =>
  known === undefined ? other : { out: Math.max(known.out, other.out), in: Math.max(known.in, other.in) };
