import { type BookLine, bookLines } from "./book-lines.ts";
import type { Book, Chapterizer, Part } from "./chapterizer.ts";
import { licenceFooterStart, licenceHeaderEnd } from "./matter.ts";

/**
 * Cuts a text without headings into chapters of about `chars` UTF-16 units, at line ends; a longer line is cut
 * within. Licence header and footer stay apart.
 */
export function createLengthChapterizer({ chars }: { readonly chars: number }): Chapterizer {
  return {
    name: `by-length(${chars})`,
    chapters: ({ text }: Book) => {
      const lines = bookLines(text);
      const first = licenceHeaderEnd(lines);
      const last = licenceFooterStart(lines, first);
      const offset = (line: number) => lines[line]?.start ?? text.length;
      const cuts = [offset(first), ...cutsWithin(text, lines.slice(first, last), chars), offset(last)];
      return [
        ...part("front", 0, offset(first)),
        ...cuts.slice(1).flatMap((end, index) => part("chapter", cuts[index] ?? 0, end, index + 1)),
        ...part("back", offset(last), text.length),
      ];
    },
  };
}

function part(kind: Part["kind"], start: number, end: number, number: number | null = null): Part[] {
  if (start === end) return [];
  const title = number === null ? kind : String(number);
  return [{ kind, volume: null, number, title, start, bodyStart: start, end }];
}

function cutsWithin(text: string, lines: readonly BookLine[], chars: number): number[] {
  const cuts: number[] = [];
  let from = lines[0]?.start ?? 0;
  for (const line of lines) {
    const cut = (offset: number) => {
      cuts.push(offset);
      from = offset;
    };
    if (line.next - from > chars && line.start > from) cut(line.start);
    while (line.next - from > 2 * chars) cut(withinCharacter(text, from + chars));
  }
  return cuts;
}

/** The offset, or one on when it would part a surrogate pair or a CRLF. */
function withinCharacter(text: string, offset: number): number {
  const unit = text.charCodeAt(offset);
  const isLowSurrogate = unit >= 0xdc00 && unit <= 0xdfff;
  return isLowSurrogate || (text[offset] === "\n" && text[offset - 1] === "\r") ? offset + 1 : offset;
}
