import type { Random } from "../../../../core/random.ts";
import { dateOfDay } from "../calendar.ts";
import { chinesePasser } from "./passers.ts";
import type { SentenceRole, Voice } from "./voice.ts";
import { createRealiser } from "./voice-realiser.ts";
import { chineseDayOfMonth, chineseMonth, chineseNumber } from "./zh-numbers.ts";
import { recap, tell } from "./zh-plain-events.ts";
import { scenes } from "./zh-plain-scenes.ts";

const orders: readonly (readonly SentenceRole[])[] = [
  ["before", "event", "cause", "after"],
  ["event", "cause", "after"],
  ["before", "event", "after", "cause"],
];

const voice: Voice = {
  name: "zh-plain",
  language: "zh",
  tell,
  recap,
  scenes,
  nameForms: ["full", "full", "full", "short", "short", "short", "title", "title", "nickname"],
  placeAliasShare: 0.15,
  passer: chinesePasser,
  date: (day) => `${chineseMonth(dateOfDay(day))}${chineseDayOfMonth(dateOfDay(day))}`,
  number: chineseNumber,
  arrange: (random: Random) => random.pick(orders),
};

export const chinesePlainRealiser = createRealiser(voice);
