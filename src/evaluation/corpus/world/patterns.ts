import type { Random } from "../../../core/random.ts";
import { type ActKind, actKinds, hasThing, isStance } from "./events.ts";
import { nouns } from "./things.ts";
import { numberedId, type Pattern, type WorldEvent } from "./world.ts";

/** Acts about a thing, so that the instances of a pattern have more than the place in common. */
export const recurringKinds = actKinds.filter(hasThing);
const openPatterns = 5;
const fewestInstances = 2;
const instanceRange = 3;

interface OpenPattern {
  readonly kind: ActKind;
  readonly place: string;
  readonly noun: string;
  left: number;
}

/** Kinds of events that happen again at the same place to other people, a few at a time. */
export class PatternPool {
  #open: OpenPattern[] = [];
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** The kind and place of the next instance of some pattern. */
  draw(drawPlace: () => string, isCurrent: (place: string) => boolean): Omit<OpenPattern, "left"> {
    this.#open = this.#open.filter(({ left, place }) => left > 0 && isCurrent(place));
    while (this.#open.length < openPatterns) this.#open.push(this.#begin(drawPlace()));
    const pattern = this.#random.pick(this.#open);
    pattern.left--;
    return pattern;
  }

  #begin(place: string): OpenPattern {
    const left = fewestInstances + this.#random.integer(instanceRange);
    return { kind: this.#random.pick(recurringKinds), place, noun: this.#random.pick(nouns), left };
  }
}

/**
 * Every kind of act that happened more than once at a place, with the same sort of thing where there is one,
 * planned or not, in the order of first instances.
 */
export function findPatterns(events: Iterable<WorldEvent>): readonly Pattern[] {
  const groups = new Map<string, WorldEvent[]>();
  for (const event of events) {
    if (isStance(event.kind)) continue;
    const key = `${event.kind}@${event.place}/${hasThing(event.kind) ? event.thing.noun : ""}`;
    const group = groups.get(key);
    if (group) group.push(event);
    else groups.set(key, [event]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      return first && group.length > 1 ? [{ first, ids: group.map(({ id }) => id) }] : [];
    })
    .map(({ first, ids }, index) => ({
      id: numberedId("pattern", index + 1),
      kind: first.kind,
      place: first.place,
      instances: ids,
    }));
}
