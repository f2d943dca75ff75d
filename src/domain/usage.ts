import type { CardId } from "../core/ids.ts";

/** Something that happened to cards and that their strength depends on. */
export type UsageEvent =
  /** They came into the memory. Of several such events of a card the earliest counts. */
  | { readonly kind: "created"; readonly at: Date; readonly cards: readonly CardId[] }
  /** One recall returned them; `scores` are in [0, 1], in the order of `cards`. */
  | {
      readonly kind: "recalled";
      readonly at: Date;
      readonly cards: readonly CardId[];
      readonly scores: readonly number[];
      /** Trace id of the recall. */
      readonly recall: string;
    }
  /** Somebody looked at them by name. */
  | { readonly kind: "opened"; readonly at: Date; readonly cards: readonly CardId[] };

/** How a card has been used. */
export interface CardUsage {
  /** Undefined for a card that no event tells the coming of. */
  readonly createdAt: Date | undefined;
  /** Recalls that returned it and looks at it, over its whole life. */
  readonly accessCount: number;
  readonly lastAccessedAt: Date | undefined;
  /** How well it fitted the recalls that returned it, oldest first; at most `keptScores`. */
  readonly scores: readonly number[];
  /** Whole days since 1970 (UTC) → accesses on that day, ascending. */
  readonly accessesByDay: ReadonlyMap<number, number>;
}

/** What is remembered of a card's scores. */
export const keptScores = 1000;

export const msPerDay = 86_400_000;

export const dayOf = (at: Date): number => Math.floor(at.getTime() / msPerDay);

const unused: CardUsage = {
  createdAt: undefined,
  accessCount: 0,
  lastAccessedAt: undefined,
  scores: [],
  accessesByDay: new Map(),
};

/** The usage of every card, summed up from events. */
export interface UsageSummary {
  of(card: CardId): CardUsage;
  /** When the latest event happened; undefined before the first. */
  readonly latestAt: Date | undefined;
}

interface Tally {
  createdAt: Date | undefined;
  accessCount: number;
  lastAccessedAt: Date | undefined;
  readonly scores: number[];
  readonly accessesByDay: Map<number, number>;
}

/** Sums up events as they come; they are expected in the order of time, except that a card may be used before it was created. */
export class UsageTally implements UsageSummary {
  readonly #cards = new Map<CardId, Tally>();
  readonly #canonical: (card: CardId) => CardId;
  #latestAt: Date | undefined;

  /** `canonical` gives the card that an id leads to, for cards that were merged into others. */
  constructor(canonical: (card: CardId) => CardId = (card) => card) {
    this.#canonical = canonical;
  }

  get latestAt(): Date | undefined {
    return this.#latestAt;
  }

  of(card: CardId): CardUsage {
    return this.#cards.get(card) ?? unused;
  }

  add(event: UsageEvent): void {
    if (this.#latestAt === undefined || event.at > this.#latestAt) this.#latestAt = event.at;
    for (const [index, card] of event.cards.entries()) {
      const tally = this.#tallyOf(this.#canonical(card));
      if (event.kind === "created") noteCreation(tally, event.at);
      else noteAccess(tally, event.at, event.kind === "recalled" ? event.scores[index] : undefined);
    }
  }

  #tallyOf(card: CardId): Tally {
    const known = this.#cards.get(card);
    if (known !== undefined) return known;
    const fresh: Tally = {
      createdAt: undefined,
      accessCount: 0,
      lastAccessedAt: undefined,
      scores: [],
      accessesByDay: new Map(),
    };
    this.#cards.set(card, fresh);
    return fresh;
  }
}

function noteCreation(tally: Tally, at: Date): void {
  if (tally.createdAt === undefined || at < tally.createdAt) tally.createdAt = at;
}

function noteAccess(tally: Tally, at: Date, score: number | undefined): void {
  tally.accessCount += 1;
  if (tally.lastAccessedAt === undefined || at > tally.lastAccessedAt) tally.lastAccessedAt = at;
  const day = dayOf(at);
  tally.accessesByDay.set(day, (tally.accessesByDay.get(day) ?? 0) + 1);
  if (score === undefined) return;
  tally.scores.push(score);
  if (tally.scores.length > keptScores) tally.scores.shift();
}

/** Accesses on the day of `now` and the `days` days before it. */
export function accessesWithin({ accessesByDay }: CardUsage, days: number, now: Date): number {
  const first = dayOf(now) - days;
  let count = 0;
  for (const [day, accesses] of accessesByDay) if (day >= first) count += accesses;
  return count;
}
