import { z } from "zod";
import { sourceRefSchema } from "../../../domain/session.ts";
import { actKinds, stanceKinds } from "./events.ts";

const kindSchema = z.enum([...actKinds, ...stanceKinds]);

/** `world.json`: what happened in a generated corpus and where it is told. The exact gold of its questions. */
export const worldFileSchema = z.strictObject({
  schema: z.literal("alaya.world/1"),
  seed: z.number(),
  language: z.enum(["zh", "en"]),
  realiser: z.string(),
  chapters: z.int().positive(),
  people: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      gender: z.enum(["f", "m"]),
      trade: z.string(),
      /** Short name, title, nickname. */
      aliases: z.array(z.string()),
      arrives: z.int(),
      leaves: z.int().nullable(),
    }),
  ),
  places: z.array(z.strictObject({ id: z.string(), name: z.string(), aliases: z.array(z.string()) })),
  events: z.array(
    z.strictObject({
      id: z.string(),
      kind: kindSchema,
      /** Days since the beginning. */
      day: z.int(),
      chapter: z.int(),
      agent: z.string(),
      patient: z.string(),
      place: z.string(),
      thing: z.strictObject({ noun: z.string(), label: z.string() }).nullable(),
      causes: z.array(z.string()),
      /** How the text gives the causes away. */
      wording: z.enum(["explicit", "implied", "later"]),
      origin: z.enum(["chain", "pattern", "distractor"]),
      /** Every telling in the order of the book; the first one is the event itself. */
      spans: z.array(sourceRefSchema).min(1),
    }),
  ),
  attitudes: z.array(
    z.strictObject({
      holder: z.string(),
      target: z.string(),
      from: kindSchema.nullable(),
      to: kindSchema,
      event: z.string(),
    }),
  ),
  patterns: z.array(
    z.strictObject({ id: z.string(), kind: kindSchema, place: z.string(), instances: z.array(z.string()) }),
  ),
});
export type WorldFile = z.infer<typeof worldFileSchema>;
export type WorldFileEvent = WorldFile["events"][number];
