import { describe, expect } from "vitest";
import { cardId } from "../../../src/core/ids.ts";
import type { UsageEvent } from "../../../src/domain/usage.ts";
import type { UsageJournal } from "../../../src/ports/journal.ts";
import { type Contract, itWith } from "./contract.ts";

const opened = (card: string, at: string): UsageEvent => ({
  kind: "opened",
  at: new Date(at),
  cards: [cardId(card)],
});

export async function eventsOf<Event>(journal: {
  events(): AsyncIterable<Event>;
}): Promise<readonly Event[]> {
  const events: Event[] = [];
  for await (const event of journal.events()) events.push(event);
  return events;
}

/** `open` gives an empty journal of usage. */
export function journalContract(contract: Contract<UsageJournal>): void {
  const it = itWith(contract);

  describe("a journal", () => {
    it("is empty at first", async (journal) => {
      expect(await eventsOf(journal)).toEqual([]);
    });

    it("gives back every kind of event as it was", async (journal) => {
      const at = new Date("2026-03-01T10:00:00.123Z");
      const cards = [cardId("card-1"), cardId("card-2")];
      const events: UsageEvent[] = [
        { kind: "created", at, cards },
        { kind: "recalled", at, cards, scores: [0.25, 1], recall: "trace-1" },
        { kind: "opened", at, cards: [] },
      ];
      for (const event of events) journal.append(event);
      expect(await eventsOf(journal)).toEqual(events);
    });

    it("orders by day, and within a day as events came", async (journal) => {
      const late = opened("late", "2026-03-02T00:00:00Z");
      const second = opened("second", "2026-03-01T23:59:59.999Z");
      const third = opened("third", "2026-03-01T00:00:00Z");
      for (const event of [late, second, third]) journal.append(event);
      expect(await eventsOf(journal)).toEqual([second, third, late]);
    });

    it("can be appended to after it was read", async (journal) => {
      const [one, two] = [opened("a", "2026-03-01T00:00:00Z"), opened("b", "2026-03-01T00:00:01Z")];
      journal.append(one);
      expect(await eventsOf(journal)).toEqual([one]);
      journal.append(two);
      expect(await eventsOf(journal)).toEqual([one, two]);
    });
  });
}
