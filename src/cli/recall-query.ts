import { z } from "zod";
import { DataError, UsageError } from "../core/errors.ts";
import { cardId } from "../core/ids.ts";
import { parseJson } from "../core/parse-json.ts";
import type { RecallQuery } from "../domain/recall.ts";
import { fieldPath } from "../domain/session-file.ts";

export const deepestWalk = 3;

/** A query as an agent writes it, on the command line or as JSON on stdin. */
const askedSchema = z.strictObject({
  text: z.string().optional(),
  concepts: z.array(z.string()).optional(),
  relations: z.array(z.string()).optional(),
  depth: z.number().optional(),
  from_nodes: z.array(z.string()).optional(),
  limit: z.int().min(1).max(100).optional(),
});
export type Asked = z.infer<typeof askedSchema>;

/** Reads the JSON form of a query. Throws `JSON_MALFORMED`, `QUERY_MALFORMED` naming the field. */
export function parseAsked(text: string): Asked {
  const parsed = askedSchema.safeParse(parseJson(text, "stdin"));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = fieldPath(issue?.path ?? []);
  const reason = issue?.message ?? "unreadable";
  throw new DataError({
    code: "QUERY_MALFORMED",
    message: `not a query: ${field === "" ? "the whole document" : field}: ${reason}`,
    hint: "a query has text, concepts, relations, depth, from_nodes and limit, all of them optional",
    path: "stdin",
    details: { field, reason },
  });
}

/** Throws `USAGE_EMPTY_QUERY` when nothing is asked, `USAGE_DEPTH` for a depth that is not 0 to 3. */
export function toRecallQuery(asked: Asked, defaultLimit: number): RecallQuery {
  const { concepts, relations, depth, from_nodes: fromNodes } = asked;
  const text = asked.text ?? concepts?.join(" ") ?? "";
  if (text.trim() === "" && (fromNodes ?? []).length === 0) throw emptyQuery();
  if (depth !== undefined && !isDepth(depth)) throw badDepth(depth);
  return {
    text,
    limit: asked.limit ?? defaultLimit,
    ...(concepts && { concepts }),
    ...(relations && { relations }),
    ...(depth !== undefined && { depth }),
    ...(fromNodes && { fromNodes: fromNodes.map(cardId) }),
  };
}

const emptyQuery = (): UsageError =>
  new UsageError({
    code: "USAGE_EMPTY_QUERY",
    message: "there is nothing to recall: the text is empty",
    hint: 'write for example alaya recall "who repaired the bridge"',
  });

const isDepth = (depth: number): boolean => Number.isInteger(depth) && depth >= 0 && depth <= deepestWalk;

const badDepth = (depth: number): UsageError =>
  new UsageError({
    code: "USAGE_DEPTH",
    message: `a walk cannot have ${depth} hops`,
    hint: "walk 0 to 3 hops, then go on from the cards found with --from-nodes",
    path: "depth",
    details: { depth },
  });
