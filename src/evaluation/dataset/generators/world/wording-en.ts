import type { EventKind } from "../../../corpus/world/events.ts";
import type { QuestionWording } from "./wording.ts";

const clauses: Readonly<Record<EventKind, string>> = {
  lend: "{A} allowed {B} the use of {T}",
  damage: "{A} did irreparable harm to {T}, to the cost of {B}",
  steal: "{A} pocketed {T} behind the back of {B}",
  accuse: "{A} pointed the finger at {B} on account of {T}",
  dismiss: "{A} gave {B} the sack",
  illness: "{A} was bedridden and depended on {B}",
  replace: "{A} filled in as substitute for {B}",
  mistake: "{A} botched the handling of {T} for {B}",
  late: "{A} missed the deadline with {T}, to the annoyance of {B}",
  cancel: "{A} pulled out of the arrangement with {B} about {T}",
  wager: "{A} forfeited {T} to {B} in a game of chance",
  sell: "{A} exchanged {T} for cash with {B}",
  forge: "{A} tricked {B} with an imitation of {T}",
  expose: "{A} made public how {B} had cheated over {T}",
  rescue: "{A} brought {B} out of mortal danger",
  gift: "{A} made {B} the owner of {T} free of charge",
  hide: "{A} kept {T} out of the reach of {B} on purpose",
  find: "{A} tracked down {T} that was missing from {B}",
  trust: "{A} relied on {B} completely",
  distrust: "{A} viewed {B} with suspicion",
  admire: "{A} thought the world of {B}",
  scorn: "{A} had a very low opinion of {B}",
  gratitude: "{A} felt indebted to {B}",
  resentment: "{A} nursed a grievance against {B}",
};

const paraphrases: Readonly<Record<string, string>> = {
  abacus: "the calculating frame",
  oar: "the rowing blade",
  ledger: "the account book",
  clock: "the timepiece",
  lantern: "the carrying lamp",
  bell: "the small chime",
  shuttle: "the weaving tool",
  saddle: "the riding gear",
  map: "the chart",
  seal: "the stamp",
  kettle: "the water boiler",
  fiddle: "the stringed instrument",
  mirror: "the looking-glass",
  chest: "the storage trunk",
  scale: "the weighing device",
  sickle: "the reaping blade",
  net: "the trawling mesh",
  anvil: "the forging block",
  quilt: "the bed cover",
  key: "the door opener",
  inkstone: "the writing pot",
  lock: "the door fastener",
  ladder: "the climbing rungs",
  drum: "the percussion instrument",
  handcart: "the pushed wagon",
  telescope: "the spyglass",
  ring: "the finger jewel",
  chisel: "the woodcutting tool",
  compass: "the direction finder",
  teapot: "the brewing pot",
  wheel: "the yarn maker",
  comb: "the hair tool",
  saw: "the toothed blade",
  flute: "the wind instrument",
  anchor: "the mooring iron",
  barometer: "the weather glass",
  bracelet: "the wrist jewel",
  parasol: "the sunshade",
  bellows: "the air pump",
  hourglass: "the sand timer",
  cauldron: "the cooking vessel",
  whip: "the driving lash",
  portrait: "the painted likeness",
  prescription: "the remedy slip",
  spade: "the digging tool",
  lute: "the plucked instrument",
};

