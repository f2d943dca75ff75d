/** Why a metric has no value. Reports translate these; they are part of the record format. */
export const notScoredReasons = [
  "unanswerable-question",
  "gold-absent",
  "gold-unresolved",
  "nothing-observed",
  "graph-facet-absent",
  "nothing-found-without-graph",
  "nothing-returned-without-graph",
  "no-hits",
  "tiers-absent",
  "one-tier-only",
  "usage-absent",
  "no-relation-asked",
  "no-hit-by-relation",
  "relation-embeddings-absent",
  "no-path-expected",
  "path-facets-absent",
  "no-goal-given",
  "goal-not-reached",
  "goal-not-reachable",
  "path-not-given",
  "navigation-facets-absent",
  "one-class-only",
  "agents-not-benched",
] as const;
export type NotScoredReason = (typeof notScoredReasons)[number];

/** Stands where a number would: the metric does not apply. Never averaged as zero. */
export interface NotScored {
  readonly notScored: NotScoredReason;
}

export const notScored = (reason: NotScoredReason): NotScored => ({ notScored: reason });
