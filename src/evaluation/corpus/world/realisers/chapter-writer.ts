import type { Random } from "../../../../core/random.ts";
import { dateOfDay, isColdMonth } from "../calendar.ts";
import type { Mention } from "../realise.ts";
import { vocabularyOf } from "../vocabulary/registry.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { Person, World, WorldChapter, WorldEvent } from "../world.ts";
import { capitalise, type FilledFrame, type FillSlot, fillFrame, fromWords, inSeason } from "./frame.ts";
import type { Passer } from "./passers.ts";
import { pronounSlots } from "./pronouns.ts";
import type { Voice } from "./voice.ts";

/** A sentence with the events it tells of. */
export interface Sentence {
  readonly text: string;
  readonly mentions: readonly Mention[];
}

const sameNameShare = 0.75;
const passerShare = 0.65;

interface Scene {
  readonly place: string;
  readonly event?: WorldEvent;
  /** Letters of the people in it: A and B act, W and V stand by. */
  readonly people: Readonly<Record<string, Person | Passer>>;
}

/** Fills a voice's frames with the world of one chapter. */
export class ChapterWriter {
  readonly world: World;
  readonly chapter: WorldChapter;
  readonly random: Random;
  readonly #voice: Voice;
  readonly #vocabulary: Vocabulary;
  readonly #words: FillSlot;
  /** What people were called last in this paragraph. */
  readonly #calledNow = new Map<Person | Passer, string>();

