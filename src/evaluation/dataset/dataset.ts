import { z } from "zod";
import { sourceRefSchema } from "../../domain/session.ts";

export const questionTypes = [
  "CONCEPT_RECALL",
  "CAUSAL_TRACE",
  "SIMILAR_FIND",
  "TEMPORAL_ORDER",
  "CONTRADICTION",
  "NAVIGATION",
] as const;
export type QuestionType = (typeof questionTypes)[number];

export const difficulties = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof difficulties)[number];

/** One question of a data set, in the spelling of its file (format v2). */
export const questionSchema = z.strictObject({
  id: z.string().min(1),
  type: z.enum(questionTypes),
  query: z.string().min(1),
  category: z.string().optional(),
  /** Unit of resampling: the chapter, session or conversation it belongs to. */
  cluster: z.string().optional(),
  asked_at: z.string().optional(),
  /** False when the corpus does not hold the answer; then there are no spans. */
  answerable: z.boolean().default(true),
  distractor_reason: z.string().optional(),
  concepts: z.array(z.string()).optional(),
  /** What a caller would ask recall to walk. */
  relations: z.array(z.string()).optional(),
  direction: z.enum(["out", "in"]).optional(),
  expected: z.strictObject({
    /** The units of relevance. */
    spans: z.array(sourceRefSchema),
    cards: z.array(z.string()).optional(),
    events: z.array(z.string()).optional(),
  }),
  expected_relations: z.array(z.string()).optional(),
  /** Ordered, from `from` to `to`. */
  expected_path: z.array(sourceRefSchema).optional(),
  from: sourceRefSchema.optional(),
  to: sourceRefSchema.optional(),
  expected_answer: z.string().optional(),
  expected_order: z.array(z.string()).optional(),
  difficulty: z.enum(difficulties),
  hops: z.int().nonnegative(),
  explanation: z.string(),
  review: z.string().optional(),
});
export type Question = z.infer<typeof questionSchema>;

export const datasetSchema = z.strictObject({
  schema: z.literal("alaya.dataset/2"),
  meta: z.strictObject({
    name: z.string().min(1),
    version: z.string().min(1),
    language: z.enum(["zh", "en"]),
    /** Path of the corpus folder, relative to the data set's file. */
    corpus: z.string().min(1),
    /** The corpus manifest's sha256. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    generator: z.string(),
    provider: z.string().nullable(),
    masking: z.string(),
    seed: z.number().optional(),
    /** What a generator refused or could not reach, by reason. */
    notes: z.array(z.string()).optional(),
  }),
  qa_pairs: z.array(questionSchema).min(1),
});
export type Dataset = z.infer<typeof datasetSchema>;
