import { navigatorNames } from "../metrics/observation.ts";

/** Report field → metric name. */
export type FieldNames = Readonly<Record<string, string>>;

export const l1Fields = {
  recall_at_1: "recall@1",
  recall_at_5: "recall@5",
  recall_at_10: "recall@10",
  capped_recall_at_5: "capped-recall@5",
  precision_at_5: "precision@5",
  mrr: "mrr",
  ndcg_at_10: "ndcg@10",
  recall_at_500_tokens: "recall@500-tokens",
  tokens_returned: "tokens-returned",
  latency_p50: "latency-p50",
  latency_p95: "latency-p95",
  temp_accuracy: "temp-accuracy",
  hot_tier_hit_rate: "hot-tier-hit-rate",
  abstention_auroc: "abstention-auroc",
} as const satisfies FieldNames;

export const l2Fields = {
  graph_gain: "graph-gain@10",
  graph_gain_at_5: "graph-gain@5",
  graph_gain_at_10: "graph-gain@10",
  graph_gain_raw: "graph-gain-raw",
  path_validity: "path-validity",
  path_validity_direct: "path-validity-direct",
  relation_embedding_quality: "relation-embedding-quality",
} as const satisfies FieldNames;

export const navigationFields = {
  avg_rounds: "navigation-rounds-greedy",
  success_rate: "navigation-success-greedy",
  reachable: "navigation-reachable",
  connected: "navigation-connected",
} as const satisfies FieldNames;

export const groupFields = {
  recall_at_5: "recall@5",
  recall_at_10: "recall@10",
  mrr: "mrr",
  ndcg_at_10: "ndcg@10",
  latency_p50: "latency-p50",
  graph_gain: "graph-gain@10",
  relation_precision: "relation-precision",
  nav_rounds: "navigation-rounds-greedy",
  nav_success: "navigation-success-greedy",
} as const satisfies FieldNames;

export const latencyFields: Readonly<Record<string, FieldNames>> = Object.fromEntries(
  ["embed", "search", "graph"].map((part) => [
    part,
    { p50: `latency-${part}-p50`, p95: `latency-${part}-p95` },
  ]),
);

export const navigatorFields: Readonly<Record<string, FieldNames>> = Object.fromEntries(
  navigatorNames.map((navigator) => [
    navigator,
    {
      avg_rounds: `navigation-rounds-${navigator}`,
      avg_rounds_when_reached: `navigation-rounds-when-reached-${navigator}`,
      success_rate: `navigation-success-${navigator}`,
      success_rate_when_reachable: `navigation-success-when-reachable-${navigator}`,
      path_overlap: `navigation-overlap-${navigator}`,
    },
  ]),
);
