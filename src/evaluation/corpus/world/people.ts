import type { Random } from "../../../core/random.ts";
import type { NameMaker } from "./vocabulary/vocabulary.ts";
import { numberedId, type Person } from "./world.ts";

const firstCast = 8;
const fullCast = 20;
const arrivalsPerChapter = 2;
const shortestStay = 14;
const stayRange = 26;
const fewestStaying = 5;

/** The bounded cast: people come, stay for a while and leave when no story needs them any more. */
export class Cast {
  readonly everyone = new Map<string, Person>();
  readonly #present: Person[] = [];
  readonly #stays = new Map<string, number>();
  readonly #engagements = new Map<string, number>();
  readonly #taken = new Set<string>();
  readonly #random: Random;
  readonly #makeNames: NameMaker;
  #chapter = 0;

  constructor(random: Random, makeNames: NameMaker) {
    this.#random = random;
    this.#makeNames = makeNames;
  }

  /** Lets people go and come at the start of a chapter; gives back who came. */
  turn(chapter: number): readonly Person[] {
    this.#chapter = chapter;
    this.#letGo(chapter);
    const wanted = chapter === 1 ? firstCast : Math.min(arrivalsPerChapter, fullCast - this.#present.length);
    return Array.from({ length: wanted }, () => this.#welcome(chapter));
  }

  ids(): readonly string[] {
    return this.#present.map((person) => person.id);
  }

  /** Somebody present who is not among `others`; those about to leave are left alone while there are enough. */
  drawOther(others: readonly string[]): string {
    const free = this.ids().filter((id) => !others.includes(id));
    const staying = free.filter((id) => (this.#stays.get(id) ?? 0) >= this.#chapter);
    return this.#random.pick(staying.length >= fewestStaying ? staying : free);
  }

  /** Keeps people in the cast until `release` has been called as often. */
  engage(ids: Iterable<string>): void {
    for (const id of ids) this.#engagements.set(id, (this.#engagements.get(id) ?? 0) + 1);
  }

  release(ids: Iterable<string>): void {
    for (const id of ids) this.#engagements.set(id, (this.#engagements.get(id) ?? 1) - 1);
  }

  #letGo(chapter: number): void {
    const leaving = this.#present.filter(
      ({ id }) => (this.#stays.get(id) ?? 0) < chapter && (this.#engagements.get(id) ?? 0) === 0,
    );
    for (const person of leaving.slice(0, arrivalsPerChapter)) {
      person.leaves = chapter - 1;
      this.#present.splice(this.#present.indexOf(person), 1);
      this.#stays.delete(person.id);
      this.#engagements.delete(person.id);
    }
  }

  #welcome(chapter: number): Person {
    const gender = this.#random.pick(["f", "m"] as const);
    const { trade, names } = this.#freshNames(gender);
    const id = numberedId("person", this.everyone.size + 1);
    const person: Person = { id, gender, trade, names, arrives: chapter, leaves: null };
    this.#taken.add(names.full).add(names.nickname);
    this.everyone.set(id, person);
    this.#present.push(person);
    this.#stays.set(id, chapter + shortestStay + this.#random.integer(stayRange));
    return person;
  }

  /** Full names and nicknames are new to the world; short names and titles are new to those present. */
  #freshNames(gender: "f" | "m"): ReturnType<NameMaker> {
    const shortForms = new Set(this.#present.flatMap(({ names }) => [names.short, names.title]));
    for (let attempt = 0; ; attempt++) {
      const made = this.#makeNames(gender, this.#random, attempt);
      const { full, short, title, nickname } = made.names;
      const isNew = !this.#taken.has(full) && !this.#taken.has(nickname);
      if (isNew && !shortForms.has(short) && !shortForms.has(title)) return made;
    }
  }
}
