import type { Random } from "../../../core/random.ts";
import type { PlaceMaker } from "./vocabulary/vocabulary.ts";
import { numberedId, type Place } from "./world.ts";

const firstPlaces = 6;
const fullMap = 12;
const chaptersPerChange = 3;

/** The bounded map: every few chapters a new place is spoken of, and the oldest one no longer. */
export class Region {
  readonly everywhere = new Map<string, Place>();
  readonly #current: Place[] = [];
  readonly #taken = new Set<string>();
  readonly #random: Random;
  readonly #makePlace: PlaceMaker;

  constructor(random: Random, makePlace: PlaceMaker) {
    this.#random = random;
    this.#makePlace = makePlace;
  }

  turn(chapter: number): readonly Place[] {
    const growing = chapter <= fullMap - firstPlaces + 1;
    const wanted = chapter === 1 ? firstPlaces : growing || chapter % chaptersPerChange === 0 ? 1 : 0;
    const opened = Array.from({ length: wanted }, () => this.#open(chapter));
    this.#current.splice(0, Math.max(0, this.#current.length - fullMap));
    return opened;
  }

  draw(except?: string): string {
    return this.#random.pick(this.#current.filter(({ id }) => id !== except)).id;
  }

  isCurrent(id: string): boolean {
    return this.#current.some((place) => place.id === id);
  }

  #open(chapter: number): Place {
    const aliases = new Set(this.#current.map(({ alias }) => alias));
    for (let attempt = 0; ; attempt++) {
      const made = this.#makePlace(this.#random, attempt);
      if (this.#taken.has(made.name) || aliases.has(made.alias)) continue;
      const place: Place = { id: numberedId("place", this.everywhere.size + 1), ...made, opens: chapter };
      this.#taken.add(made.name);
      this.everywhere.set(place.id, place);
      this.#current.push(place);
      return place;
    }
  }
}
