import { z } from "zod";

const level = z.union([z.string(), z.number(), z.boolean(), z.array(z.number())]);

/** Every setting of the product with its default; unknown keys are refused. */
export const configSchema = z.strictObject({
  version: z.literal("1.0").default("1.0"),
  /** Where a memory lives; `~` is the home directory. */
  dataDir: z.string().min(1).default("~/.alaya"),
  /** Whose memory the command line reads and writes. */
  agent: z
    .string()
    .regex(/^[A-Za-z0-9._-]{1,64}$/, "letters, digits, dot, underscore, hyphen; at most 64")
    .default("main"),
  preset: z.string().default("alaya"),
  /** Levels of factors on top of the preset. */
  factors: z.record(z.string(), level).default({}),
  embedding: z
    .strictObject({
      provider: z.enum(["hashing"]).default("hashing"),
      dimensions: z.int().min(64).max(4096).default(1024),
    })
    .prefault({}),
});

export type Config = z.infer<typeof configSchema>;
/** A configuration as a person writes it: what is left out gets its default. */
export type ConfigInput = z.input<typeof configSchema>;
