import { z } from "zod";

/**
 * What is measured: a book of the user's, a novella that ships, a world that is generated for it, or a memory of so
 * many cards whose texts mean nothing.
 */
export const benchSubjectSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("book"), path: z.string() }),
  z.strictObject({ kind: z.literal("novella"), language: z.enum(["zh", "en"]) }),
  z.strictObject({
    kind: z.literal("world"),
    language: z.enum(["zh", "en"]),
    chapters: z.int().positive(),
  }),
  z.strictObject({ kind: z.literal("cards"), cards: z.int().positive(), seed: z.int() }),
]);
export type BenchSubject = z.infer<typeof benchSubjectSchema>;
type BookSubject = Exclude<BenchSubject, { kind: "cards" }>;
export type CardsSubject = Extract<BenchSubject, { kind: "cards" }>;

/** The parts of a measured run, each in a process of its own. */
export const benchStages = [
  "ingest",
  "distil",
  "questions",
  "recall",
  "eval",
  "reference",
  "command",
] as const;
type BenchStage = (typeof benchStages)[number];

/** The stages that a subject goes through, in order. */
export const stagesOf = ({ kind }: BenchSubject): readonly BenchStage[] =>
  kind === "cards"
    ? ["ingest", "distil", "recall", "reference", "command"]
    : ["ingest", "distil", "questions", "recall", "eval"];

/** One stage of one subject; what earlier stages made stands in `folder`. Crosses a process boundary as JSON. */
export const benchJobSchema = z.strictObject({
  stage: z.enum(benchStages),
  subject: benchSubjectSchema,
  /** Scratch folder of this subject. */
  folder: z.string(),
  alayaVersion: z.string(),
});
export type BenchJob = z.infer<typeof benchJobSchema>;
/** A job whose subject has a text that questions can be asked about. */
export type BookJob = BenchJob & { readonly subject: BookSubject };
export type CardsJob = BenchJob & { readonly subject: CardsSubject };

export const isCardsJob = (job: BenchJob): job is CardsJob => job.subject.kind === "cards";
export const isBookJob = (job: BenchJob): job is BookJob => job.subject.kind !== "cards";

/** By name; the unit ends the name: `-ms`, `-bytes`, or a plain count. */
export type Measures = Readonly<Record<string, number>>;

export const measuresSchema = z.record(z.string(), z.number());

/** Of worlds, questions and evaluations: every run measures the same work. */
export const benchSeed = 1;
