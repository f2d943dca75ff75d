import { DataError } from "../../core/errors.ts";
import type { ImportFormat } from "../../domain/import-format.ts";
import { readFrontMatter } from "./front-matter.ts";
import { type JsonRecord, readJsonLines, recordAt } from "./json-lines.ts";
import type { SourceFile } from "./source-file.ts";

/** Formats that are told apart by a look; the last three are known, but are nothing that `import` reads. */
type Likeness = ImportFormat | "alaya-session" | "sqlite" | "json";

const probedLines = 50;
const codexTypes = new Set(["session_meta", "response_item", "turn_context", "event_msg"]);

/** What the text looks like; undefined when like nothing that is known. */
export function likenessOf({ path, text }: Pick<SourceFile, "path" | "text">): Likeness | undefined {
  if (text.startsWith("SQLite format 3\0")) return "sqlite";
  if (/\.(?:md|markdown)$/i.test(path)) return likenessOfNote(text);
  const head = text.split("\n", probedLines).join("\n");
  for (const { value } of readJsonLines(head).lines) {
    const likeness = likenessOfLine(value);
    if (likeness !== undefined) return likeness;
  }
  if (/^\s*\{[\s\S]*"turns"\s*:\s*\[/.test(text)) return "alaya-session";
  return /^\s*[[{]["{\s]/.test(text) ? "json" : undefined;
}

function likenessOfNote(text: string): Likeness {
  const { fields } = readFrontMatter(text);
  return "title" in fields && "created" in fields ? "memex" : "obsidian";
}

function likenessOfLine(value: JsonRecord): Likeness | undefined {
  if (Array.isArray(value.turns)) return "alaya-session";
  if (typeof value.type !== "string") return undefined;
  if (value.type === "session" && "id" in value) return "openclaw";
  if ("parentId" in value && ("role" in recordAt(value, "message") || "id" in value)) return "openclaw";
  if ("parentUuid" in value || "leafUuid" in value || ("sessionId" in value && "timestamp" in value))
    return "claude-code";
  return codexTypes.has(value.type) && "payload" in value ? "codex" : undefined;
}

/** Refuses a file that is empty or of another format. */
export function requireFormat(file: SourceFile, format: ImportFormat): void {
  if (file.text.trim() === "") throw empty(file);
  const likeness = likenessOf(file);
  // A card of Memex is a Markdown note as well.
  const isMarkdown = likeness === "obsidian" || likeness === "memex";
  if (likeness === format || (isMarkdown && format === "obsidian")) return;
  throw likeness === "sqlite" ? database(file, format) : wrongFormat(file, format, likeness);
}

const empty = ({ path }: SourceFile): DataError =>
  new DataError({ code: "IMPORT_EMPTY", message: "the file is empty", hint: "check the path", path });

const wrongFormat = ({ path }: SourceFile, format: ImportFormat, likeness: Likeness | undefined): DataError =>
  new DataError({
    code: "IMPORT_WRONG_FORMAT",
    message: `this is not a file of ${format}; it looks like ${likeness ?? "none of the known formats"}`,
    hint: adviceFor(likeness),
    path,
    details: { format, looks_like: likeness ?? "" },
  });

function adviceFor(likeness: Likeness | undefined): string {
  switch (likeness) {
    case undefined:
    case "sqlite":
    case "json":
      return "check the path; `alaya import --help` names the formats";
    case "alaya-session":
      return "session files go through `alaya ingest <file>`";
    default:
      return `call \`alaya import ${likeness} <path>\``;
  }
}

const database = ({ path }: SourceFile, format: ImportFormat): DataError =>
  new DataError({
    code: "IMPORT_SQLITE",
    message: "this is an SQLite database, as OpenClaw keeps its sessions in from 2026.7.2 on, not JSON Lines",
    hint: `export a session first: sqlite3 ${databaseName} "${databaseQuery}" > <session>.jsonl`,
    path,
    details: { format, database: databaseName, query: databaseQuery },
  });

const databaseName = "openclaw-agent.sqlite";
const databaseQuery = "SELECT event_json FROM transcript_events WHERE session_id='<session>' ORDER BY seq";
