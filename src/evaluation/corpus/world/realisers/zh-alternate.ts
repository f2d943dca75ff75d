import type { Random } from "../../../../core/random.ts";
import { dateOfDay } from "../calendar.ts";
import { chinesePasser } from "./passers.ts";
import type { SentenceRole, Voice } from "./voice.ts";
import { createRealiser } from "./voice-realiser.ts";
import { recap, tell } from "./zh-alternate-events.ts";
import { scenes } from "./zh-alternate-scenes.ts";
import { chineseMonth, chineseNumber } from "./zh-numbers.ts";

const orders: readonly (readonly SentenceRole[])[] = [
  ["cause", "event", "after"],
  ["event", "after", "cause"],
  ["before", "cause", "event", "after"],
];

const voice: Voice = {
  name: "zh-alternate",
  language: "zh",
  tell,
  recap,
  scenes,
  nameForms: ["title", "title", "title", "nickname", "nickname", "short", "full"],
  placeAliasShare: 0.3,
  passer: chinesePasser,
  date: (day) => {
    const date = dateOfDay(day);
    const third = ["上旬", "中旬", "下旬"][Math.min(2, Math.floor((date.getUTCDate() - 1) / 10))];
    return `${chineseMonth(date)}${third}`;
  },
  number: chineseNumber,
  arrange: (random: Random) => random.pick(orders),
};

/** A second narrator, never used in development: what works on both has not learnt the frames of one. */
export const chineseAlternateRealiser = createRealiser(voice);
