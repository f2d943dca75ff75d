import { detectLanguage } from "../../core/language.ts";
import { type Levels, level } from "../../domain/factors.ts";
import type { RecallQuery } from "../../domain/recall.ts";
import { intentOf, type Wanted, wantedOf } from "./intent.ts";

/** How the graph is to be walked from the seeds. */
export interface Walk {
  /** Hops, 0 to 3. */
  readonly depth: number;
  readonly wanted: readonly Wanted[];
  /** True: links of other relations are not walked at all. */
  readonly onlyWanted: boolean;
}

/** What the caller asks for by name, or else what the wording asks for. */
export function planWalk(query: RecallQuery, levels: Levels): Walk {
  return {
    depth: level(levels, "graph.enabled") ? (query.depth ?? level(levels, "recall.depth")) : 0,
    wanted:
      query.relations === undefined
        ? intentOf(query.text, detectLanguage(query.text))
        : wantedOf(query.relations),
    onlyWanted: query.relations !== undefined,
  };
}
