import type { BookLine } from "../book-lines.ts";
import { readEnglishHeading } from "./en.ts";
import type { HeadingGrammar, HeadingMatch } from "./heading.ts";
import { readChineseHeading } from "./zh.ts";

/** A heading at its line. */
export interface Heading extends HeadingMatch {
  /** Index of the line. */
  readonly line: number;
}

const grammars: readonly HeadingGrammar[] = [readChineseHeading, readEnglishHeading];

/** Every line that may be a heading, in either language. */
export function findHeadings(lines: readonly BookLine[], grammar: HeadingGrammar = readAny): Heading[] {
  return lines.flatMap((line, index) => {
    if (line.trimmed === "") return [];
    const match = grammar(line.trimmed, {
      blankBefore: isBlank(lines[index - 1]),
      blankAfter: isBlank(lines[index + 1]),
    });
    return match === null ? [] : [{ ...match, line: index }];
  });
}

/** Lines outside the text count as blank. */
function isBlank(line: BookLine | undefined): boolean {
  return line === undefined || line.trimmed === "";
}

const readAny: HeadingGrammar = (line, context) => {
  for (const grammar of grammars) {
    const match = grammar(line, context);
    if (match !== null) return match;
  }
  return null;
};

/** The line as a heading that blank lines surround, or not. */
export function readHeading(line: string): HeadingMatch | null {
  return readAny(line, { blankBefore: true, blankAfter: true });
}

/** The grammar of one pattern: every line it matches heads a chapter; a numeral in the match counts it. */
export function patternGrammar(
  pattern: RegExp,
  parseNumber: (text: string) => number | null,
): HeadingGrammar {
  return (line) => {
    const match = pattern.exec(line);
    if (match === null) return null;
    const title = match.groups?.title ?? line;
    const number = parseNumber(match.groups?.number ?? match[1] ?? "");
    return { level: "chapter", evidence: "strong", keyword: "pattern", number, label: line, title };
  };
}

/** Whether two headings can be the same one written twice: equal levels and numbers, titles that do not differ. */
export function isSameHeading(a: HeadingMatch, b: HeadingMatch): boolean {
  if (a.level !== b.level || a.number !== b.number) return false;
  if (a.number === null && a.label.toLowerCase() !== b.label.toLowerCase()) return false;
  return titlesAgree(a.title, b.title);
}

const titleOverlap = 0.6;

function titlesAgree(a: string, b: string): boolean {
  const [short, long] = [plain(a), plain(b)].sort((x, y) => x.length - y.length) as [string, string];
  if (short === "" || long.startsWith(short)) return true;
  const letters = new Set(long);
  const shared = [...short].filter((letter) => letters.has(letter)).length;
  const comparable = /\p{Script=Han}/u.test(short);
  return comparable && shared / short.length >= titleOverlap && short.length / long.length >= titleOverlap;
}

function plain(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
