import type { Random } from "../../../core/random.ts";
import type { Thing } from "./world.ts";

export const nouns = [
  "abacus",
  "oar",
  "ledger",
  "clock",
  "lantern",
  "bell",
  "shuttle",
  "saddle",
  "map",
  "seal",
  "kettle",
  "fiddle",
  "mirror",
  "chest",
  "scale",
  "sickle",
  "net",
  "anvil",
  "quilt",
  "key",
  "inkstone",
  "lock",
  "ladder",
  "drum",
  "handcart",
  "telescope",
  "ring",
  "chisel",
] as const;
export type Noun = (typeof nouns)[number];

export const qualities = [
  "old",
  "new",
  "inherited",
  "southern",
  "blue-cloth",
  "marked",
  "chipped",
  "smoked",
  "red-cord",
  "brass",
  "gilded",
  "mended",
  "worn",
  "given",
  "water-stained",
  "dusty",
  "oiled",
  "patterned",
  "waxed",
  "white-edged",
  "green",
  "scorched",
  "foreign",
  "initialled",
] as const;
export type Quality = (typeof qualities)[number];

export const drawThing = (random: Random): Thing => ({
  noun: random.pick(nouns),
  quality: random.pick(qualities),
});
