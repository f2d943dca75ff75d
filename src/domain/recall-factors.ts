import { z } from "zod";

const share = z.number().min(0).max(1);

/** What may be varied about recall beyond its search: relations, walking, and the parts of the heuristic distance. */
export const recallFactors = {
  "recall.query_parse": {
    stage: "recall",
    default: "whole+terms",
    accepts: z.enum(["whole+terms", "whole", "terms-only"]),
    meaning:
      "what is made of a question: its whole text as one concept and its terms as words; the text alone; or the terms alone, joined into the concept too",
  },
  "recall.relation_match": {
    stage: "recall",
    default: "soft",
    accepts: z.enum(["soft", "strict", "ignore"]),
    meaning:
      "which links answer to a relation that is asked for: those of a relation like it, those of the same name only, or all alike",
  },
  "recall.relation_threshold": {
    stage: "recall",
    default: 0.8,
    accepts: share,
    meaning: "how like the relation asked for another must be for its links to answer to it",
  },
  "graph.direction": {
    stage: "recall",
    default: "aware",
    accepts: z.enum(["aware", "forward-only", "undirected"]),
    meaning:
      "which way links are walked: the way that the relation asked for runs, only as they are stored, or either way",
  },
  "graph.expand_when": {
    stage: "recall",
    default: "always",
    accepts: z.enum(["always", "under-5-results", "on-relation-only"]),
    meaning: "when links are walked at all",
  },
  "h.seed_relation": {
    stage: "recall",
    default: "unmatched",
    accepts: z.enum(["unmatched", "neutral", "exclude-seeds"]),
    meaning:
      "what search found when a relation is asked for: at relation distance 1, at 0.5, or left out of the answer",
  },
  "h.concept_agg": {
    stage: "recall",
    default: "min+coverage",
    accepts: z.enum(["min+coverage", "mean", "max"]),
    meaning:
      "distance to several concepts: 0.8 × that to the nearest + 0.2 × their mean, the mean, or that to the farthest",
  },
} as const;
