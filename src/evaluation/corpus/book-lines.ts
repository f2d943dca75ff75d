/** A line of a text without its line end. */
export interface BookLine {
  readonly text: string;
  /** White space of both ends gone. */
  readonly trimmed: string;
  readonly start: number;
  /** Start of the next line. */
  readonly next: number;
}

/** The lines of a text; LF, CRLF and lone CR end a line. */
export function bookLines(text: string): BookLine[] {
  const lines: BookLine[] = [];
  let start = 0;
  while (start < text.length) {
    const { end, next } = lineEnd(text, start);
    const line = text.slice(start, end);
    lines.push({ text: line, trimmed: line.trim(), start, next });
    start = next;
  }
  return lines;
}

function lineEnd(text: string, start: number) {
  let end = start;
  while (end < text.length && text[end] !== "\n" && text[end] !== "\r") end++;
  const crlf = text[end] === "\r" && text[end + 1] === "\n";
  return { end, next: Math.min(text.length, end + (crlf ? 2 : 1)) };
}
