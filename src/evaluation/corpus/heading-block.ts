import { groupBy } from "../../core/group-by.ts";
import type { BookLine } from "./book-lines.ts";
import { type Heading, readHeading } from "./headings/candidates.ts";
import { isTitle } from "./headings/en.ts";

/** The lines a heading takes: `from` its first, `to` the first of the body. */
export interface HeadingBlock {
  readonly from: number;
  readonly to: number;
  readonly title: string;
}

const maxLinesAbove = 12;
const maxTitleLength = { zh: 30, en: 75 } as const;
const maxTitleLines = 4;
const minTitledShare = 0.6;
/** A letter begins with its place and date; what stands below a prologue or an epilogue is its text. */
const untitledKeywords: ReadonlySet<string> = new Set([
  "letter",
  "prologue",
  "epilogue",
  "extra",
  "front",
  "back",
]);
const han = /\p{Script=Han}/u;

/**
 * The block of each heading: an opening bracket or a running header above it, its title on the lines below. A title
 * below is believed when most untitled headings of the same keyword have one; letters have none.
 */
export function headingBlocks(lines: readonly BookLine[], headings: readonly Heading[]): HeadingBlock[] {
  const below = headings.map((heading) => titleBelow(lines, heading));
  const titled = keywordsWithTitles(headings, below);
  return headings.map((heading, index) => {
    const from = blockStart(lines, heading);
    const found = below[index] ?? null;
    const continued = heading.title !== "";
    if (found === null || (!continued && !titled.has(heading.keyword)))
      return { from, to: heading.line + 1, title: heading.title || heading.label };
    return { from, to: found.to, title: `${heading.title} ${found.title}`.trim() };
  });
}

function keywordsWithTitles(
  headings: readonly Heading[],
  below: readonly (HeadingBlock | null)[],
): ReadonlySet<string> {
  const untitled = headings.flatMap((heading, index) =>
    heading.title === "" ? [{ keyword: heading.keyword, found: below[index] !== null }] : [],
  );
  const groups = groupBy(untitled, ({ keyword }) => keyword);
  return new Set(
    [...groups].flatMap(([keyword, group]) =>
      !untitledKeywords.has(keyword) &&
      group.filter(({ found }) => found).length >= group.length * minTitledShare
        ? [keyword]
        : [],
    ),
  );
}

function titleBelow(lines: readonly BookLine[], heading: Heading): HeadingBlock | null {
  const first = heading.title === "" ? nextFilled(lines, heading.line + 1) : heading.line + 1;
  const taken: string[] = [];
  let at = first;
  for (; (lines[at]?.trimmed ?? "") !== "" && taken.length <= maxTitleLines; at++) {
    const line = lines[at]?.trimmed ?? "";
    if (!isTitleLine(line) || readHeading(line) !== null) break;
    taken.push(line);
    if (han.test(line)) break;
  }
  const isChinese = taken.some((line) => han.test(line));
  const endsBlock = (lines[at]?.trimmed ?? "") === "";
  if (taken.length === 0 || taken.length > maxTitleLines || (!isChinese && !endsBlock)) return null;
  if (isChinese && heading.title !== "") return null;
  return {
    from: first,
    to: isChinese ? at + 1 : at,
    title: taken.join(" ").replace(/[.\s_*]+$|^[_*\s]+/g, ""),
  };
}

function nextFilled(lines: readonly BookLine[], from: number): number {
  let at = from;
  while (at < from + 4 && lines[at]?.trimmed === "") at++;
  return at;
}

function isTitleLine(line: string): boolean {
  if (han.test(line)) return line.length <= maxTitleLength.zh && !/[，。；！？：“”"「」…,;]/.test(line);
  return (
    line.length <= maxTitleLength.en &&
    !/^[["“‘]|\d{2}/.test(line) &&
    !/[!?]["”]?$/.test(line) &&
    isTitle(line)
  );
}

function blockStart(lines: readonly BookLine[], heading: Heading): number {
  const line = lines[heading.line]?.trimmed ?? "";
  if (line.endsWith("]") && !line.includes("[")) {
    for (let at = heading.line - 1; at >= Math.max(0, heading.line - maxLinesAbove); at--)
      if (lines[at]?.trimmed.startsWith("[")) return at;
  }
  return runningHeader(lines, heading) ?? heading.line;
}

/** A line just above that repeats the heading with the book's name, as some sites print it. */
function runningHeader(lines: readonly BookLine[], heading: Heading): number | null {
  const title = heading.title.replace(/\s/g, "");
  if (title.length < 4) return null;
  for (let at = heading.line - 1; at >= Math.max(0, heading.line - 3); at--) {
    const line = (lines[at]?.trimmed ?? "").replace(/\s/g, "");
    if (line !== "") return line.includes(title) && line.length <= title.length + 40 ? at : null;
  }
  return null;
}
