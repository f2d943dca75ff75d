import { z } from "zod";
import { cardId } from "../../core/ids.ts";
import type { RecallEvent } from "../../domain/recall-event.ts";
import type { UsageEvent } from "../../domain/usage.ts";
import type { JournalCodec } from "./journal.ts";

const at = z.iso.datetime().transform((text) => new Date(text));
const cards = z.array(z.string().transform(cardId));
const usageSchema = z.literal("alaya.usage/1");

const usageRecord = z.discriminatedUnion("kind", [
  z.object({ schema: usageSchema, kind: z.literal("created"), at, cards }),
  z.object({ schema: usageSchema, kind: z.literal("opened"), at, cards }),
  z.object({
    schema: usageSchema,
    kind: z.literal("recalled"),
    at,
    cards,
    scores: z.array(z.number()),
    recall: z.string(),
  }),
]);

/** `journal/usage-YYYYMMDD.jsonl`. */
export const usageCodec: JournalCodec<UsageEvent> = {
  name: "usage",
  toRecord: (event) => ({ schema: "alaya.usage/1", ...event }),
  fromRecord: (record) => {
    const { schema: _, ...event } = usageRecord.parse(record);
    return event;
  },
};

const count = z.int().nonnegative();
const recallRecord = z.object({
  schema: z.literal("alaya.recall/1"),
  timestamp: at,
  trace_id: z.string(),
  query: z.string(),
  results: z.array(z.string()),
  scores: z.array(z.number()),
  latency: z.number(),
  tier_distribution: z.object({ hot: count, warm: count, cold: count }),
  graph_expanded: z.boolean(),
});

/** `journal/recall-YYYYMMDD.jsonl`; `results` are card ids in the order of the answer, `latency` is in milliseconds. */
export const recallCodec: JournalCodec<RecallEvent> = {
  name: "recall",
  toRecord: ({ at, traceId, query, results, latencyMs, tierDistribution, graphExpanded }) => ({
    schema: "alaya.recall/1",
    timestamp: at,
    trace_id: traceId,
    query,
    results: results.map(({ card }) => card),
    scores: results.map(({ score }) => score),
    latency: latencyMs,
    tier_distribution: {
      hot: tierDistribution.HOT,
      warm: tierDistribution.WARM,
      cold: tierDistribution.COLD,
    },
    graph_expanded: graphExpanded,
  }),
  fromRecord: (record) => {
    const read = recallRecord.parse(record);
    const { hot, warm, cold } = read.tier_distribution;
    return {
      at: read.timestamp,
      traceId: read.trace_id,
      query: read.query,
      results: read.results.map((card, index) => ({ card, score: read.scores[index] ?? 0 })),
      latencyMs: read.latency,
      tierDistribution: { HOT: hot, WARM: warm, COLD: cold },
      graphExpanded: read.graph_expanded,
    };
  },
};
