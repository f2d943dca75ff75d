import { type BookLine, bookLines } from "./book-lines.ts";
import { type Book, type Chapterizer, isSessionKind, type Part, type PartKind } from "./chapterizer.ts";
import { type HeadingBlock, headingBlocks } from "./heading-block.ts";
import { findHeadings, type Heading, patternGrammar } from "./headings/candidates.ts";
import { findContentsLists } from "./headings/contents-list.ts";
import { findNamedHeadings } from "./headings/named-headings.ts";
import { parseChineseNumeral, parseEnglishNumber } from "./headings/numerals.ts";
import { chooseOpenings, type Opening } from "./headings/openings.ts";
import { licenceFooterStart, licenceHeaderEnd, tailStart } from "./matter.ts";

/** A line at which a part begins. */
interface Boundary {
  readonly line: number;
  readonly bodyLine: number;
  readonly kind: PartKind;
  readonly title: string;
  readonly volume: string | null;
  readonly number: number | null;
}

/**
 * Cuts a book at its headings, Chinese or English, whatever their style; with a pattern, at the lines that match
 * it. Without any heading the whole text is one part of kind `front`.
 */
export function createHeadingChapterizer(options: { readonly pattern?: RegExp } = {}): Chapterizer {
  const grammar = options.pattern && patternGrammar(options.pattern, parseAnyNumber);
  return {
    name: options.pattern ? `by-heading(${options.pattern.source})` : "by-heading",
    chapters: ({ text }: Book) => {
      const lines = bookLines(text);
      const storyStart = licenceHeaderEnd(lines);
      const storyEnd = licenceFooterStart(lines, storyStart);
      const headings = findHeadings(lines, grammar).filter(
        ({ line }) => line >= storyStart && line < storyEnd,
      );
      const lists = findContentsLists(lines, headings);
      const outside = headings.filter(
        ({ line }) => !lists.some((list) => line >= list.from && line < list.to),
      );
      const numbered = chooseOpenings(outside);
      const openings = numbered.some(({ kind }) => kind === "chapter")
        ? numbered
        : chooseOpenings([...outside, ...findNamedHeadings(lines, headings)]);
      const boundaries = [
        ...frontBoundaries([0, storyStart, ...lists.flatMap(({ from, to }) => [from, to])], openings),
        ...sessionBoundaries(lines, openings),
        ...backBoundaries(text, lines, { openings, storyEnd }),
      ];
      return toParts(text, lines, boundaries);
    },
  };
}

function parseAnyNumber(text: string): number | null {
  return parseChineseNumeral(text) ?? parseEnglishNumber(text);
}

/** Front matter ends where the first session begins; a list of contents further on is left in its chapter. */
function frontBoundaries(starts: readonly number[], openings: readonly Opening[]): Boundary[] {
  const first = openings.find(({ kind }) => isSessionKind(kind))?.heading.line ?? Number.POSITIVE_INFINITY;
  return [...new Set(starts)]
    .filter((line) => line < first)
    .map((line) => ({ line, bodyLine: line, kind: "front", title: "", volume: null, number: null }));
}

function sessionBoundaries(lines: readonly BookLine[], openings: readonly Opening[]): Boundary[] {
  const blocks = headingBlocks(
    lines,
    openings.map(({ heading }) => heading),
  );
  return openings.flatMap((opening, index) => {
    const block = blocks[index];
    return block === undefined ? [] : [sessionBoundary(opening, block)];
  });
}

function sessionBoundary({ kind, heading, volume, volumeLine }: Opening, block: HeadingBlock): Boundary {
  return {
    line: Math.min(block.from, volumeLine ?? block.from),
    bodyLine: block.to,
    kind,
    title: block.title,
    volume: volume === null ? null : volumeName(volume),
    number: heading.number,
  };
}

function volumeName(volume: Pick<Heading, "label" | "title">): string {
  return `${volume.label} ${volume.title}`.trim();
}

function backBoundaries(
  text: string,
  lines: readonly BookLine[],
  { openings, storyEnd }: { readonly openings: readonly Opening[]; readonly storyEnd: number },
): Boundary[] {
  const last = openings.findLast(({ kind }) => isSessionKind(kind));
  if (last === undefined) return [];
  const tail = tailStart(text, lines, last.heading.line + 1, storyEnd);
  return [...new Set([tail, storyEnd])]
    .filter((line) => line < lines.length)
    .map((line) => ({ line, bodyLine: line, kind: "back", title: "", volume: null, number: null }));
}

function toParts(text: string, lines: readonly BookLine[], boundaries: readonly Boundary[]): Part[] {
  const sorted = boundaries.toSorted((a, b) => a.line - b.line);
  const distinct = sorted.filter((boundary, index) => boundary.line !== sorted[index + 1]?.line);
  const offset = (line: number) => lines[line]?.start ?? text.length;
  return distinct.map(({ line, bodyLine, ...facts }, index) => {
    const start = index === 0 ? 0 : offset(line);
    const end = offset(distinct[index + 1]?.line ?? lines.length);
    const title = facts.title === "" ? firstLine(text.slice(start, end)) : facts.title;
    return { ...facts, title, start, bodyStart: Math.min(offset(bodyLine), end), end };
  });
}

const maxTitleLength = 80;

function firstLine(text: string): string {
  return (
    text
      .trimStart()
      .split(/[\r\n]/, 1)[0]
      ?.trim()
      .slice(0, maxTitleLength) ?? ""
  );
}
