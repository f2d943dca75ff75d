import { sessionId } from "../../core/ids.ts";
import { createRandom, type Random } from "../../core/random.ts";
import type { Session } from "../../domain/session.ts";
import { type SyntheticWords, syntheticWords } from "./synthetic-text.ts";

const turnsPerSession = 20;
const cardsPerTopic = 100;
const onTopicShare = 0.7;
const wordsPerTurn = { fewest: 25, most: 60 } as const;
const wordsPerQuestion = { fewest: 4, most: 8 } as const;
const begin = Date.UTC(2026, 0, 1);
const dayMs = 86_400_000;
const openings = ["what of", "when did", "why did", "who knew of", "what happened next after", "tell me of"];

/** Sessions of clustered text, one card's worth in each turn, and questions about them; equal seeds, equal texts. */
export interface Synthetic {
  readonly sessions: readonly Session[];
  readonly questions: readonly string[];
}

/** Each session keeps to a topic of its own for most of its turns. `cards` counts turns. */
export function synthesise(size: {
  readonly cards: number;
  readonly questions: number;
  readonly seed: number;
}): Synthetic {
  const { cards, questions, seed } = size;
  const words = syntheticWords(seed);
  const topics = Math.max(1, Math.ceil(cards / cardsPerTopic));
  const random = createRandom(`${seed}/sessions`);
  const sessions = Array.from({ length: Math.ceil(cards / turnsPerSession) }, (_, index) =>
    sessionOf(index, { cards, topics, words, random }),
  );
  const asking = createRandom(`${seed}/questions`);
  return {
    sessions,
    questions: Array.from({ length: questions }, () => questionAbout(asking.pick(sessions), asking)),
  };
}

interface Source {
  readonly cards: number;
  readonly topics: number;
  readonly words: SyntheticWords;
  readonly random: Random;
}

function sessionOf(index: number, { cards, topics, words, random }: Source): Session {
  const topic = random.integer(topics);
  const count = Math.min(turnsPerSession, cards - index * turnsPerSession);
  return {
    id: sessionId(`synthetic-${String(index).padStart(6, "0")}`),
    at: new Date(begin + (index % 365) * dayMs),
    channel: "bench",
    agent: "bench",
    profile: "document",
    turns: Array.from({ length: count }, () => ({
      role: "narrator" as const,
      content: turnAbout(random.next() < onTopicShare ? topic : random.integer(topics), words, random),
    })),
    metadata: {},
  };
}

/** The first sentence is short and says most: it becomes the card's title. */
function turnAbout(topic: number, words: SyntheticWords, random: Random): string {
  const length = between(wordsPerTurn, random);
  const body = words.of(topic, length, random);
  const half = body.length >> 1;
  return [words.telling(topic, 5, random), body.slice(0, half), body.slice(half)].map(sentence).join(" ");
}

const sentence = (words: readonly string[]): string => {
  const text = words.join(" ");
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
};

/** Words of one turn, a few of them, in any order. */
function questionAbout({ turns }: Session, random: Random): string {
  const words = random
    .pick(turns)
    .content.toLowerCase()
    .split(/[ .]+/)
    .filter((word) => word !== "");
  const asked = Array.from({ length: between(wordsPerQuestion, random) }, () => random.pick(words));
  return `${random.pick(openings)} ${asked.join(" ")}?`;
}

const between = ({ fewest, most }: { readonly fewest: number; readonly most: number }, random: Random) =>
  fewest + random.integer(most - fewest + 1);
