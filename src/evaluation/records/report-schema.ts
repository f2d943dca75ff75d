import { z } from "zod";
import { notScoredReasons } from "../metrics/not-scored.ts";
import { navigatorNames } from "../metrics/observation.ts";

const value = z.number().nullable();
const count = z.int().nonnegative();
const percentiles = z.strictObject({ p50: value, p95: value });

const interval = z
  .strictObject({ low: z.number(), high: z.number(), resampled: z.enum(["cluster", "question"]) })
  .nullable();

const metaSchema = z.strictObject({
  dataset: z.string(),
  dataset_version: z.string(),
  total_qa: count,
  /** Epoch milliseconds. */
  timestamp: z.int(),
  alaya_version: z.string(),
  system: z.string(),
  retrieval_unit: z.string(),
  limit: z.int().positive(),
  seed: z.number(),
  /** Of the store, equal before and after; null when the system cannot tell. */
  content_hash: z.string().nullable(),
  providers: z.record(z.string(), z.string()),
  fingerprints: z.record(z.string(), z.string()),
  levels: z.record(z.string(), z.unknown()),
  /** Questions whose gold is not in the corpus, by cause. */
  gold_issues: z.record(z.string(), count),
  /** Hits whose evidence was refused, wholly or in part. */
  evidence_refused: count,
  warnings: z.array(z.string()),
});

const l1Schema = z.strictObject({
  recall_at_1: value,
  recall_at_5: value,
  recall_at_10: value,
  capped_recall_at_5: value,
  precision_at_5: value,
  mrr: value,
  ndcg_at_10: value,
  recall_at_500_tokens: value,
  tokens_returned: value,
  /** Milliseconds. */
  latency_p50: value,
  latency_p95: value,
  latency: z.strictObject({ embed: percentiles, search: percentiles, graph: percentiles }),
  temp_accuracy: value,
  hot_tier_hit_rate: value,
  tier_hits: z.strictObject({ hot: count, warm: count, cold: count }),
  abstention_auroc: value,
});

const navigatorSchema = z.strictObject({
  avg_rounds: value,
  avg_rounds_when_reached: value,
  success_rate: value,
  success_rate_when_reachable: value,
  path_overlap: value,
});

const l2Schema = z.strictObject({
  /** At 10. */
  graph_gain: value,
  graph_gain_at_5: value,
  graph_gain_at_10: value,
  graph_gain_raw: value,
  /** By relation name, and `overall`. */
  relation_precision: z.record(z.string(), value),
  path_validity: value,
  path_validity_direct: value,
  /** Rounds and success are the greedy navigator's. */
  navigation_efficiency: z.strictObject({
    avg_rounds: value,
    success_rate: value,
    /** Share of goals within the cap of rounds, and of goals with any way to them. */
    reachable: value,
    connected: value,
    by_navigator: z.record(z.enum(navigatorNames), navigatorSchema),
  }),
  relation_embedding_quality: value,
});

const groupSchema = z.strictObject({
  pairs: count,
  recall_at_5: value,
  recall_at_10: value,
  mrr: value,
  ndcg_at_10: value,
  latency_p50: value,
  graph_gain: value,
  relation_precision: value,
  nav_rounds: value,
  nav_success: value,
  intervals: z.record(z.string(), interval),
});
export type ReportGroup = z.infer<typeof groupSchema>;

/** Where a gold unit was lost, from the first stage to the last. */
export const missCauses = [
  "not-ingested",
  "not-distilled",
  "nothing-returned",
  "links-missing",
  "not-retrieved",
  "ranked-low",
] as const;
export type MissCause = (typeof missCauses)[number];

const failedCaseSchema = z.strictObject({
  id: z.string(),
  type: z.string(),
  difficulty: z.string(),
  query: z.string(),
  recall_at_5: z.number(),
  recall_at_10: z.number(),
  missed: z.array(
    z.strictObject({
      session: z.string().nullable(),
      turn: count.nullable(),
      start: count.nullable(),
      end: count.nullable(),
      /** The span's text, or the card's id. */
      text: z.string(),
      cause: z.enum(missCauses),
    }),
  ),
  /** Of most of what was missed. */
  cause: z.enum(missCauses),
  /** Relations that the question asks for. */
  relations: z.array(z.string()),
});
export type FailedCase = z.infer<typeof failedCaseSchema>;

const targetSchema = z.strictObject({
  level: z.enum(["l1", "l2"]),
  metric: z.string(),
  value: z.number(),
  comparison: z.enum(["above", "below"]),
  target: z.number(),
  met: z.boolean(),
  /** False for a part of another metric, which the overall score already counts. */
  in_score: z.boolean(),
});
export type ReportTarget = z.infer<typeof targetSchema>;

const recommendationSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("target"),
    metric: z.string(),
    value: z.number(),
    comparison: z.enum(["above", "below"]),
    target: z.number(),
  }),
  /** What to repair first: the questions of `failed_cases` that this cause lost. */
  z.strictObject({ kind: z.literal("cause"), cause: z.enum(missCauses), questions: count }),
]);

const estimateSchema = z.strictObject({
  value,
  interval,
  scored: count,
  unscored: count,
  better: z.enum(["higher", "lower"]),
});

/** The JSON report of `alaya eval`, in the spelling of the Alaya design. Nothing is rounded. */
export const reportSchema = z.strictObject({
  schema: z.literal("alaya.eval-report/1"),
  meta: metaSchema,
  l1_metrics: l1Schema,
  l2_metrics: l2Schema,
  /** Filled by measuring agents, not by an evaluation of recall. */
  l3_metrics: z.null(),
  by_type: z.record(z.string(), groupSchema),
  by_difficulty: z.record(z.string(), groupSchema),
  failed_cases: z.array(failedCaseSchema),
  recommendations: z.array(recommendationSchema),
  overall: z.strictObject({
    /** For display only; gates never read it. Null when no metric with a target has a value. */
    score: z.number().nullable(),
    grade: z.enum(["A", "B+", "B", "C", "D"]).nullable(),
    passed: count,
    total: count,
    targets: z.array(targetSchema),
  }),
  /** By metric name: the values above with interval and counts. */
  estimates: z.record(z.string(), estimateSchema),
  /** Why a value above is null, by its dotted path. */
  not_scored: z.record(z.string(), z.enum(notScoredReasons)),
});
export type EvalReport = z.infer<typeof reportSchema>;
