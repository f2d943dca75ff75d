import type { Random } from "../../../core/random.ts";

export const actKinds = [
  "lend",
  "damage",
  "steal",
  "accuse",
  "dismiss",
  "illness",
  "replace",
  "mistake",
  "late",
  "cancel",
  "wager",
  "sell",
  "forge",
  "expose",
  "rescue",
  "gift",
  "hide",
  "find",
] as const;
export type ActKind = (typeof actKinds)[number];

export const stanceKinds = ["trust", "distrust", "admire", "scorn", "gratitude", "resentment"] as const;
export type StanceKind = (typeof stanceKinds)[number];

/** What can happen: an act of one person towards another, or a change in how one sees the other. */
export type EventKind = ActKind | StanceKind;

export const isStance = (kind: EventKind): kind is StanceKind =>
  (stanceKinds as readonly string[]).includes(kind);

/** Acts in which no thing changes hands, so that the prose names none. */
const withoutThing: ReadonlySet<EventKind> = new Set<EventKind>([
  "dismiss",
  "illness",
  "replace",
  "rescue",
  ...stanceKinds,
]);
export const hasThing = (kind: EventKind): boolean => !withoutThing.has(kind);

type Role = "a" | "b" | "c";
interface Effect {
  readonly kind: ActKind;
  /** Whom of the cause's agent (a) and patient (b), or somebody new (c), the effect's agent and patient are. */
  readonly agent: Role;
  readonly patient: Role;
  readonly sameThing: boolean;
}

/** `kind agent patient`, with `=` before it when the effect turns on the same thing as its cause. */
const effects: Readonly<Record<ActKind, readonly string[]>> = {
  lend: ["=damage b a", "=sell b c", "=late b a", "=hide b a"],
  damage: ["=accuse b a", "dismiss b a", "cancel b a", "=hide a b"],
  steal: ["=accuse b c", "=hide a b", "dismiss b c", "=sell a c"],
  accuse: ["expose b a", "illness b c", "cancel b a", "forge b a"],
  dismiss: ["replace c b", "steal b a", "wager b c", "accuse b a"],
  illness: ["replace c a", "late a c", "gift c a", "mistake a c"],
  replace: ["mistake a c", "damage a b", "find a b", "lend b a"],
  mistake: ["=late a b", "=accuse b a", "dismiss b a", "cancel b a"],
  late: ["=cancel b a", "=accuse b a", "dismiss b a"],
  cancel: ["sell b c", "wager b c", "dismiss b c", "=hide b a"],
  wager: ["steal a c", "sell a c", "forge a c", "illness a c"],
  sell: ["=gift b c", "=damage b c", "=expose b a", "=steal c b"],
  forge: ["=expose b a", "=mistake b c", "=sell b c"],
  expose: ["dismiss c b", "accuse b a", "cancel c b", "illness b c"],
  rescue: ["gift b a", "lend b a", "illness a c"],
  gift: ["=steal c b", "=lend b c", "=hide b c", "=wager b c"],
  hide: ["=find c b", "=accuse b a", "=late b c"],
  find: ["gift b a", "=accuse a c", "lend b a"],
};

const parseEffect = (text: string): Effect => {
  const [kind, agent, patient] = text.replace("=", "").split(" ") as [ActKind, Role, Role];
  return { kind, agent, patient, sameThing: text.startsWith("=") };
};

const effectTable = new Map(
  actKinds.map((kind) => [kind, effects[kind].map(parseEffect)] satisfies [ActKind, Effect[]]),
);

/** A consequence that the kind of event can plausibly have. */
export const drawEffect = (kind: ActKind, random: Random): Effect => random.pick(effectTable.get(kind) ?? []);

const kindly: readonly ActKind[] = ["lend", "rescue", "gift", "find"];
const unkind: readonly ActKind[] = [
  "damage",
  "steal",
  "accuse",
  "dismiss",
  "mistake",
  "late",
  "cancel",
  "forge",
  "expose",
  "hide",
];

export type Feeling = "good" | "bad";

/** What the patient will feel about the agent; undefined where it could be either. */
export function feelingAfter(kind: ActKind): Feeling | undefined {
  if (kindly.includes(kind)) return "good";
  return unkind.includes(kind) ? "bad" : undefined;
}

/** An act that leaves the patient with the feeling. */
export const drawActFor = (feeling: Feeling, random: Random): ActKind =>
  random.pick(feeling === "good" ? kindly : unkind);
