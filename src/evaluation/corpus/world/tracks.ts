import type { Random } from "../../../core/random.ts";
import { drawReversal } from "./attitudes.ts";
import {
  type ActKind,
  actKinds,
  drawActFor,
  drawEffect,
  type EventKind,
  type Feeling,
  feelingAfter,
} from "./events.ts";
import { drawThing } from "./things.ts";
import type { Thing, WorldEvent } from "./world.ts";

export interface Step {
  readonly kind: EventKind;
  readonly agent: string;
  readonly patient: string;
  readonly thing: Thing;
}

/** Steps that cause one another, told in different chapters, one at a time. */
export interface Track {
  readonly steps: readonly Step[];
  readonly origin: WorldEvent["origin"];
  /** Events told so far. */
  readonly told: WorldEvent[];
  /** Its last step waits until this one is through. */
  readonly after?: Track;
  /** Place of the first step, where it matters. */
  readonly place?: string;
}

const linkCounts = [2, 2, 2, 3, 3, 3, 4, 4, 5] as const;
const longestWalk = 5;

type DrawOther = (others: readonly string[]) => string;

function nextStep(cause: Step, random: Random, drawOther: DrawOther): Step {
  const effect = drawEffect(cause.kind as ActKind, random);
  const roles = { a: cause.agent, b: cause.patient, c: drawOther([cause.agent, cause.patient]) };
  return {
    kind: effect.kind,
    agent: roles[effect.agent],
    patient: roles[effect.patient],
    thing: effect.sameThing ? cause.thing : drawThing(random),
  };
}

/** A walk from a random act through consequences, `links` of them or more until `isEnd` likes the last. */
function walk(
  links: number,
  isEnd: (step: Step) => boolean,
  { random, drawOther }: { readonly random: Random; readonly drawOther: DrawOther },
): Step[] {
  const agent = drawOther([]);
  const steps: Step[] = [
    { kind: random.pick(actKinds), agent, patient: drawOther([agent]), thing: drawThing(random) },
  ];
  for (let last = steps[0]; last && steps.length <= longestWalk; last = steps.at(-1)) {
    if (steps.length > links && isEnd(last)) break;
    steps.push(nextStep(last, random, drawOther));
  }
  return steps;
}

/** A chain of two or three links that changes nobody's mind. */
export function planChain(random: Random, drawOther: DrawOther): Track {
  const steps = walk(2, () => true, { random, drawOther });
  return { steps, origin: "chain", told: [] };
}

/**
 * A reversal: what first gave the holder a view of the target, and a chain whose last act turns it round.
 * Undefined when the holder has a view of the target already, or the walk ends in nothing that could turn one.
 */
export function planReversal(
  random: Random,
  drawOther: DrawOther,
  knows: (holder: string, target: string) => boolean,
): readonly [Track, Track] | undefined {
  const acts = walk(random.pick(linkCounts) - 1, (step) => feelingAfter(step.kind as ActKind) !== undefined, {
    random,
    drawOther,
  }).slice(0, longestWalk);
  const turn = acts.at(-1);
  const feeling = turn && feelingAfter(turn.kind as ActKind);
  if (!turn || !feeling || knows(turn.patient, turn.agent)) return undefined;
  const { before, after } = drawReversal(feeling, random);
  const view = { agent: turn.patient, patient: turn.agent, thing: turn.thing };
  const earlier: Feeling = feeling === "good" ? "bad" : "good";
  const first: Step = {
    kind: drawActFor(earlier, random),
    agent: turn.agent,
    patient: turn.patient,
    thing: drawThing(random),
  };
  const opening: Track = { steps: [first, { ...view, kind: before }], origin: "chain", told: [] };
  const chain: Track = {
    steps: [...acts, { ...view, kind: after }],
    origin: "chain",
    told: [],
    after: opening,
  };
  return [opening, chain];
}

export const peopleOf = (track: Track): ReadonlySet<string> =>
  new Set(track.steps.flatMap((step) => [step.agent, step.patient]));
