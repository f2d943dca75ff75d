import { groupBy } from "../../../core/group-by.ts";
import type { BookLine } from "../book-lines.ts";
import { type Heading, isSameHeading } from "./candidates.ts";
import { isTitle } from "./en.ts";

/** Lines of a table of contents, `to` exclusive. */
export interface ContentsList {
  readonly from: number;
  readonly to: number;
}

const minEntries = 3;
const maxLinesBetween = 2;
const maxLengthBetween = 80;
const minRecurringShare = 0.5;
const sentenceEnd = /[。！？.!?…”"』」，,;；]$/;

/**
 * The tables of contents among the headings: runs with no prose between them, which follow a contents heading or
 * most of whose entries stand elsewhere in the book too, with prose below.
 */
export function findContentsLists(lines: readonly BookLine[], headings: readonly Heading[]): ContentsList[] {
  const runs = splitRuns(lines, headings);
  const bodied = runs.flatMap((run) => run.slice(-1));
  return runs
    .map(cutAtBody)
    .filter((run) => run.length >= minEntries && isContents(run, bodied))
    .map((run) => ({ from: run[0]?.line ?? 0, to: nextFilledLine(lines, (run.at(-1)?.line ?? 0) + 1) }))
    .reduce<ContentsList[]>(mergeNear, []);
}

/** An entry that runs over two lines interrupts its list only seemingly. */
function mergeNear(lists: ContentsList[], list: ContentsList): ContentsList[] {
  const last = lists.at(-1);
  if (last === undefined || list.from - last.to > maxLinesBetween) return [...lists, list];
  return [...lists.slice(0, -1), { from: last.from, to: list.to }];
}

function nextFilledLine(lines: readonly BookLine[], from: number): number {
  const found = lines.findIndex(({ trimmed }, index) => index >= from && trimmed !== "");
  return found === -1 ? lines.length : found;
}

function splitRuns(lines: readonly BookLine[], headings: readonly Heading[]): Heading[][] {
  const runs: Heading[][] = [];
  const twice = linesFoundTwice(lines);
  for (const heading of headings) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isThin(lines, last.line + 1, heading.line, twice)) run.push(heading);
    else runs.push([heading]);
  }
  return runs;
}

function isThin(lines: readonly BookLine[], from: number, to: number, twice: ReadonlySet<string>): boolean {
  const between = lines.slice(from, Math.min(to, from + 20)).filter((line) => line.trimmed !== "");
  return (
    to - from <= 20 &&
    between.length <= maxLinesBetween &&
    between.every(
      ({ trimmed }) =>
        trimmed.length <= maxLengthBetween &&
        (!sentenceEnd.test(trimmed) || (twice.has(trimmed) && isTitle(trimmed))),
    )
  );
}

function linesFoundTwice(lines: readonly BookLine[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { trimmed } of lines) {
    if (trimmed.length > maxLengthBetween) continue;
    if (seen.has(trimmed)) twice.add(trimmed);
    else seen.add(trimmed);
  }
  return twice;
}

/**
 * A list that runs into the book's first heading without prose between ends where an entry comes again, or before
 * a preface or prologue that stands below it.
 */
function cutAtBody(run: Heading[]): Heading[] {
  let volume: number | null = null;
  const seen: { readonly heading: Heading; readonly volume: number | null }[] = [];
  for (const heading of run) {
    const isAgain = seen.some(
      (entry) =>
        (heading.level === "volume" || entry.volume === volume) && isEntryAgain(entry.heading, heading),
    );
    if (isAgain) break;
    if (heading.level === "volume") volume = heading.number;
    seen.push({ heading, volume });
  }
  const entries = seen.map(({ heading }) => heading);
  return entries.slice(
    0,
    entries.findLastIndex(({ level }) => level !== "prologue" && level !== "front") + 1,
  );
}

/** Letter 1 and Chapter 1 are two entries; I and Chapter I may be one. */
function isEntryAgain(entry: Heading, heading: Heading): boolean {
  const isOneSeries =
    entry.keyword === heading.keyword || [entry.keyword, heading.keyword].includes("numeral");
  return isOneSeries && isSameHeading(entry, heading);
}

function isContents(run: readonly Heading[], bodied: readonly Heading[]): boolean {
  const inRun = new Set(run.map((heading) => heading.line));
  const others = bodied.filter((heading) => !inRun.has(heading.line));
  const entries = run.filter((heading) => heading.level !== "contents");
  if (entries.length < run.length) return others.length > 0;
  const elsewhere = groupBy(others, place);
  const recurring = entries.filter((entry) =>
    elsewhere.get(place(entry))?.some((other) => isSameHeading(entry, other)),
  ).length;
  return recurring >= entries.length * minRecurringShare;
}

function place(heading: Heading): string {
  return `${heading.level}/${heading.number}`;
}
