import { DataError } from "../../core/errors.ts";
import { parseJson } from "../../core/parse-json.ts";

export type JsonRecord = Readonly<Record<string, unknown>>;

interface JsonLine {
  /** From 1. */
  readonly line: number;
  readonly value: JsonRecord;
}

interface JsonLines {
  readonly lines: readonly JsonLine[];
  readonly brokenLines: readonly number[];
}

/** One JSON object a line; blank lines are passed over, and what is no object is named by its line. */
export function readJsonLines(text: string): JsonLines {
  const lines: JsonLine[] = [];
  const brokenLines: number[] = [];
  for (const [index, raw] of text.split("\n").entries()) {
    if (raw.trim() === "") continue;
    const value = recordIn(raw);
    if (value === undefined) brokenLines.push(index + 1);
    else lines.push({ line: index + 1, value });
  }
  return { lines, brokenLines };
}

/** The JSON object that a text is; undefined when it is anything else. */
export function recordIn(text: string): JsonRecord | undefined {
  try {
    const value = parseJson(text, "");
    return isRecord(value) ? value : undefined;
  } catch (error) {
    if (error instanceof DataError) return undefined;
    throw error;
  }
}

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The text under a key; undefined when there is none, or an empty one. */
export function textAt(record: JsonRecord, key: string): string | undefined {
  const value = record[key];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The object under a key; an empty one when there is none. */
export function recordAt(record: JsonRecord, key: string): JsonRecord {
  const value = record[key];
  return isRecord(value) ? value : {};
}