  constructor(voice: Voice, context: { world: World; chapter: WorldChapter; random: Random }) {
    this.world = context.world;
    this.chapter = context.chapter;
    this.random = context.random;
    this.#voice = voice;
    this.#vocabulary = vocabularyOf(voice.language);
    this.#words = fromWords(
      inSeason(voice.scenes.words, isColdMonth(dateOfDay(context.chapter.day))),
      context.random,
    );
  }

  event(id: string): WorldEvent {
    return found(this.world.events, id);
  }

  /** The scene of an event, with two people standing by. */
  sceneOf(event: WorldEvent): Scene {
    this.#calledNow.clear();
    const people = { A: this.#person(event.agent), B: this.#person(event.patient) };
    return {
      place: event.place,
      event,
      people: { ...people, ...this.#bystanders([event.agent, event.patient]) },
    };
  }

  /** Somewhere that this chapter speaks of, with two people. */
  everydayScene(teller?: string): Scene {
    this.#calledNow.clear();
    const place = this.event(this.random.pick(this.chapter.events)).place;
    const { W, V } = this.#bystanders([teller ?? ""]);
    return { place, people: { W: teller === undefined ? W : this.#person(teller), V } };
  }

  /** The first telling of an event: the whole sentence is its span. */
  tell(scene: Scene & { readonly event: WorldEvent }): Sentence {
    const { text } = this.#fill(this.random.pick(this.#voice.tell[scene.event.kind]), scene);
    return { text, mentions: [{ event: scene.event.id, start: 0, end: text.length }] };
  }

  say(frame: string, scene: Scene): Sentence {
    return { text: this.#fill(frame, scene).text, mentions: [] };
  }

  /** A sentence that gives the cause `G`, and perhaps the effect `E`, in short. */
  recall(frame: string, scene: Scene, told: { readonly G: WorldEvent; readonly E?: WorldEvent }): Sentence {
    const wording = scene.event ? 0 : 1;
    const slots = {
      G: this.#recap(told.G, wording),
      ...(told.E && { E: this.#recap(told.E, wording) }),
    };
    const { text, places } = this.#fill(frame, scene, slots);
    const mentions = Object.entries(told).flatMap(([slot, event]) => {
      const place = places[slot];
      return place ? [{ event: event.id, ...place }] : [];
    });
    return { text, mentions };
  }

  introduce(frame: string, person: Person): Sentence {
    const trade = this.#vocabulary.trades[person.trade] ?? "";
    const { full, short, title, nickname } = person.names;
    const slots = { full, short, title, nick: nickname, trade };
    const filled = this.#fill(frame, { place: "", people: { W: person } }, slots);
    return { text: filled.text, mentions: [] };
  }

  locate(frame: string, placeId: string): Sentence {
    const { name, alias } = found(this.world.places, placeId);
    return { text: this.#fill(frame, { place: placeId, people: {} }, { name, alias }).text, mentions: [] };
  }

  #recap(event: WorldEvent, wording: number): string {
    const frames = this.#voice.recap[event.kind];
    const scene = {
      place: event.place,
      event,
      people: { A: this.#person(event.agent), B: this.#person(event.patient) },
    };
    const frame = frames[wording % frames.length] ?? "";
    return fillFrame(frame, (slot) => this.#slot(slot, scene)).text;
  }

  #fill(frame: string, scene: Scene, more: Readonly<Record<string, string>> = {}): FilledFrame {
    const filled = fillFrame(frame, (slot) => more[slot] ?? this.#slot(slot, scene) ?? this.#words(slot));
    return { ...filled, text: capitalise(filled.text) };
  }

  #slot(slot: string, scene: Scene): string | undefined {
    const named = scene.people[slot];
    if (named !== undefined) return this.#name(named);
    const letter = slot.charAt(0);
    const person = scene.people[letter.toUpperCase()];
    if (person !== undefined && (slot.length === 1 || slot.charAt(1) === "_")) {
      const slots = pronounSlots(letter, person, this.#voice.language);
      if (slots[slot] !== undefined) return slots[slot];
    }
    if (slot === "P") return this.#placeName(scene.place);
    return scene.event && this.#eventSlot(slot, scene.event);
  }

  #eventSlot(slot: string, event: WorldEvent): string | undefined {
    const { nouns, qualities } = this.#vocabulary;
    const noun = (nouns as Readonly<Record<string, string>>)[event.thing.noun] ?? "";
    const quality = (qualities as Readonly<Record<string, string>>)[event.thing.quality] ?? "";
    const isEnglish = this.#voice.language === "en";
    switch (slot) {
      case "T":
        return isEnglish ? `the ${quality} ${noun}` : `${quality}${noun}`;
      case "t":
        return isEnglish ? `the ${noun}` : noun;
      case "t_bare":
        return noun;
      case "D":
        return this.#voice.date(event.day);
      case "N":
        return this.#voice.number(event.amount);
      default:
        return undefined;
    }
  }

  /** Mostly the name that the person had just before. */
  #name(who: Person | Passer): string {
    const before = this.#calledNow.get(who);
    const name = "first" in who ? (before ? who.later : who.first) : this.#nameOf(who, before);
    this.#calledNow.set(who, name);
    return name;
  }

  #nameOf({ names }: Person, before: string | undefined): string {
    const stays = before !== undefined && this.random.next() < sameNameShare;
    return stays ? before : names[this.random.pick(this.#voice.nameForms)];
  }

  #person(id: string): Person {
    return found(this.world.people, id);
  }

  #placeName(id: string): string {
    const place = found(this.world.places, id);
    return this.random.next() < this.#voice.placeAliasShare ? place.alias : place.name;
  }

  /** Some of the cast, mostly others who have no name. */
  #bystanders(taken: readonly string[]): { readonly W: Person | Passer; readonly V: Person | Passer } {
    const others = this.chapter.cast.filter((id) => !taken.includes(id));
    const draw = () =>
      this.random.next() < passerShare
        ? this.#voice.passer(this.random)
        : this.#person(this.random.pick(others));
    const W = draw();
    const V = draw();
    return V === W ? { W, V: this.#voice.passer(this.random) } : { W, V };
  }
}

function found<T>(things: ReadonlyMap<string, T>, id: string): T {
  const thing = things.get(id);
  if (thing === undefined) throw new RangeError(`the world has no "${id}"`);
  return thing;
}
