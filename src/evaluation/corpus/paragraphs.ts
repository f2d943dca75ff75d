import { type BookLine, bookLines } from "./book-lines.ts";

/** How a book's lines make paragraphs: one each, or several wrapped at a width. */
export interface Layout {
  readonly isWrapped: boolean;
  /** An indented line opens a paragraph, as where no blank lines part them. */
  readonly indentOpens: boolean;
}

const maxWrappedWidth = 130;
const fullLineShare = 0.7;
const minFullShare = 0.5;
/** Of wrapped lines at least this share breaks off within a sentence. */
const minBrokenShare = 0.4;
const paragraphEnd = /[。．！？…：”’」』.!?:"）)]$/;
const minPairShare = 0.1;
const maxBlankShareOfIndented = 0.08;
const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u3000]/g;

/**
 * Reads the layout off a text: lines are wrapped when hardly any is longer than 130 columns, and of those that
 * another follows at once most are nearly full and many break off within a sentence.
 */
export function detectLayout(text: string): Layout {
  const lines = bookLines(text);
  const filled = lines.filter(({ trimmed }) => trimmed !== "");
  const widths = filled.map(({ trimmed }) => displayWidth(trimmed)).sort((a, b) => a - b);
  const widest = widths[Math.floor((widths.length - 1) * 0.98)] ?? 0;
  const followed = lines.filter(({ trimmed }, index) => trimmed !== "" && isFilled(lines[index + 1]));
  const full = followed.filter(({ trimmed }) => displayWidth(trimmed) >= widest * fullLineShare);
  const isWrapped =
    widest <= maxWrappedWidth &&
    followed.length > filled.length * minPairShare &&
    full.length >= followed.length * minFullShare &&
    followed.filter(({ trimmed }) => !paragraphEnd.test(trimmed)).length >= followed.length * minBrokenShare;
  const blankShare = lines.length === 0 ? 0 : 1 - filled.length / lines.length;
  return { isWrapped, indentOpens: isWrapped && blankShare < maxBlankShareOfIndented };
}

function isFilled(line: BookLine | undefined): boolean {
  return line !== undefined && line.trimmed !== "";
}

/** Columns in a fixed-width font: two for a Chinese character. */
function displayWidth(line: string): number {
  return line.length + (line.match(wide)?.length ?? 0);
}

/** The paragraphs of a body, white space at both ends gone, wrapped lines joined. */
export function paragraphsOf(body: string, layout: Layout): string[] {
  const lines = bookLines(withoutIllustrations(body));
  if (!layout.isWrapped) return lines.map(({ trimmed }) => trimmed).filter((line) => line !== "");
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const { text, trimmed } of lines) {
    const continues = isOpen && !opensParagraph(text, layout);
    if (trimmed !== "" && continues) paragraphs.push(joinLines(paragraphs.pop() ?? "", trimmed));
    else if (trimmed !== "") paragraphs.push(trimmed);
    isOpen = trimmed !== "";
  }
  return paragraphs;
}

function opensParagraph(line: string, { indentOpens }: Layout): boolean {
  return line.startsWith("\u3000\u3000") || (indentOpens && /^(?:\s{2,}|\t)\S/.test(line));
}

/** A space between words, nothing between Chinese characters or after a hyphen. */
function joinLines(before: string, after: string): string {
  const isTight = /[-—]$/.test(before) || isWide(before.slice(-1)) || isWide(after.slice(0, 1));
  return isTight ? before + after : `${before} ${after}`;
}

function isWide(character: string): boolean {
  return displayWidth(character) > character.length;
}

const illustration = "[Illustration";
const maxIllustrationLength = 2_000;

/** The text without `[Illustration …]` blocks, brackets within them counted. */
function withoutIllustrations(text: string): string {
  let kept = "";
  let from = 0;
  for (let at = text.indexOf(illustration); at !== -1; at = text.indexOf(illustration, from)) {
    const end = closingBracket(text, at);
    kept += text.slice(from, end === null ? at + illustration.length : at);
    from = end ?? at + illustration.length;
  }
  return kept + text.slice(from);
}

function closingBracket(text: string, open: number): number | null {
  let depth = 0;
  for (let at = open; at < Math.min(text.length, open + maxIllustrationLength); at++) {
    if (text[at] === "[") depth++;
    else if (text[at] === "]" && --depth === 0) return at + 1;
  }
  return null;
}
