import type { CardId } from "../../core/ids.ts";
import type { Random } from "../../core/random.ts";
import { maxRounds } from "../metrics/navigation.ts";
import type { NavigatorName } from "../metrics/observation.ts";
import type { LinkReader } from "./link-reader.ts";

/** One question of getting from a card to any of the goal cards. */
export interface Journey {
  readonly start: CardId;
  readonly goals: ReadonlySet<CardId>;
  /** What the goal is about; the only thing that an honest navigator knows of it. */
  readonly goalText: string;
  readonly links: LinkReader;
  readonly random: Random;
}

/** The next card of a route; undefined when there is nowhere left to go. */
export type ChooseNext = (at: CardId, visited: ReadonlySet<CardId>) => Promise<CardId | undefined>;

/** A policy of walking links. Deterministic: chance comes from the journey's seeded stream. */
export interface Navigator {
  readonly name: NavigatorName;
  plan(journey: Journey): ChooseNext;
}

export interface Route {
  readonly success: boolean;
  /** The cap when the goal was not reached. */
  readonly rounds: number;
  readonly visited: readonly CardId[];
}

/** Lets the navigator walk until a goal card is reached, the rounds are used up, or nothing is left to visit. */
export async function travel(navigator: Navigator, journey: Journey): Promise<Route> {
  const chooseNext = navigator.plan(journey);
  const visited = new Set([journey.start]);
  let at = journey.start;
  for (let rounds = 0; rounds <= maxRounds; rounds++) {
    if (journey.goals.has(at)) return { success: true, rounds, visited: [...visited] };
    const next = rounds < maxRounds ? await chooseNext(at, visited) : undefined;
    if (next === undefined) break;
    visited.add(next);
    at = next;
  }
  return { success: false, rounds: maxRounds, visited: [...visited] };
}
