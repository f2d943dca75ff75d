import { detectLanguage } from "../../core/language.ts";
import { type Levels, level } from "../../domain/factors.ts";
import type { RecallQuery } from "../../domain/recall.ts";
import type { CompareRelations } from "../relations/similarity.ts";
import type { Scores } from "./candidates.ts";
import { intentOf, type Wanted, wantedOf } from "./intent.ts";
import { type MatchRelations, matchRelations } from "./relation-match.ts";

/** How the graph is to be walked from the seeds. */
export interface Walk {
  /** Hops, 0 to 3. */
  readonly depth: number;
  /** Whether the caller or the wording asks for a relation. */
  readonly relationWanted: boolean;
  /** True: links that do not answer to what is wanted are not walked at all. */
  readonly onlyWanted: boolean;
  readonly match: MatchRelations;
  /** How well a link must match to answer to what is wanted, 0 to 1. */
  readonly threshold: number;
  /** Whether links may be walked against the way they are stored. */
  readonly backwards: boolean;
}

/** What the caller asks for by name, or else what the wording asks for. */
export function planWalk(
  query: Pick<RecallQuery, "text" | "relations" | "depth">,
  compare: CompareRelations,
  levels: Levels,
): Walk {
  const isIgnored = level(levels, "recall.relation_match") === "ignore";
  const wanted = isIgnored ? [] : relationsWanted(query);
  return {
    depth: level(levels, "graph.enabled") ? (query.depth ?? level(levels, "recall.depth")) : 0,
    relationWanted: wanted.length > 0,
    onlyWanted: wanted.length > 0 && query.relations !== undefined,
    match: matchRelations(wanted, compare, levels),
    threshold: level(levels, "recall.relation_threshold"),
    backwards: level(levels, "graph.direction") !== "forward-only",
  };
}

const relationsWanted = ({ text, relations }: Pick<RecallQuery, "text" | "relations">): readonly Wanted[] =>
  relations === undefined ? intentOf(text, detectLanguage(text)) : wantedOf(relations);

const fewResults = 5;

/** The depth that the level of `graph.expand_when` leaves of a walk. */
export function depthOf({ depth, relationWanted }: Walk, seeds: Scores, levels: Levels): number {
  switch (level(levels, "graph.expand_when")) {
    case "always":
      return depth;
    case "under-5-results":
      return seeds.size < fewResults ? depth : 0;
    case "on-relation-only":
      return relationWanted ? depth : 0;
  }
}
