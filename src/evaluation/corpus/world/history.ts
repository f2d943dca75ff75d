import type { Language } from "../../../core/language.ts";
import { createRandom, type Random } from "../../../core/random.ts";
import { Agenda } from "./agenda.ts";
import { AttitudeLedger } from "./attitudes.ts";
import { isStance } from "./events.ts";
import { Incidents } from "./incidents.ts";
import { Cast } from "./people.ts";
import { Region } from "./places.ts";
import { peopleOf, planChain, planReversal, type Step, type Track } from "./tracks.ts";
import { vocabularyOf } from "./vocabulary/registry.ts";
import { numberedId, type Retelling, type WorldChapter, type WorldEvent } from "./world.ts";

const daysPerChapter = 9;
const eventsPerChapter = 8;
const mostEvents = 9;
const mostRetellings = 2;
const openingChapters = 5;
const recentActs = 40;
/** Chapters between a cause and its effect, as often as listed. */
const gaps = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 7, 9, 12] as const;
const delays = [1, 2, 2, 3, 4, 5, 6, 8] as const;

/** Makes one chapter after another; what it remembers of the past is bounded, but for the record itself. */
export class History {
  readonly events = new Map<string, WorldEvent>();
  readonly attitudes = new AttitudeLedger();
  readonly cast: Cast;
  readonly region: Region;
  readonly #length: number;
  readonly #random: Random;
  readonly #incidents: Incidents;
  readonly #tracks = new Agenda<Track>();
  readonly #retellings = new Agenda<Omit<Retelling, "teller">>();
  readonly #reversing = new Set<string>();
  #recent: WorldEvent[] = [];
  #now: WorldEvent[] = [];
  #chapter = 0;

  constructor(settings: { readonly seed: number; readonly chapters: number; readonly language: Language }) {
    const random = createRandom(`world/${settings.language}/${settings.seed}`);
    const vocabulary = vocabularyOf(settings.language);
    this.#length = settings.chapters;
    this.#random = random.fork("history");
    this.cast = new Cast(random.fork("people"), vocabulary.makeNames);
    this.region = new Region(random.fork("places"), vocabulary.makePlace);
    const { cast, region } = this;
    this.#incidents = new Incidents({ cast, region, random: random.fork("incidents") });
  }

  turn(number: number): WorldChapter {
    this.#chapter = number;
    this.#now = [];
    const arrivals = this.cast.turn(number);
    const openings = this.region.turn(number);
    this.#beginTracks();
    for (const track of this.#tracks.take(number)) this.#advance(track);
    while (this.#now.length < eventsPerChapter) this.#fill();
    return {
      number,
      day: this.#firstDay,
      events: this.#now.map(({ id }) => id),
      retellings: this.#retell(),
      cast: [...this.cast.ids()],
      arrivals: arrivals.map(({ id }) => id),
      openings: openings.map(({ id }) => id),
    };
  }

  get #firstDay(): number {
    return (this.#chapter - 1) * daysPerChapter;
  }

  #beginTracks(): void {
    if (this.#chapter > this.#length - 3) return;
    const wanted = this.#chapter <= openingChapters ? 2 : 1;
    for (let count = 0; count < wanted; count++) this.#beginReversal();
  }

  #beginReversal(): void {
    const knows = (holder: string, target: string) =>
      this.attitudes.knows(holder, target) || this.#reversing.has(`${holder}>${target}`);
    const pair = planReversal(this.#random, (others) => this.cast.drawOther(others), knows);
    if (!pair) return;
    const view = pair[0].steps.at(-1);
    this.#reversing.add(`${view?.agent}>${view?.patient}`);
    for (const track of pair) this.#enter(track);
  }

  #enter(track: Track): void {
    this.cast.engage(peopleOf(track));
    this.#tracks.add(this.#chapter, track);
  }

  /** Tells the next step of a track, or puts it off when the chapter is full or something else must come first. */
  #advance(track: Track): void {
    const isLast = track.told.length === track.steps.length - 1;
    const waits = isLast && track.after && track.after.told.length < track.after.steps.length;
    if (waits || this.#now.length >= mostEvents) {
      this.#tracks.add(this.#chapter + 1, track);
      return;
    }
    const step = track.steps[track.told.length];
    if (!step) return;
    const place = track.told.length === 0 ? track.place : undefined;
    track.told.push(this.#happen(step, { track, place: place ?? this.#drawPlace(track) }));
    if (isLast) this.cast.release(peopleOf(track));
    else this.#tracks.add(this.#chapter + this.#drawGap(track), track);
  }

  #drawPlace(track: Track): string {
    const before = track.told.at(-1)?.place;
    const stays = before !== undefined && this.region.isCurrent(before) && this.#random.next() < 0.3;
    return stays ? before : this.region.draw();
  }

  /** Short enough that the rest of the track still fits into the book. */
  #drawGap(track: Track): number {
    const left = track.steps.length - track.told.length;
    const room = Math.floor((this.#length - this.#chapter) / left);
    return Math.max(1, Math.min(this.#random.pick(gaps), room));
  }

  #happen(step: Step, { track, place }: { readonly track: Track; readonly place: string }): WorldEvent {
    const cause = track.told.at(-1);
    const id = numberedId("event", this.events.size + 1);
    const event: WorldEvent = {
      id,
      ...step,
      chapter: this.#chapter,
      day: this.#firstDay + Math.min(this.#now.length, daysPerChapter - 1),
      place,
      amount: 2 + this.#random.integer(28),
      causes: cause ? [cause.id] : [],
      wording: cause ? this.#word(id, cause.id) : "implied",
      origin: track.origin,
    };
    this.events.set(id, event);
    this.#now.push(event);
    this.attitudes.record(event);
    if (!isStance(event.kind)) this.#recent = [...this.#recent.slice(1 - recentActs), event];
    return event;
  }

  #word(effect: string, cause: string): WorldEvent["wording"] {
    const draw = this.#random.next();
    const later = this.#chapter + this.#random.pick(delays);
    if (draw >= 0.2 && draw < 0.6 && later <= this.#length) this.#retellings.add(later, { effect, cause });
    if (draw < 0.2) return "implied";
    return draw < 0.5 && later <= this.#length ? "later" : "explicit";
  }

  #retell(): readonly Retelling[] {
    const due = this.#retellings.take(this.#chapter);
    for (const retelling of due.slice(mostRetellings)) this.#retellings.add(this.#chapter + 1, retelling);
    return due.slice(0, mostRetellings).map(({ effect, cause }) => {
      const event = this.events.get(effect);
      return { effect, cause, teller: this.cast.drawOther([event?.agent ?? "", event?.patient ?? ""]) };
    });
  }

  #fill(): void {
    const draw = this.#random.next();
    const isLate = this.#chapter > this.#length - 3;
    if (draw < 0.15 && !isLate)
      this.#enterNow(planChain(this.#random, (others) => this.cast.drawOther(others)));
    else if (draw < 0.4 && this.#recent.length > 0)
      this.#enterNow(this.#incidents.planDistractor(this.#random.pick(this.#recent)));
    else this.#enterNow(this.#incidents.planInstance());
  }

  #enterNow(track: Track): void {
    this.cast.engage(peopleOf(track));
    this.#advance(track);
  }
}
