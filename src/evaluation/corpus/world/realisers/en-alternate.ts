import type { Random } from "../../../../core/random.ts";
import { dateOfDay } from "../calendar.ts";
import { recap, tell } from "./en-alternate-events.ts";
import { scenes } from "./en-alternate-scenes.ts";
import { englishMonth, englishNumber } from "./en-numbers.ts";
import { englishPasser } from "./passers.ts";
import type { SentenceRole, Voice } from "./voice.ts";
import { createRealiser } from "./voice-realiser.ts";

const orders: readonly (readonly SentenceRole[])[] = [
  ["cause", "event", "after"],
  ["event", "after", "cause"],
  ["before", "cause", "event", "after"],
];

const voice: Voice = {
  name: "en-alternate",
  language: "en",
  tell,
  recap,
  scenes,
  nameForms: ["title", "title", "title", "nickname", "nickname", "short", "full"],
  placeAliasShare: 0.3,
  passer: englishPasser,
  date: (day) => {
    const date = dateOfDay(day);
    const third = ["early", "midway", "late"][Math.min(2, Math.floor((date.getUTCDate() - 1) / 10))];
    return `${third} in ${englishMonth(date)}`;
  },
  number: englishNumber,
  arrange: (random: Random) => random.pick(orders),
};

/** A second narrator, never used in development: what works on both has not learnt the frames of one. */
export const englishAlternateRealiser = createRealiser(voice);
