import type { Random } from "../../../core/random.ts";
import type { Feeling, StanceKind } from "./events.ts";
import { isStance } from "./events.ts";
import type { AttitudeChange, WorldEvent } from "./world.ts";

const opposites: readonly Readonly<Record<Feeling, StanceKind>>[] = [
  { good: "trust", bad: "distrust" },
  { good: "admire", bad: "scorn" },
  { good: "gratitude", bad: "resentment" },
];

/** Two views of one matter that exclude each other, the earlier one first. */
export function drawReversal(
  last: Feeling,
  random: Random,
): { readonly before: StanceKind; readonly after: StanceKind } {
  const pair = random.pick(opposites);
  return last === "bad" ? { before: pair.good, after: pair.bad } : { before: pair.bad, after: pair.good };
}

/** Remembers who holds which view of whom. */
export class AttitudeLedger {
  readonly changes: AttitudeChange[] = [];
  readonly #views = new Map<string, StanceKind>();

  record(event: WorldEvent): void {
    if (!isStance(event.kind)) return;
    const key = `${event.agent}>${event.patient}`;
    this.changes.push({
      holder: event.agent,
      target: event.patient,
      from: this.#views.get(key) ?? null,
      to: event.kind,
      event: event.id,
    });
    this.#views.set(key, event.kind);
  }

  knows(holder: string, target: string): boolean {
    return this.#views.has(`${holder}>${target}`);
  }
}
