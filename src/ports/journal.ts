import type { RecallEvent } from "../domain/recall-event.ts";
import type { UsageEvent } from "../domain/usage.ts";

/**
 * Events in the order in which they were appended, never changed. Cheap to write: an event outlives the death of the
 * process from the moment that `append` returns, but a power cut may take the last few.
 */
export interface Journal<Event extends { readonly at: Date }> extends AsyncDisposable {
  append(event: Event): void;
  /** Everything, by the day (UTC) of `at`, in a day as it was appended. What a crash cut off is left out. */
  events(): AsyncIterable<Event>;
}

/** What happened to cards: the ground of their strength. */
export type UsageJournal = Journal<UsageEvent>;

/** What was asked and answered. */
export type RecallJournal = Journal<RecallEvent>;
