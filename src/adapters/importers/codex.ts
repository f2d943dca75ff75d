import { readContent } from "./content-blocks.ts";
import { createDialogue, type Dialogue } from "./dialogue.ts";
import { withoutHarnessNotes } from "./harness-note.ts";
import { instantOf } from "./instant.ts";
import { isRecord, type JsonRecord, readJsonLines, recordAt, recordIn, textAt } from "./json-lines.ts";
import { requireFormat } from "./recognise.ts";
import { type Importer, stemOf } from "./source-file.ts";
import { createTally, type Tally } from "./tally.ts";

/** Rollouts of Codex: `{timestamp, type, payload}` a line; what was said and called stands in `response_item`. */
export const importCodex: Importer = (file) => {
  requireFormat(file, "codex");
  const { lines, brokenLines } = readJsonLines(file.text);
  const tally = createTally();
  tally.skip("broken-line", brokenLines.length);
  const dialogue = createDialogue("codex", tally);
  const addItem = itemReader(dialogue, tally);
  const records = lines.map(({ value }) => value);
  for (const record of records) {
    if (record.type === "response_item") addItem(recordAt(record, "payload"), instantOf(record.timestamp));
    else if (record.type === "compacted") tally.skip("compaction");
    else if (record.type !== "session_meta") tally.skip("event");
  }
  // A forked session repeats the head of the one that it came from after its own.
  const header = records.find(({ type }) => type === "session_meta") ?? {};
  const meta = recordAt(header, "payload");
  const sessions = dialogue.sessions(
    {
      key: textAt(meta, "id") ?? stemOf(file.name),
      at: instantOf(meta.timestamp) ?? instantOf(header.timestamp),
      metadata: { cwd: textAt(meta, "cwd"), model: modelOf(records) },
    },
    file.modifiedAt,
  );
  return { sessions, skipped: tally.counts(), brokenLines };
};

function itemReader(dialogue: Dialogue, tally: Tally) {
  const [called, answered] = [new Set<string>(), new Set<string>()];
  return (item: JsonRecord, at: Date | undefined): void => {
    const call = textAt(item, "call_id") ?? textAt(item, "id") ?? "";
    switch (item.type) {
      case "message":
        addMessage(item, at, dialogue, tally);
        break;
      case "function_call":
      case "custom_tool_call":
      case "local_shell_call":
        if (isFirst(call, called)) dialogue.call(callOf(item, call), at);
        else tally.skip("duplicate");
        break;
      case "function_call_output":
      case "custom_tool_call_output":
        if (isFirst(call, answered)) dialogue.answer({ call, text: outputOf(item.output, tally) }, at);
        else tally.skip("duplicate");
        break;
      case "reasoning":
        tally.skip("thinking");
        break;
      case "compaction":
      case "ghost_snapshot":
      case "web_search_call":
        tally.skip("event");
        break;
      default:
        tally.skip("unknown");
    }
  };
}

/** Whether the id is new; an item without an id always is. */
function isFirst(id: string, seen: Set<string>): boolean {
  if (id !== "" && seen.has(id)) return false;
  seen.add(id);
  return true;
}

function addMessage(item: JsonRecord, at: Date | undefined, dialogue: Dialogue, tally: Tally): void {
  if (item.role === "assistant") dialogue.say("assistant", item.content, at);
  else if (item.role === "user") {
    const { content, notes } = withoutHarnessNotes(item.content);
    tally.skip("harness-note", notes);
    dialogue.say("user", content, at);
  } else tally.skip("instructions");
}

/** The arguments stay as the file has them: JSON in a text, or a plain text. */
const callOf = (item: JsonRecord, id: string) => ({
  id,
  name: [textAt(item, "namespace"), textAt(item, "name") ?? "shell"].filter(Boolean).join("__"),
  arguments: item.arguments ?? item.input ?? item.action ?? {},
});

/** A text, blocks, or either of them in an envelope beside the exit code, which may be JSON in a text itself. */
function outputOf(output: unknown, tally: Tally): string {
  const envelope = typeof output === "string" ? recordIn(output) : output;
  const inner = isRecord(envelope) ? (envelope.output ?? envelope.content ?? output) : output;
  return readContent(inner, tally).text;
}

const modelOf = (records: readonly JsonRecord[]): string | undefined =>
  records
    .filter(({ type }) => type === "turn_context")
    .map((record) => textAt(recordAt(record, "payload"), "model"))
    .find(Boolean);
