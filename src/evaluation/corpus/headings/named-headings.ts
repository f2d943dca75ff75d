import type { BookLine } from "../book-lines.ts";
import type { Heading } from "./candidates.ts";

const maxEntries = 400;
const maxEntryLength = 90;
const minFoundShare = 0.6;
const minFound = 2;

/**
 * Headings without numbers that a table of contents names: its entries that stand alone on a line further on, in
 * order. None when there is no table, or when most of its entries cannot be found.
 */
export function findNamedHeadings(lines: readonly BookLine[], headings: readonly Heading[]): Heading[] {
  const contents = headings.find(({ level }) => level === "contents");
  if (contents === undefined) return [];
  const { entries, end } = readEntries(lines, contents.line + 1);
  const places = linesAlone(lines, end);
  const found: Heading[] = [];
  for (const entry of entries) {
    const after = found.at(-1)?.line ?? -1;
    const line = places.get(entry)?.find((index) => index > after);
    if (line !== undefined) found.push(named(lines, line, found.length + 1));
  }
  return found.length >= minFound && found.length >= entries.length * minFoundShare ? found : [];
}

/** Short lines up to the first that comes again: there the body begins. */
function readEntries(lines: readonly BookLine[], from: number) {
  const entries: string[] = [];
  let end = from;
  for (; end < lines.length && entries.length < maxEntries; end++) {
    const entry = plain(lines, end);
    if (entry === "") continue;
    if (entries.includes(entry) || (lines[end]?.trimmed.length ?? 0) > maxEntryLength) break;
    entries.push(entry);
  }
  return { entries, end };
}

/** Where each short line that has blank lines around it stands, from a line on. */
function linesAlone(lines: readonly BookLine[], from: number): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (let index = from; index < lines.length; index++) {
    const length = lines[index]?.trimmed.length ?? 0;
    if (length === 0 || length > maxEntryLength || !isBlank(lines, index - 1) || !isBlank(lines, index + 1))
      continue;
    const key = plain(lines, index);
    places.set(key, [...(places.get(key) ?? []), index]);
  }
  return places;
}

function isBlank(lines: readonly BookLine[], index: number): boolean {
  return (lines[index]?.trimmed ?? "") === "";
}

/** Letters and digits only, without a page number or an entry's own number. */
function plain(lines: readonly BookLine[], index: number): string {
  const text = lines[index]?.trimmed ?? "";
  return text
    .toLowerCase()
    .replace(/[\s.．…·]+\d+$/, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

function named(lines: readonly BookLine[], line: number, number: number): Heading {
  const title = lines[line]?.trimmed ?? "";
  return { level: "chapter", evidence: "strong", keyword: "named", number, label: title, title, line };
}
