import type { Language } from "../../../../core/language.ts";
import type { Random } from "../../../../core/random.ts";
import type { EventKind } from "../events.ts";
import type { Person } from "../world.ts";
import type { PasserMaker } from "./passers.ts";

/**
 * Frames for each kind of event, with slots: A agent, B patient, T thing in full, t thing in short, P place,
 * D date, N amount, a and b pronouns of A and B.
 */
export type EventWording = Readonly<Record<EventKind, readonly string[]>>;

export const fillerTopics = ["weather", "work", "talk"] as const;
export type FillerTopic = (typeof fillerTopics)[number];

/** Frames for everything around the events. W and V are bystanders (pronouns w and v), G and E causes and effects retold. */
export interface Scenes {
  /** Further slots: each stands for one of its phrases. `skyCold` adds to `sky` in winter, `skyWarm` in summer. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly titles: readonly string[];
  readonly causes: readonly string[];
  readonly retellings: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly fillers: Readonly<Record<FillerTopic, readonly string[]>>;
  readonly portraits: readonly string[];
  readonly openings: readonly string[];
}

/** What a sentence of an event's paragraph is for. */
export type SentenceRole = "before" | "event" | "cause" | "after";

/** A way to tell the world: the words and habits of one narrator. */
export interface Voice {
  readonly name: string;
  readonly language: Language;
  readonly tell: EventWording;
  readonly recap: EventWording;
  readonly scenes: Scenes;
  /** Which names people go by, as often as listed. */
  readonly nameForms: readonly (keyof Person["names"])[];
  /** Share of the places called by their alias. */
  readonly placeAliasShare: number;
  /** Makes those who stand by without a name. */
  readonly passer: PasserMaker;
  readonly date: (day: number) => string;
  readonly number: (amount: number) => string;
  /** The order of the sentences of a paragraph; `before` may be missing. */
  readonly arrange: (random: Random) => readonly SentenceRole[];
}
