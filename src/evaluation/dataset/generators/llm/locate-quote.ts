import type { SourceRef } from "../../../../domain/session.ts";
import type { ChapterGroup } from "./chapter-groups.ts";

/** Where a quote stands in the group's text; letter by letter, within one turn, exactly once. */
export type Located =
  | { readonly found: "once"; readonly span: SourceRef }
  | { readonly found: "never" | "often" };

/** Looks a quote up in what the model was shown. */
export function locateQuote(group: ChapterGroup, quote: string): Located {
  const [first, second] = placesOf(group, quote);
  if (first === undefined) return { found: "never" };
  return second === undefined ? { found: "once", span: first } : { found: "often" };
}

function* placesOf(group: ChapterGroup, quote: string): Generator<SourceRef> {
  for (const { session, turns } of group)
    for (const { index, content } of turns)
      for (let start = content.indexOf(quote); start >= 0; start = content.indexOf(quote, start + 1))
        yield { session: session.id, turn: index, start, end: start + quote.length, quote };
}
