import type { EventWording } from "./voice.ts";

export const tell: EventWording = {
  lend: [
    "As for {T}, it passed at {P}, {D}, from {A} to {B}, though only for a while.",
    "What {B} wanted was the use of {T}; {A} nodded, there at {P}, and asked for it back in {N} days.",
  ],
  damage: [
    "{T}, the pride of {B}, came to grief {D} at {P} through the clumsiness of {A}.",
    "There was a crack at {P}, then {N} pieces on the ground: {T}, which was not even {a_poss} own, had been shattered by {A}, to the loss of {B}.",
  ],
  steal: [
    "{D} there was a theft at {P}: {B} was poorer by {T}, and {A} was the culprit.",
    "Silver was left lying at {P}, for {A} had crept in after one prize alone, {T}, and the loser was {B}.",
  ],
  accuse: [
    "{D} there was uproar at {P}, where {A} demanded that {B} answer for {T}.",
    "So certain was {A} of the guilt of {B} in the affair of {T} that {N} onlookers at {P} heard every insult.",
  ],
  dismiss: [
    "{D}, {B} packed and left {P} for good, sent away by {A}.",
    "There was no more bread for {B} at {P}; {A} had seen to that.",
  ],
  illness: [
    "{D}, sickness laid {A} low at {P}, and for {N} days there was only {B} to keep watch.",
    "{P} reeked of physic: {A} could not rise, and {B} did the washing and the spooning of gruel.",
  ],
  replace: [
    "{D}, a new face was seen at {P}, for {A} now filled the gap that {B} had left.",
    "The load that {B} laid down at {P} was shouldered by {A} for all of {N} days.",
  ],
  mistake: [
    "{D}, in a muddle at {P}, {A} made nonsense of the instructions of {B} about {T}.",
    "{N} entries were false and {T} did not tally: such was the hole that {A} dug for {B} at {P}.",
  ],
  late: [
    "{N} days overdue, {A} turned up at {P} bearing {T}, and {B} had long since lost patience.",
    "{D}, {B} was at {P}, but of {A} and the promised {t_bare} there was no sign.",
  ],
  cancel: [
    "{D}, {A} took back {a_poss} word at {P}, and {T} slipped from the grasp of {B}.",
    "Ink and paper could not bind {A}; two words at {P}, and {B} could whistle for {T}.",
  ],
  wager: [
    "{D}, the dice rolled {N} times at {P}, and {T} changed hands from {A} to {B}.",
    "{A} put up {T}, {B} put up a sack of meal, and at {P} fortune smiled upon {B}.",
  ],
  sell: [
    "{D}, {T} found a new owner at {P}: coins for {A}, and the goods for {B}.",
    "{B} counted out {N} silver pieces, and {A}, with a sore heart, let go of {T} at {P}.",
  ],
  forge: [
    "{D}, mischief was hatched at {P}, for {A} turned out a sham {t_bare} and {B} saw no flaw in it.",
    "The true {t_bare} was elsewhere; what {B} bore off from {P} was the fruit of {N} nights' labour by {A}.",
  ],
  expose: [
    "{D}, the truth came to light at {P}, when {A} spilled the secret of {B} together with the story of {T}.",
    "Tricks will out, and those that {B} had played with {T} were unmasked at {P} by {A}.",
  ],
  rescue: [
    "{D}, there was nearly a death at {P}; if {B} still breathes, it is the work of {A}.",
    "A wave closed over {B}, and from the edge of {P} {A} flung a rope and hauled {b_obj} to land.",
  ],
  gift: [
    "{D}, {A} walked to {P} laden and home empty-handed, for {T} stayed with {B}.",
    "Asking neither thanks nor return, {A} placed {T} in both hands of {B} at {P}.",
  ],
  hide: [
    "{D}, {T} vanished at {P} and {B} was frantic, never guessing that {A} had tucked it away.",
    "With a purpose of {a_poss} own, {A} stuffed {T}, on which {B} relied, behind a wall of {P} under {N} layers of straw.",
  ],
  find: [
    "{D}, {T}, long mourned by {B}, saw daylight again at {P}, and the credit goes to {A}.",
    "High and low went the search, until at {P} {A} retrieved {T}, and {B} was speechless with joy.",
  ],
  trust: [
    "Thenceforth a word from {B} was law to {A}, as all of {P} could see.",
    "“With {B} beside me I sleep soundly,” said {A} at {P}, and gave over purse and papers.",
  ],
  distrust: [
    "Thenceforth whatever {B} said was wind to {A}, who held something back at {P} in every bargain.",
    "“Let nobody vouch for {B} to me again,” said {A} at {P}.",
  ],
  admire: [
    "At {P} {A} raised a glass to {B} and called {b_obj} the finest head in the district.",
    "Whenever {B} was mentioned at {P}, {A} rose to {a_poss} feet and owned {b_obj} the better.",
  ],
  scorn: [
    "At {P} {A} snorted that {B} was a hollow barrel.",
    "Whenever {B} was mentioned at {P}, {A} spat and would not so much as look round.",
  ],
  gratitude: [
    "At {P} {A} clasped the hands of {B} and used the word benefactor.",
    "Each feast day found {A} at {P} asking for {B}, to pay back, as {a} put it, a drop with a river.",
  ],
  resentment: [
    "There was bad blood thenceforth between {A} and {B}: at {P} {a} glared and would not yield the path.",
    "At {P} {A} snapped a stick in two and vowed that one sky was too small for {B} and {a_obj}.",
  ],
};

