import { z } from "zod";
import { StoreError } from "../../core/errors.ts";
import { cardId, sessionId } from "../../core/ids.ts";
import type { Link } from "../../domain/link.ts";
import { type Session, sourceRefSchema } from "../../domain/session.ts";
import { parseSessionFile } from "../../domain/session-file.ts";
import type { EvidenceContext } from "../../ports/session-store.ts";

const contextSchema = z.strictObject({
  schema: z.literal("alaya.context/1"),
  card_id: z.string(),
  session_id: z.string(),
  evidence: z.array(sourceRefSchema),
  turns: z.array(
    z.strictObject({
      turn: z.int().nonnegative(),
      start: z.int().nonnegative().default(0),
      content: z.string(),
    }),
  ),
});

const handLinksSchema = z.strictObject({
  schema: z.literal("alaya.links/1"),
  links: z.array(
    z.strictObject({
      from: z.string(),
      relation: z.string(),
      to: z.string(),
      weight: z.number().min(0).max(1),
      reason: z.string(),
      evidence_count: z.int().positive(),
      at: z.iso.datetime(),
    }),
  ),
});

const distillationSchema = z.strictObject({
  schema: z.literal("alaya.distillation/1"),
  key: z.string(),
  reply: z.unknown(),
});

const format = (record: unknown): string => `${JSON.stringify(record, null, 2)}\n`;

export const formatContext = (context: EvidenceContext): string =>
  format({
    schema: "alaya.context/1",
    card_id: context.card,
    session_id: context.session,
    evidence: [...context.evidence],
    turns: [...context.turns],
  } satisfies z.input<typeof contextSchema>);

export function parseContext(text: string, path: string): EvidenceContext {
  return orCorrupt(path, () => {
    const { card_id, session_id, evidence, turns } = contextSchema.parse(JSON.parse(text));
    return { card: cardId(card_id), session: sessionId(session_id), evidence, turns };
  });
}

export const formatHandLinks = (links: readonly Link[]): string =>
  format({
    schema: "alaya.links/1",
    links: links.map(({ evidenceCount, at, ...link }) => ({
      ...link,
      evidence_count: evidenceCount,
      at: at.toISOString(),
    })),
  } satisfies z.input<typeof handLinksSchema>);

export function parseHandLinks(text: string, path: string): readonly Link[] {
  return orCorrupt(path, () =>
    handLinksSchema.parse(JSON.parse(text)).links.map(({ from, to, evidence_count, at, ...link }) => ({
      ...link,
      from: cardId(from),
      to: cardId(to),
      evidenceCount: evidence_count,
      at: new Date(at),
    })),
  );
}

export const formatDistillation = (key: string, reply: unknown): string =>
  format({ schema: "alaya.distillation/1", key, reply } satisfies z.input<typeof distillationSchema>);

export const parseDistillation = (text: string, path: string): unknown =>
  orCorrupt(path, () => distillationSchema.parse(JSON.parse(text)).reply);

export const parseStoredSession = (text: string, path: string): Session =>
  orCorrupt(path, () => parseSessionFile(text, path));

function orCorrupt<Value>(path: string, parse: () => Value): Value {
  try {
    return parse();
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new StoreError({
      code: "STORE_CORRUPT",
      message: `the file is damaged: ${reason}`,
      hint: "restore it from a backup, or delete it and ingest or distil its session again",
      path,
      details: { what: "raw", reason },
      cause,
    });
  }
}
