import type { Language } from "../../../core/language.ts";
import type { EventKind } from "./events.ts";

/** Somebody of the world. Every name form means this person alone among those present at the same time. */
export interface Person {
  readonly id: string;
  readonly gender: "f" | "m";
  readonly trade: string;
  readonly names: {
    readonly full: string;
    readonly short: string;
    readonly title: string;
    readonly nickname: string;
  };
  /** Chapter of the first appearance. */
  readonly arrives: number;
  /** Last chapter in the cast; null: still there at the end. */
  leaves: number | null;
}

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly alias: string;
  /** Chapter in which it is first spoken of. */
  readonly opens: number;
}

/** A thing that an event turns on: a noun and what sets it apart, both keys of the vocabularies. */
export interface Thing {
  readonly noun: string;
  readonly quality: string;
}

/** How the prose gives a cause away: in the effect's paragraph, not at all, or by somebody in a later chapter. */
export type LinkWording = "explicit" | "implied" | "later";

export interface WorldEvent {
  readonly id: string;
  readonly kind: EventKind;
  readonly chapter: number;
  /** Days since the beginning, from 0. */
  readonly day: number;
  readonly agent: string;
  readonly patient: string;
  readonly place: string;
  readonly thing: Thing;
  /** A number that the prose may use: days, coins, steps. */
  readonly amount: number;
  /** Ids of earlier events. */
  readonly causes: readonly string[];
  readonly wording: LinkWording;
  /** What the event is there for. */
  readonly origin: "chain" | "pattern" | "distractor";
}

/** The holder's view of the target changes at an event. `from` is null for the first view. */
export interface AttitudeChange {
  readonly holder: string;
  readonly target: string;
  readonly from: EventKind | null;
  readonly to: EventKind;
  readonly event: string;
}

/** The same kind of event at the same place with the same sort of thing, but with other people. */
export interface Pattern {
  readonly id: string;
  readonly kind: EventKind;
  readonly place: string;
  readonly instances: readonly string[];
}

/** Somebody tells, chapters later, why something happened. */
export interface Retelling {
  readonly teller: string;
  readonly effect: string;
  readonly cause: string;
}

export interface WorldChapter {
  /** From 1. */
  readonly number: number;
  readonly day: number;
  readonly events: readonly string[];
  readonly retellings: readonly Retelling[];
  /** Who may be met in this chapter. */
  readonly cast: readonly string[];
  readonly arrivals: readonly string[];
  readonly openings: readonly string[];
}

/** What happens, apart from how it is told. */
export interface World {
  readonly seed: number;
  readonly language: Language;
  readonly people: ReadonlyMap<string, Person>;
  readonly places: ReadonlyMap<string, Place>;
  readonly events: ReadonlyMap<string, WorldEvent>;
  readonly chapters: readonly WorldChapter[];
  readonly attitudes: readonly AttitudeChange[];
  readonly patterns: readonly Pattern[];
}

/** `person-0012`: ids sort as they were made. */
export const numberedId = (kind: string, number: number): string =>
  `${kind}-${String(number).padStart(5, "0")}`;
