import { z } from "zod";

/** What is measured: a book of the user's, a novella that ships, or a world that is generated for it. */
export const benchSubjectSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("book"), path: z.string() }),
  z.strictObject({ kind: z.literal("novella"), language: z.enum(["zh", "en"]) }),
  z.strictObject({
    kind: z.literal("world"),
    language: z.enum(["zh", "en"]),
    chapters: z.int().positive(),
  }),
]);
export type BenchSubject = z.infer<typeof benchSubjectSchema>;

/** The parts of a measured run, each in a process of its own, in this order. */
export const benchStages = ["ingest", "distil", "questions", "recall", "eval"] as const;

/** One stage of one subject; what earlier stages made stands in `folder`. Crosses a process boundary as JSON. */
export const benchJobSchema = z.strictObject({
  stage: z.enum(benchStages),
  subject: benchSubjectSchema,
  /** Scratch folder of this subject. */
  folder: z.string(),
  alayaVersion: z.string(),
});
export type BenchJob = z.infer<typeof benchJobSchema>;

/** By name; the unit ends the name: `-ms`, `-bytes`, or a plain count. */
export type Measures = Readonly<Record<string, number>>;

export const measuresSchema = z.record(z.string(), z.number());

/** Of worlds, questions and evaluations: every run measures the same work. */
export const benchSeed = 1;
