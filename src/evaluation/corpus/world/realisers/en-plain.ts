import type { Random } from "../../../../core/random.ts";
import { dateOfDay } from "../calendar.ts";
import { englishMonth, englishNumber, ordinal } from "./en-numbers.ts";
import { recap, tell } from "./en-plain-events.ts";
import { scenes } from "./en-plain-scenes.ts";
import { englishPasser } from "./passers.ts";
import type { SentenceRole, Voice } from "./voice.ts";
import { createRealiser } from "./voice-realiser.ts";

const orders: readonly (readonly SentenceRole[])[] = [
  ["before", "event", "cause", "after"],
  ["event", "cause", "after"],
  ["before", "event", "after", "cause"],
];

const voice: Voice = {
  name: "en-plain",
  language: "en",
  tell,
  recap,
  scenes,
  nameForms: ["full", "full", "full", "short", "short", "short", "title", "title", "nickname"],
  placeAliasShare: 0.15,
  passer: englishPasser,
  date: (day) => `on the ${ordinal(dateOfDay(day).getUTCDate())} of ${englishMonth(dateOfDay(day))}`,
  number: englishNumber,
  arrange: (random: Random) => random.pick(orders),
};

export const englishPlainRealiser = createRealiser(voice);
