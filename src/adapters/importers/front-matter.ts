import { type Document, parseDocument } from "yaml";
import { isRecord, type JsonRecord } from "./json-lines.ts";

interface FrontMatter {
  readonly fields: JsonRecord;
  readonly body: string;
  /** The front matter is there, but is no YAML mapping: it is left out. */
  readonly isMalformed: boolean;
}

const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** The YAML between two lines `---` at the beginning of a Markdown text, and what comes after it. */
export function readFrontMatter(text: string): FrontMatter {
  const match = block.exec(text);
  if (match === null) return { fields: {}, body: text.replace(/^\uFEFF/, ""), isMalformed: false };
  const body = text.slice(match[0].length);
  const fields = fieldsOf(match[1] ?? "");
  return { fields: fields ?? {}, body, isMalformed: fields === undefined };
}

function fieldsOf(yaml: string): JsonRecord | undefined {
  const document = parseDocument(yaml, { logLevel: "silent" });
  if (document.errors.length > 0) return undefined;
  const value = unfold(document);
  if (value === null) return {};
  return isRecord(value) ? value : undefined;
}

/** Undefined where an alias leads nowhere, or aliases unfold without end. */
function unfold(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 10 });
  } catch (error) {
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}
