import type { TreeEntry } from "./branch.ts";
import { instantOf } from "./instant.ts";
import { type JsonRecord, recordAt, textAt } from "./json-lines.ts";

interface Groups {
  readonly heads: readonly TreeEntry[];
  /** The first entry of the group that an entry belongs to; none for notes before anybody has spoken. */
  headOf(uuid: string): string | undefined;
}

/**
 * Puts a reply of the model, which has one line for each of its blocks, together with what the tools answered and what
 * the program noted meanwhile. The lines of such a group branch although nobody took anything back.
 */
export function groupEntries(entries: readonly JsonRecord[]): Groups {
  const heads = new Map<string, TreeEntry>();
  const headOf = new Map<string, string>();
  const headOfReply = new Map<string, string>();
  let previous: string | undefined;
  for (const entry of entries) {
    const uuid = textAt(entry, "uuid") ?? "";
    const parent = parentOf(entry) ?? (entry.subtype === "compact_boundary" ? previous : undefined);
    const above = parent === undefined ? undefined : (headOf.get(parent) ?? previous);
    const reply = replyOf(entry);
    const joined = reply === undefined ? undefined : headOfReply.get(reply);
    const head = joined ?? (beginsGroup(entry) ? uuid : above);
    if (head === undefined) continue;
    headOf.set(uuid, head);
    if (reply !== undefined) headOfReply.set(reply, head);
    const endsAtMs = instantOf(entry.timestamp)?.getTime() ?? 0;
    const known = heads.get(head);
    heads.set(head, {
      id: head,
      parent: known === undefined ? above : known.parent,
      endsAtMs: Math.max(known?.endsAtMs ?? 0, endsAtMs),
    });
    previous = head;
  }
  return { heads: [...heads.values()], headOf: (uuid) => headOf.get(uuid) };
}

const parentOf = (entry: JsonRecord): string | undefined =>
  textAt(entry, "parentUuid") ?? textAt(entry, "logicalParentUuid");

const replyOf = (entry: JsonRecord): string | undefined =>
  entry.type === "assistant" && entry.isApiErrorMessage !== true
    ? textAt(recordAt(entry, "message"), "id")
    : undefined;

/** A reply, or what a person says; not the answer of a tool, and not a note of the program. */
function beginsGroup(entry: JsonRecord): boolean {
  if (entry.isApiErrorMessage === true || entry.isMeta === true) return false;
  if (entry.type === "assistant") return true;
  return entry.type === "user" && !holdsToolResult(recordAt(entry, "message").content);
}

const holdsToolResult = (content: unknown): boolean =>
  Array.isArray(content) && content.some((block: JsonRecord) => block?.type === "tool_result");