export const englishWording: QuestionWording = {
  clause: (kind, { agent, patient, thing }) =>
    clauses[kind].replace(/\{([ABT])\}/g, (_slot, letter) =>
      letter === "A" ? agent : letter === "B" ? patient : thing,
    ),
  wholeThing: (label) => `the ${label}`,
  bareThing: (label) => `the ${label.slice(label.lastIndexOf(" ") + 1)}`,
  paraphrase: (noun) => paraphrases[noun] ?? noun,
  unknown: {
    who: "who",
    what: "something",
    whoElse: "who else",
    somebody: "another person",
  },
  who: [
    ({ clause, place }) => `At ${place}, ${clause}?`,
    ({ clause, place }) => `I would like to know ${clause}; the scene was ${place}.`,
    ({ clause, place }) => `A question about ${place}: ${clause}?`,
  ],
  what: [
    ({ clause }) => `Once ${clause}: which object exactly was it?`,
    ({ clause, place }) => `There was that incident at ${place}, when ${clause}. What was the object like?`,
    ({ clause }) => `I recall that ${clause}; can you name the object?`,
  ],
  where: [
    ({ clause }) => `In which spot was it that ${clause}?`,
    ({ clause }) => `Where were they when ${clause}?`,
    ({ clause }) => `Name the scene of this incident: ${clause}.`,
  ],
  directCause: [
    ({ clause }) => `What led directly to it that ${clause}?`,
    ({ clause }) => `Why was it that ${clause}? Give the immediate cause.`,
    ({ clause }) => `Which single incident brought it about that ${clause}?`,
  ],
  wholeCause: [
    ({ clause }) => `Trace back to its first origin how it came to be that ${clause}.`,
    ({ clause }) => `What whole chain of causes lies behind this: ${clause}?`,
    ({ clause }) => `Step by step, what had to occur before ${clause}?`,
  ],
  order: [
    ({ clause, other }) => `Which was earlier: that ${clause}, or that ${other}?`,
    ({ clause, other }) => `Put these two incidents in sequence: ${clause}; ${other}.`,
    ({ clause, other }) => `Was it first that ${clause}, or that ${other}?`,
  ],
  similar: [
    ({ clause, holder, place }) => `Besides ${holder}, ${clause} at ${place}?`,
    ({ clause, holder, place }) =>
      `There was the incident of ${holder} at ${place}; in the same fashion, ${clause} there?`,
    ({ clause, holder, place }) => `Leaving out ${holder}: ${clause} at ${place}?`,
  ],
  reversal: [
    ({ holder, target, place }) =>
      `How do the views that ${holder} took of ${target} before and after the scene at ${place} contradict each other?`,
    ({ holder, target }) =>
      `What attitude did ${holder} show towards ${target} at first, and what attitude afterwards?`,
  ],
  reversalWithCause: [
    ({ holder, target }) =>
      `Which incident changed the attitude of ${holder} towards ${target}, and what was it before and after?`,
    ({ holder, target, place }) =>
      `Give both opinions that ${holder} had of ${target}, the later one shown at ${place}, and the incident that turned one into the other.`,
  ],
  reversalWithHistory: [
    ({ holder, target, place }) =>
      `Give the two opposite attitudes of ${holder} towards ${target}, the later one shown at ${place}, and the entire chain of incidents behind the change.`,
    ({ holder, target }) =>
      `In what two ways did ${holder} regard ${target}, and what string of causes, from the very first, lies between?`,
  ],
  path: [
    ({ clause, other }) =>
      `Starting where ${clause}, by which steps did things get to the point where ${other}?`,
    ({ clause, other }) => `From this: ${clause}, to this: ${other}. What links lie between?`,
    ({ clause, other }) => `How did it follow, link by link, from the fact that ${clause}, that ${other}?`,
  ],
  explain: {
    concept: ({ clause, place }) => `Only one event fits: ${clause}, at ${place}.`,
    cause: ({ clause, list }) => `It happened that ${clause}. The causes, going back: ${list}.`,
    order: ({ clause, other }) => `First ${clause}; only later ${other}.`,
    similar: ({ clause, place }) => `Other events of that kind at ${place}: ${clause}.`,
    reversal: ({ clause, other, list }) => `At first ${clause}; later ${other}. What changed it: ${list}.`,
    path: ({ list }) => `Each step is the cause of the next: ${list}.`,
    absent: ({ clause }) => `It never happened in this world that ${clause}.`,
    absentReason: ({ clause }) => `What did happen is that ${clause}; somebody has been exchanged.`,
  },
  between: "; ",
};
