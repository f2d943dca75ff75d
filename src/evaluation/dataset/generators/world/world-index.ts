import type { SourceRef } from "../../../../domain/session.ts";
import type { WorldFile, WorldFileEvent } from "../../../corpus/world/world-file.ts";

/** A generated world with the look-ups that questions need. */
export class WorldIndex {
  readonly world: WorldFile;
  readonly #events: ReadonlyMap<string, WorldFileEvent>;
  readonly #people: ReadonlyMap<string, WorldFile["people"][number]>;
  readonly #places: ReadonlyMap<string, WorldFile["places"][number]>;
  readonly #nameCounts: ReadonlyMap<string, number>;
  readonly #byParts = new Map<string, number>();

  constructor(world: WorldFile) {
    this.world = world;
    this.#events = new Map(world.events.map((event) => [event.id, event]));
    this.#people = new Map(world.people.map((person) => [person.id, person]));
    this.#places = new Map(world.places.map((place) => [place.id, place]));
    this.#nameCounts = countNames(world);
    for (const event of world.events) {
      for (const key of partKeys(event)) this.#byParts.set(key, (this.#byParts.get(key) ?? 0) + 1);
    }
  }

  event(id: string): WorldFileEvent {
    return found(this.#events, id);
  }

  /** Names that mean this person and nobody else in the whole world; the full name comes first. */
  namesOf(person: string): readonly string[] {
    const { name, aliases } = found(this.#people, person);
    return [name, ...aliases.filter((alias) => this.#nameCounts.get(alias) === 1)];
  }

  placeNamesOf(place: string): readonly string[] {
    const { name, aliases } = found(this.#places, place);
    return [name, ...aliases.filter((alias) => this.#nameCounts.get(alias) === 1)];
  }

  /** No other event of the kind has the same two people. */
  isOnlyOneBetween({ kind, agent, patient }: Happening): boolean {
    return this.#byParts.get(`${kind}|${agent}|${patient}`) === 1;
  }

  /** No other event of the kind happened to this person at this place. */
  isOnlyOneAt({ kind, patient, place }: WorldFileEvent): boolean {
    return this.#byParts.get(`${kind}|${patient}@${place}`) === 1;
  }

  hasHappened({ kind, agent, patient }: Happening): boolean {
    return this.#byParts.has(`${kind}|${agent}|${patient}`);
  }

  /** What led to an event, nearest cause first. */
  causesOf(event: WorldFileEvent): readonly WorldFileEvent[] {
    const causes: WorldFileEvent[] = [];
    for (let id = event.causes[0]; id !== undefined; id = causes.at(-1)?.causes[0])
      causes.push(this.event(id));
    return causes;
  }
}

export type Happening = Pick<WorldFileEvent, "kind" | "agent" | "patient">;

/** The span that tells of an event where it stands in the book. */
export function firstTelling(event: WorldFileEvent): SourceRef {
  const [first] = event.spans;
  if (!first) throw new RangeError(`event ${event.id} is told nowhere`);
  return first;
}

const partKeys = ({ kind, agent, patient, place }: WorldFileEvent): readonly string[] => [
  `${kind}|${agent}|${patient}`,
  `${kind}|${patient}@${place}`,
];

function countNames({ people, places }: WorldFile): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const names = [...people, ...places].flatMap(({ name, aliases }) => [name, ...aliases]);
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function found<T>(things: ReadonlyMap<string, T>, id: string): T {
  const thing = things.get(id);
  if (thing === undefined) throw new RangeError(`the world has no "${id}"`);
  return thing;
}
