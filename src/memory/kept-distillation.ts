import { z } from "zod";
import { cardKinds } from "../domain/card.ts";
import { entityKinds } from "../domain/entity.ts";
import { sourceRefSchema } from "../domain/session.ts";
import type { Distillation } from "../ports/distiller.ts";

const share = z.number().min(0).max(1);
const count = z.int().nonnegative();

const distillationSchema = z.object({
  cards: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      content: z.string(),
      kind: z.enum(cardKinds),
      tags: z.array(z.string()),
      importance: share,
      entities: z.array(z.string()),
      evidence: z.array(sourceRefSchema),
    }),
  ),
  links: z.array(
    z.object({ from: z.string(), to: z.string(), relation: z.string(), weight: share, reason: z.string() }),
  ),
  entities: z.array(
    z.object({
      label: z.string(),
      kind: z.enum(entityKinds),
      aliases: z.array(z.string()),
      stated: z.array(z.string()).exactOptional(),
    }),
  ),
  dropped: z.record(z.string(), count),
  usage: z.object({ calls: count, inputTokens: count, outputTokens: count }),
}) satisfies z.ZodType<Distillation>;

/** A reply that was kept; undefined when there is none, or when it no longer has the shape of one. */
export const readDistillation = (kept: unknown): Distillation | undefined =>
  distillationSchema.safeParse(kept).data;
