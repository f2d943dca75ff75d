import { z } from "zod";
import { questionTypes } from "../../dataset.ts";

const text = z.string().trim().min(1);

const draftSchema = z.strictObject({
  type: z.enum(questionTypes),
  query: text,
  answer: text,
  quotes: z.array(z.string().min(1)).min(1).max(8),
  explanation: text,
  order: z.array(text).optional(),
  concepts: z.array(text).optional(),
  distractor: text.optional(),
});
/** A question as the model wrote it, not yet checked against the text. */
export type Draft = z.infer<typeof draftSchema>;

const replySchema = z.strictObject({ questions: z.array(draftSchema).min(1) });

/** What a reply held, or why it could not be read. */
export type ParsedReply =
  | { readonly ok: true; readonly drafts: readonly Draft[] }
  | { readonly ok: false; readonly problem: string };

const fence = /^```(?:json)?\s*\n([\s\S]*)\n```$/;

/** Reads a reply strictly: one JSON object of the asked form, in a code fence or bare, with nothing around it. */
export function parseReply(reply: string): ParsedReply {
  const trimmed = reply.trim();
  const json = readJson(fence.exec(trimmed)?.[1] ?? trimmed);
  if (!json.ok) return json;
  const parsed = replySchema.safeParse(json.value);
  if (parsed.success) return { ok: true, drafts: parsed.data.questions };
  const [issue] = parsed.error.issues;
  return { ok: false, problem: `${issue?.path.join(".") || "reply"}: ${issue?.message ?? "unreadable"}` };
}

function readJson(source: string) {
  try {
    const value: unknown = JSON.parse(source);
    return { ok: true, value } as const;
  } catch {
    return { ok: false, problem: "not a JSON object" } as const;
  }
}
