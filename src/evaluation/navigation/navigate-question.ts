import type { CallOptions } from "../../core/concurrency.ts";
import { type CardId, cardId } from "../../core/ids.ts";
import type { Random } from "../../core/random.ts";
import type { OpenMemory } from "../../ports/memory-system.ts";
import type { Question } from "../dataset/dataset.ts";
import { maxRounds } from "../metrics/navigation.ts";
import { type NotScored, notScored } from "../metrics/not-scored.ts";
import type { NavigationAttempt, ObservedNavigation } from "../metrics/observation.ts";
import { coveringCards } from "./covering-cards.ts";
import { greedyNavigator } from "./greedy.ts";
import type { LinkReader } from "./link-reader.ts";
import { type Journey, type Navigator, travel } from "./navigator.ts";
import { oracleNavigator } from "./oracle.ts";
import { randomNavigator } from "./random-walk.ts";
import { shortestPath } from "./shortest-path.ts";

const navigators: readonly Navigator[] = [greedyNavigator, randomNavigator, oracleNavigator];

/** What navigation needs of the system under test; `links` is undefined when it shows no links. */
export interface Terrain {
  readonly memory: OpenMemory;
  readonly links: LinkReader | undefined;
}

/** Sends every navigator from the card of `from` (else the first hit of the query) to a card of `to`. */
export async function navigateQuestion(
  { memory, links }: Terrain,
  question: Question,
  random: Random,
  options?: CallOptions,
): Promise<ObservedNavigation | NotScored> {
  if (question.to === undefined) return notScored("no-goal-given");
  if (links === undefined) return notScored("navigation-facets-absent");
  const start = await startOf(memory, question, options);
  const goals = new Set(await coveringCards(memory, question.to, options));
  const expectedPath = await cardsOfPath(memory, question, options);
  if (start === undefined) return { shortestHops: null, attempts: lostAttempts(expectedPath) };

  const journey = { start, goals, goalText: question.to.quote, links };
  const attempts: NavigationAttempt[] = [];
  for (const navigator of navigators) {
    attempts.push(await attempt(navigator, { ...journey, random: random.fork(question.id) }, expectedPath));
  }
  const path = await shortestPath(links, start, goals);
  return { shortestHops: path === undefined ? null : path.length - 1, attempts };
}

type PathCards = readonly (readonly CardId[])[] | null;

async function startOf(
  memory: OpenMemory,
  question: Question,
  options: CallOptions | undefined,
): Promise<CardId | undefined> {
  const covering = question.from ? await coveringCards(memory, question.from, options) : [];
  if (covering[0] !== undefined) return covering[0];
  const [first] = (await memory.recall({ text: question.query, limit: 1 }, options)).hits;
  return first && cardId(first.id);
}

async function cardsOfPath(
  memory: OpenMemory,
  { expected_path: spans }: Question,
  options: CallOptions | undefined,
): Promise<PathCards> {
  if (spans === undefined || spans.length === 0) return null;
  const cards: (readonly CardId[])[] = [];
  for (const span of spans) cards.push(await coveringCards(memory, span, options));
  return cards;
}

async function attempt(
  navigator: Navigator,
  journey: Journey,
  expectedPath: PathCards,
): Promise<NavigationAttempt> {
  const { success, rounds, visited } = await travel(navigator, journey);
  return { navigator: navigator.name, success, rounds, pathOverlap: overlap(visited, expectedPath) };
}

const lostAttempts = (expectedPath: PathCards): NavigationAttempt[] =>
  navigators.map(({ name }) => ({
    navigator: name,
    success: false,
    rounds: maxRounds,
    pathOverlap: overlap([], expectedPath),
  }));

function overlap(visited: readonly CardId[], expectedPath: PathCards): number | null {
  if (expectedPath === null) return null;
  const passed = expectedPath.filter((cards) => cards.some((card) => visited.includes(card)));
  return passed.length / expectedPath.length;
}
