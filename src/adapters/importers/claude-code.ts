import { branchThatEndsLast } from "./branch.ts";
import { groupEntries } from "./claude-code-groups.ts";
import { createDialogue, type Dialogue } from "./dialogue.ts";
import { withoutHarnessNotes } from "./harness-note.ts";
import { instantOf } from "./instant.ts";
import { type JsonRecord, readJsonLines, recordAt, textAt } from "./json-lines.ts";
import { requireFormat } from "./recognise.ts";
import { type Importer, type SourceFile, stemOf } from "./source-file.ts";
import { createTally, type Tally } from "./tally.ts";

/** Sessions of Claude Code: a chain by `parentUuid`. The format is not promised: what is not known is counted. */
export const importClaudeCode: Importer = (file) => {
  requireFormat(file, "claude-code");
  const { lines, brokenLines } = readJsonLines(file.text);
  const tally = createTally();
  tally.skip("broken-line", brokenLines.length);
  const records = lines.map(({ value }) => value);
  const entries = chainEntries(records, tally);
  const groups = groupEntries(entries);
  const branch = branchThatEndsLast(groups.heads);
  const dialogue = createDialogue("claude-code", tally);
  for (const entry of entries) {
    const head = groups.headOf(textAt(entry, "uuid") ?? "");
    if (head === undefined || branch.ids.has(head)) addEntry(entry, dialogue, tally);
    else tally.skip("other-branch");
  }
  const session = sessionOf(file, entries);
  const sessions = dialogue.sessions(
    {
      key: branch.fork === undefined ? session : `${session}-${branch.fork.slice(0, 8)}`,
      at: entries.map((entry) => instantOf(entry.timestamp)).find((at) => at !== undefined),
      title: titleIn(records),
      metadata: {
        cwd: entries.map((entry) => textAt(entry, "cwd")).find(Boolean),
        model: entries.map((entry) => textAt(recordAt(entry, "message"), "model")).find(Boolean),
        branch: branch.fork,
      },
    },
    file.modifiedAt,
  );
  return { sessions, skipped: tally.counts(), brokenLines };
};

/** Entries with a place in the chain, each once; the conversations of helpers stand apart and are left out. */
function chainEntries(records: readonly JsonRecord[], tally: Tally): readonly JsonRecord[] {
  const seen = new Set<string>();
  return records.filter((record) => {
    const uuid = textAt(record, "uuid");
    const reason =
      uuid === undefined
        ? "event"
        : record.isSidechain === true
          ? "side-chain"
          : seen.has(uuid)
            ? "duplicate"
            : undefined;
    if (reason !== undefined) tally.skip(reason);
    if (uuid !== undefined) seen.add(uuid);
    return reason === undefined;
  });
}

function addEntry(entry: JsonRecord, dialogue: Dialogue, tally: Tally): void {
  const at = instantOf(entry.timestamp);
  const message = recordAt(entry, "message");
  if (entry.isCompactSummary === true || entry.subtype === "compact_boundary") tally.skip("compaction");
  else if (entry.isMeta === true || entry.isApiErrorMessage === true) tally.skip("harness-note");
  else if (entry.type === "assistant") dialogue.say("assistant", message.content, at);
  else if (entry.type === "user") {
    const { content, notes } = withoutHarnessNotes(message.content);
    tally.skip("harness-note", notes);
    dialogue.say("user", content, at);
  } else tally.skip("event");
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A resumed session may hold entries of the one before it: the name of the file rules where it is an id. */
function sessionOf({ name }: SourceFile, entries: readonly JsonRecord[]): string {
  const stem = stemOf(name);
  if (uuidPattern.test(stem)) return stem;
  return entries.map((entry) => textAt(entry, "sessionId")).find(Boolean) ?? stem;
}

/** A file may hold summaries of other sessions too: those of leaves that it does not have. */
function titleIn(records: readonly JsonRecord[]): string | undefined {
  const uuids = new Set(records.map((record) => textAt(record, "uuid")));
  return records
    .map((record) => {
      if (record.type === "custom-title") return textAt(record, "customTitle");
      const isOwn = record.type === "summary" && uuids.has(textAt(record, "leafUuid") ?? "");
      return isOwn ? textAt(record, "summary") : undefined;
    })
    .findLast((title) => title !== undefined);
}
