import type { Random } from "../../../../core/random.ts";
import type { Noun, Quality } from "../things.ts";
import type { Person, Place } from "../world.ts";

/** Makes a name; `attempt` counts the refusals so far, so that a maker can turn to longer names. */
export type NameMaker = (
  gender: "f" | "m",
  random: Random,
  attempt: number,
) => Pick<Person, "trade" | "names">;
export type PlaceMaker = (random: Random, attempt: number) => Pick<Place, "name" | "alias">;

/** The words for the people, places and things of a language, whoever tells the story. */
export interface Vocabulary {
  readonly makeNames: NameMaker;
  readonly makePlace: PlaceMaker;
  readonly nouns: Readonly<Record<Noun, string>>;
  readonly qualities: Readonly<Record<Quality, string>>;
  /** Trade key → word. */
  readonly trades: Readonly<Record<string, string>>;
}