export const recap: EventWording = {
  lend: ["{t} had gone from {A} to {B} for a time", "{B} used {t} by leave of {A}"],
  damage: ["{t} of {B} was spoilt by {A}", "{A} wrecked what {B} held dear"],
  steal: ["{A} coveted {t} of {B} and took it", "{B} was plundered by {A}"],
  accuse: ["{A} had heaped abuse on {B}", "{B} had smarted under the tongue of {A}"],
  dismiss: ["{A} sent {B} packing", "{B} was turned out by {A}"],
  illness: ["{A} lay sick on the hands of {B}", "{B} kept watch over the sickbed of {A}"],
  replace: ["{A} filled the gap after {B}", "the load of {B} fell to {A}"],
  mistake: ["{A} made a muddle for {B}", "{B} paid for the muddle of {A}"],
  late: ["{A} let {B} cool {b_poss} heels", "{B} lost patience over {A} and {t}"],
  cancel: ["{A} ate {a_poss} word to {B}", "{B} was left empty-handed by {A}"],
  wager: ["dice carried {t} from {A} to {B}", "luck left {A} and went over to {B}"],
  sell: ["{t} went from {A} to {B} for coin", "{B} paid {A} for {t}"],
  forge: ["{A} palmed off a sham on {B}", "{B} swallowed the sham of {A}"],
  expose: ["{A} unmasked {B}", "the secret of {B} was spilled by {A}"],
  rescue: ["{A} snatched {B} from death", "{B} breathes by grace of {A}"],
  gift: ["{A} bestowed {t} upon {B}", "{B} was enriched by {A}"],
  hide: ["{A} tucked away {t} of {B}", "{B} was kept from {t} by {A}"],
  find: ["{A} retrieved {t} for {B}", "{B} owed {t} to the searching of {A}"],
  trust: ["{A} leaned on {B}", "{B} was a rock to {A}"],
  distrust: ["{A} was on guard against {B}", "{B} was out of credit with {A}"],
  admire: ["{A} looked up to {B}", "{B} was held in honour by {A}"],
  scorn: ["{A} looked down on {B}", "{B} was dirt to {A}"],
  gratitude: ["{A} called {B} a benefactor", "{B} was blessed by {A}"],
  resentment: ["there was bad blood between {A} and {B}", "{B} had a foe in {A}"],
};
