import type { Span } from "./observation.ts";

/** Share of a gold span's characters that evidence must hold for the span to be found. */
const coverageNeeded = 0.5;

/**
 * Does the evidence of a hit find the span: do its ranges in the same session and turn, united, hold at least
 * half of the span's characters? An empty span is never found.
 */
export function coversSpan(evidence: readonly Span[], span: Span): boolean {
  const length = span.end - span.start;
  return length > 0 && coveredLength(evidence, span) >= coverageNeeded * length;
}

function coveredLength(evidence: readonly Span[], span: Span): number {
  const ranges = evidence
    .filter((range) => range.session === span.session && range.turn === span.turn)
    .map((range) => ({ start: Math.max(range.start, span.start), end: Math.min(range.end, span.end) }))
    .sort((a, b) => a.start - b.start);
  let covered = 0;
  let reached = span.start;
  for (const { start, end } of ranges) {
    covered += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return covered;
}
