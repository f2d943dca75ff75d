import { z } from "zod";
import { tiers } from "../../domain/card.ts";
import { notScoredReasons } from "./not-scored.ts";

const notScoredSchema = z.strictObject({ notScored: z.enum(notScoredReasons) });

const spanSchema = z.strictObject({
  session: z.string(),
  turn: z.int().nonnegative(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
});
/** A place in the source without its text; offsets are UTF-16 code units, `end` is exclusive. */
export type Span = z.infer<typeof spanSchema>;

const goldUnitSchema = z.discriminatedUnion("kind", [
  spanSchema.extend({
    kind: z.literal("span"),
    quote: z.string(),
    /** Where the system lost or kept it, as its `inspect` facet says; null without that facet. */
    stage: z.enum(["not-ingested", "not-distilled", "indexed"]).nullable(),
  }),
  z.strictObject({ kind: z.literal("card"), id: z.string() }),
]);
/** One unit of relevance: a span of source text, or a card id in data sets of the first format. */
export type GoldUnit = z.infer<typeof goldUnitSchema>;

const rankedHitSchema = z.strictObject({
  id: z.string(),
  score: z.number(),
  /** Indices of all gold units that this hit covers, ascending, whoever else covers them. */
  covers: z.array(z.int().nonnegative()),
});
export type RankedHit = z.infer<typeof rankedHitSchema>;

const observedHitSchema = rankedHitSchema.extend({
  depth: z.int().nonnegative(),
  tier: z.enum(tiers).nullable(),
  matchedRelation: z.string().nullable(),
  /** Estimated tokens of title and content. */
  tokens: z.int().nonnegative(),
  /** What of the hit's evidence was accepted: found in the corpus, and no more than a hit may quote. */
  evidence: z.array(spanSchema),
  /** True when evidence was refused: it is not in the corpus, or quotes more than a hit may. */
  evidenceRefused: z.boolean(),
});
export type ObservedHit = z.infer<typeof observedHitSchema>;

export const navigatorNames = ["greedy", "random", "oracle"] as const;
export type NavigatorName = (typeof navigatorNames)[number];

const attemptSchema = z.strictObject({
  navigator: z.enum(navigatorNames),
  success: z.boolean(),
  /** Looks at a frontier that were used; the cap when the goal was not reached. */
  rounds: z.int().nonnegative(),
  /** Share of the expected path's spans that a visited card covers; null when the question expects no path. */
  pathOverlap: z.number().nullable(),
});
export type NavigationAttempt = z.infer<typeof attemptSchema>;

const navigationSchema = z.strictObject({
  /** Links on the shortest way from start to goal, however long; null when there is none. */
  shortestHops: z.int().nonnegative().nullable(),
  attempts: z.array(attemptSchema),
});
export type ObservedNavigation = z.infer<typeof navigationSchema>;

const pathSchema = z.strictObject({
  /** For each two consecutive spans of the expected path: links between their cards (0: one card holds both), null: too far. */
  stepHops: z.array(z.int().nonnegative().nullable()),
});

/** What one system returned for one question, and everything that the metrics need to judge it. */
export const observationSchema = z.strictObject({
  questionId: z.string(),
  query: z.string(),
  type: z.string(),
  difficulty: z.string(),
  /** Unit of resampling. */
  cluster: z.string(),
  answerable: z.boolean(),
  gold: z.array(goldUnitSchema),
  /** Why the gold cannot be found in the corpus; null when it can. */
  goldIssue: z.enum(["session-missing", "turn-missing", "quote-differs", "empty-span"]).nullable(),
  relationsAsked: z.array(z.string()),
  hits: z.array(observedHitSchema),
  withoutGraph: z.union([z.array(rankedHitSchema), notScoredSchema]),
  path: z.union([pathSchema, notScoredSchema]),
  navigation: z.union([navigationSchema, notScoredSchema]),
  graphExpanded: z.boolean(),
  latency: z.strictObject({
    embedMs: z.number(),
    searchMs: z.number(),
    graphMs: z.number(),
    totalMs: z.number(),
  }),
});
export type Observation = z.infer<typeof observationSchema>;
export type GoldIssue = NonNullable<Observation["goldIssue"]>;
