import { z } from "zod";
import { budgetSchema, chatSchema, embeddingSchema, rerankSchema } from "./models.ts";

const level = z.union([z.string(), z.number(), z.boolean(), z.array(z.number())]);

const graphSchema = z.strictObject({
  engine: z
    .enum(["kuzu", "ladybug"])
    .default("kuzu")
    .describe(
      "library of the graph; `ladybug` is the maintained fork of Kuzu, `alaya rebuild --from raw` moves a memory",
    ),
});

/** Every setting of the product with its default and meaning; unknown keys are refused. */
export const configSchema = z.strictObject({
  version: z.literal("1.0").default("1.0").describe("version of this format"),
  dataDir: z
    .string()
    .min(1)
    .default("~/.alaya")
    .describe(
      "folder of the memory; `~` is the home directory, a relative path starts at the working directory",
    ),
  agent: z
    .string()
    .regex(/^[A-Za-z0-9._-]{1,64}$/, "letters, digits, dot, underscore, hyphen; at most 64")
    .default("main")
    .describe("whose memory the command line reads and writes; the namespace of its cards is `<agent>-main`"),
  preset: z.string().default("alaya").describe("named set of factor levels"),
  factors: z
    .record(z.string(), level)
    .default({})
    .describe("levels of factors on top of the preset, by factor key"),
  graph: graphSchema.prefault({}).describe("where cards and their links are kept"),
  embedding: embeddingSchema.prefault({}).describe("how texts become vectors"),
  rerank: rerankSchema.prefault({}).describe("who orders what was found once more"),
  chat: chatSchema.prefault({}).describe("the language model"),
  budget: budgetSchema.prefault({}).describe("how much may be spent on models"),
});

export type Config = z.infer<typeof configSchema>;
/** A configuration as a person writes it: what is left out gets its default. */
export type ConfigInput = z.input<typeof configSchema>;
