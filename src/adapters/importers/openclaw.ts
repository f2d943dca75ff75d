import { branchThatEndsLast } from "./branch.ts";
import { readContent } from "./content-blocks.ts";
import { createDialogue, type Dialogue } from "./dialogue.ts";
import { instantOf } from "./instant.ts";
import { type JsonRecord, readJsonLines, recordAt, textAt } from "./json-lines.ts";
import { requireFormat } from "./recognise.ts";
import { type Importer, type SourceFile, stemOf } from "./source-file.ts";
import { createTally, type Tally } from "./tally.ts";

/** Sessions of OpenClaw up to 2026.7.1: JSON Lines that form a tree; the branch that ends last is the session. */
export const importOpenclaw: Importer = (file) => {
  requireFormat(file, "openclaw");
  const { lines, brokenLines } = readJsonLines(file.text);
  const tally = createTally();
  tally.skip("broken-line", brokenLines.length);
  const header = lines.find(({ value }) => value.type === "session")?.value ?? {};
  const entries = lines.map(({ value }) => value).filter((value) => textAt(value, "id") && value !== header);
  const branch = branchThatEndsLast(
    entries.map((entry) => ({
      id: textAt(entry, "id") ?? "",
      parent: textAt(entry, "parentId"),
      endsAtMs: timeOf(entry)?.getTime() ?? 0,
    })),
  );
  const dialogue = createDialogue("openclaw", tally);
  for (const entry of entries) {
    if (branch.ids.has(textAt(entry, "id") ?? "")) addEntry(entry, dialogue, tally);
    else tally.skip("other-branch");
  }
  const session = textAt(header, "id") ?? stemOf(file.name);
  const sessions = dialogue.sessions(
    {
      key: branch.fork === undefined ? session : `${session}-${branch.fork}`,
      at: instantOf(header.timestamp),
      agent: agentOf(file),
      title: entries
        .map((entry) => (entry.type === "session_info" ? textAt(entry, "name") : undefined))
        .findLast(Boolean),
      metadata: { cwd: textAt(header, "cwd"), branch: branch.fork },
    },
    file.modifiedAt,
  );
  return { sessions, skipped: tally.counts(), brokenLines };
};

function addEntry(entry: JsonRecord, dialogue: Dialogue, tally: Tally): void {
  switch (entry.type) {
    case "message":
      addMessage(recordAt(entry, "message"), timeOf(entry), dialogue, tally);
      break;
    case "custom_message":
      tally.skip("harness-note");
      break;
    case "compaction":
    case "branch_summary":
      tally.skip("compaction");
      break;
    default:
      tally.skip("event");
  }
}

function addMessage(message: JsonRecord, at: Date | undefined, dialogue: Dialogue, tally: Tally): void {
  switch (message.role) {
    case "user":
    case "assistant":
      dialogue.say(message.role, message.content, at);
      break;
    case "toolResult":
      dialogue.answer(
        {
          call: textAt(message, "toolCallId") ?? "",
          text: readContent(message.content, tally).text,
          tool: textAt(message, "toolName"),
        },
        at,
      );
      break;
    case "system":
      tally.skip("instructions");
      break;
    default:
      tally.skip("unknown");
  }
}

const timeOf = (entry: JsonRecord): Date | undefined =>
  instantOf(entry.timestamp) ?? instantOf(recordAt(entry, "message").timestamp);

/** Sessions stand in `agents/<id>/sessions/`. */
const agentOf = ({ path }: SourceFile): string =>
  /agents[\\/]([^\\/]+)[\\/]sessions[\\/]/.exec(path)?.[1] ?? "main";
