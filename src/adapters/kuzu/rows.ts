import { z } from "zod";
import { StoreError } from "../../core/errors.ts";
import { cardId, type EntityId, sessionId } from "../../core/ids.ts";
import { type Card, cardKinds } from "../../domain/card.ts";
import { type Entity, entityKinds } from "../../domain/entity.ts";
import type { Link } from "../../domain/link.ts";
import { type ReadingPosition, readingPosition } from "../../domain/reading-order.ts";
import { sourceRefSchema } from "../../domain/session.ts";
import { distillStates, type SessionNode } from "../../ports/graph-store.ts";

/**
 * A row to write, as texts: numbers among parameters would take the type of the first of them, and the bulk
 * loader reads text anyway. JavaScript's text of a number gives back the same number.
 */
export type TextRow = Readonly<Record<string, string>>;

const jsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.string().transform((text): z.infer<Schema> => schema.parse(JSON.parse(text)));
const dateOfMs = z.number().transform((ms) => new Date(ms));
const cardIdText = z.string().transform(cardId);
const sessionIdText = z.string().transform(sessionId);
const entityIdText = z.string().transform((text) => text as EntityId);
const texts = z.array(z.string());

const cardRow = z
  .object({
    id: cardIdText,
    namespace: z.string(),
    title: z.string(),
    content: z.string(),
    kind: z.enum(cardKinds),
    language: z.enum(["zh", "en"]),
    tags_json: jsonOf(texts),
    importance: z.number(),
    entities_json: jsonOf(z.array(entityIdText)),
    evidence_json: jsonOf(z.array(sourceRefSchema)),
    session: sessionIdText,
    content_hash: z.string(),
    at_ms: dateOfMs,
  })
  .transform(
    ({ tags_json, entities_json, evidence_json, content_hash, at_ms, ...same }): Card => ({
      ...same,
      tags: tags_json,
      entities: entities_json,
      evidence: evidence_json,
      contentHash: content_hash,
      at: at_ms,
    }),
  );

const sessionRow = z
  .object({
    id: sessionIdText,
    namespace: z.string(),
    at_ms: dateOfMs,
    channel: z.string(),
    title: z.string(),
    summary: z.string(),
    content_hash: z.string(),
    distill_state: z.enum(distillStates),
    distill_key: z.string(),
  })
  .transform(
    ({ at_ms, content_hash, distill_state, distill_key, ...same }): SessionNode => ({
      ...same,
      at: at_ms,
      contentHash: content_hash,
      distillState: distill_state,
      distillKey: distill_key,
    }),
  );

const entityRow = z
  .object({
    id: entityIdText,
    namespace: z.string(),
    label: z.string(),
    kind: z.enum(entityKinds),
    aliases_json: jsonOf(texts),
  })
  .transform(({ aliases_json, ...same }): Entity => ({ ...same, aliases: aliases_json }));

const linkRow = z
  .object({
    from: cardIdText,
    to: cardIdText,
    relation: z.string(),
    weight: z.number(),
    reason: z.string(),
    evidence_count: z.number(),
    at_ms: dateOfMs,
  })
  .transform(
    ({ evidence_count, at_ms, ...same }): Link => ({ ...same, evidenceCount: evidence_count, at: at_ms }),
  );

const positionRow = z.object({ id: cardIdText, session: sessionIdText, turn: z.number(), start: z.number() });

const edgeRow = z.object({ from: z.string(), to: z.string() });

function read<Value>(schema: z.ZodType<Value>, row: unknown): Value {
  try {
    return schema.parse(row);
  } catch (cause) {
    throw new StoreError({
      code: "STORE_CORRUPT",
      message: "the graph holds a row that is not of its form",
      hint: "make the graph again with: alaya rebuild --from raw",
      details: { what: "row" },
      cause,
    });
  }
}

export const fromCardRow = (row: unknown): Card => read(cardRow, row);
export const fromSessionRow = (row: unknown): SessionNode => read(sessionRow, row);
export const fromEntityRow = (row: unknown): Entity => read(entityRow, row);
export const fromLinkRow = (row: unknown): Link => read(linkRow, row);
export const fromPositionRow = (row: unknown): ReadingPosition => read(positionRow, row);
export const fromEdgeRow = (row: unknown): { readonly from: string; readonly to: string } =>
  read(edgeRow, row);

export function toCardRow(card: Card): TextRow {
  const { turn, start } = readingPosition(card);
  return {
    id: card.id,
    namespace: card.namespace,
    title: card.title,
    content: card.content,
    kind: card.kind,
    language: card.language,
    tags_json: JSON.stringify(card.tags),
    importance: String(card.importance),
    entities_json: JSON.stringify(card.entities),
    evidence_json: JSON.stringify(card.evidence),
    session: card.session,
    first_turn: String(turn),
    first_start: String(start),
    content_hash: card.contentHash,
    at_ms: String(card.at.getTime()),
  };
}

export const toSessionRow = (session: SessionNode): TextRow => ({
  id: session.id,
  namespace: session.namespace,
  at_ms: String(session.at.getTime()),
  channel: session.channel,
  title: session.title,
  summary: session.summary,
  content_hash: session.contentHash,
  distill_state: session.distillState,
  distill_key: session.distillKey,
});

export const toEntityRow = (entity: Entity): TextRow => ({
  id: entity.id,
  namespace: entity.namespace,
  label: entity.label,
  kind: entity.kind,
  aliases_json: JSON.stringify(entity.aliases),
});

/** `type` is written to the table of custom relations only. */
export const toLinkRow = (link: Link): TextRow => ({
  from: link.from,
  to: link.to,
  type: link.relation,
  weight: String(link.weight),
  reason: link.reason,
  evidence_count: String(link.evidenceCount),
  at_ms: String(link.at.getTime()),
});
