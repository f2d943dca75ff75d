/** A stretch of a text in UTF-16 code units; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const sentenceEnd = /[。．！？!?…]+["”’』」）)\]*_]*|[.]+["”’)\]*_]*(?=\s|$)|\n\s*\n/gu;
const clauseEnd =
  /[。．！？!?…，,；;：:、—]+["”’』」）)\]]*|[.]+["”’)\]]*(?=\s|$)|--+|\n(?=\s*(?:[-*•\d]|\n))/gu;
const abbreviation =
  /(?:^|[\s("“‘—-])(?:[A-Z]|Mr|Mrs|Ms|Dr|St|Prof|Rev|Hon|Capt|Col|Gen|Lt|Sgt|Messrs|Mme|Mlle|Jr|Sr|No|vs|etc|e\.g|i\.e)\.$/;

/** Consecutive spans that together are the whole text, each up to and with the mark that ends a sentence. */
export function sentences(text: string): readonly Span[] {
  return cutAfter(text, sentenceEnd, (end) => !abbreviation.test(text.slice(Math.max(0, end - 10), end)));
}

/** As `sentences`, but cut at commas, colons and the like as well. */
export function clauses(text: string): readonly Span[] {
  return cutAfter(text, clauseEnd, (end) => !abbreviation.test(text.slice(Math.max(0, end - 10), end)));
}

function cutAfter(text: string, mark: RegExp, isEnd: (end: number) => boolean): readonly Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(mark)) {
    const end = match.index + match[0].length;
    if (!isEnd(end)) continue;
    spans.push({ start, end });
    start = end;
  }
  if (start < text.length) spans.push({ start, end: text.length });
  return spans;
}

/** The span without white space at its ends; `null` when nothing else is in it. */
export function trimmed(text: string, span: Span): Span | null {
  const part = text.slice(span.start, span.end);
  const body = part.trim();
  if (body === "") return null;
  const start = span.start + part.indexOf(body);
  return { start, end: start + body.length };
}

/**
 * Cuts a text at sentence ends into parts of similar length, none longer than `maxLength`. A sentence that is
 * longer is cut at clauses, and a clause that is longer wherever it must. Parts carry no white space at their
 * ends; nothing else is lost.
 */
export function splitIntoPassages(text: string, maxLength: number): readonly Span[] {
  const whole = trimmed(text, { start: 0, end: text.length });
  if (whole === null) return [];
  const length = whole.end - whole.start;
  const target = length / Math.ceil(length / maxLength);
  const parts: Span[] = [];
  let start = whole.start;
  let end = whole.start;
  for (const piece of pieces(text, whole, maxLength)) {
    const isFull = end - start >= target || piece.end - start > maxLength;
    if (end > start && isFull) {
      parts.push({ start, end });
      start = piece.start;
    }
    end = piece.end;
  }
  parts.push({ start, end });
  return parts.flatMap((part) => trimmed(text, part) ?? []);
}

function pieces(text: string, whole: Span, maxLength: number): readonly Span[] {
  const body = text.slice(whole.start, whole.end);
  const fits = (span: Span): boolean => span.end - span.start <= maxLength;
  return sentences(body)
    .flatMap((sentence) => (fits(sentence) ? [sentence] : inner(body, sentence, clauses)))
    .flatMap((clause) => (fits(clause) ? [clause] : hardCuts(body, clause, maxLength)))
    .map((span) => ({ start: span.start + whole.start, end: span.end + whole.start }));
}

function inner(text: string, outer: Span, cut: (part: string) => readonly Span[]): readonly Span[] {
  return cut(text.slice(outer.start, outer.end)).map((span) => ({
    start: span.start + outer.start,
    end: span.end + outer.start,
  }));
}

function hardCuts(text: string, span: Span, maxLength: number): readonly Span[] {
  const cuts: Span[] = [];
  let start = span.start;
  while (start < span.end) {
    const limit = Math.min(span.end, start + maxLength);
    const space = limit < span.end ? text.lastIndexOf(" ", limit) : -1;
    const end = space > start + maxLength / 2 ? space : wholeCharacterEnd(text, limit, start);
    cuts.push({ start, end });
    start = end;
  }
  return cuts;
}

/** Steps back from the middle of a surrogate pair. */
function wholeCharacterEnd(text: string, end: number, start: number): number {
  const code = text.charCodeAt(end - 1);
  const splitsPair = code >= 0xd800 && code <= 0xdbff && end < text.length;
  return splitsPair && end - 1 > start ? end - 1 : end;
}
