import type { Session, SourceRef } from "../../../../domain/session.ts";

/** Where a quote stands in the text: letter by letter, within one turn, exactly once. */
export type Located =
  | { readonly found: "once"; readonly span: SourceRef }
  | { readonly found: "never" | "often" };

/** Looks a quote up in the whole text, so that a quote names one place only. */
export function locateQuote(sessions: readonly Session[], quote: string): Located {
  const [first, second] = placesOf(sessions, quote);
  if (first === undefined) return { found: "never" };
  return second === undefined ? { found: "once", span: first } : { found: "often" };
}

function* placesOf(sessions: readonly Session[], quote: string): Generator<SourceRef> {
  for (const session of sessions)
    for (const [turn, { content }] of session.turns.entries())
      for (let start = content.indexOf(quote); start >= 0; start = content.indexOf(quote, start + 1))
        yield { session: session.id, turn, start, end: start + quote.length, quote };
}
