import type { Journal } from "../../ports/journal.ts";

/** A journal in a list. */
export function createInMemoryJournal<Event extends { readonly at: Date }>(): Journal<Event> {
  const days = new Map<string, Event[]>();
  return {
    append: (event) => {
      const day = event.at.toISOString().slice(0, 10);
      const known = days.get(day);
      if (known === undefined) days.set(day, [event]);
      else known.push(event);
    },
    async *events() {
      for (const day of [...days.keys()].sort()) yield* days.get(day) ?? [];
    },
    [Symbol.asyncDispose]: async () => {},
  };
}
