/** Part of a turn: what stands there from UTF-16 offset `start` on. */
export interface Excerpt {
  readonly turn: number;
  readonly start: number;
  readonly content: string;
}

/** UTF-16 offsets, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Excerpts of one turn that touch or overlap become one. */
export function joinExcerpts(excerpts: readonly Excerpt[]): readonly Excerpt[] {
  const joined: Excerpt[] = [];
  for (const next of [...excerpts].sort((a, b) => a.turn - b.turn || a.start - b.start)) {
    const last = joined.at(-1);
    const overlap = last === undefined ? -1 : last.start + last.content.length - next.start;
    if (last === undefined || last.turn !== next.turn || overlap < 0) joined.push(next);
    else joined[joined.length - 1] = { ...last, content: last.content + next.content.slice(overlap) };
  }
  return joined;
}

/** Spans that overlap become one. */
export function joinSpans(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const next of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last === undefined || next.start >= last.end) joined.push(next);
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, next.end) };
  }
  return joined;
}
