import type { EventWording } from "./voice.ts";

export const tell: EventWording = {
  lend: [
    "{D}, {A} lent {B} {T} at {P}, to be returned within {N} days.",
    "{B} came to {P} to borrow {T}, and {A} had it fetched at once without asking why.",
    "{A} never liked to part with {T}, yet at {P} {a} lent it to {B} and wanted no receipt.",
  ],
  damage: [
    "{D}, {A} let {T} fall at {P}, and since it belonged to {B} there was no hiding the damage.",
    "{T} had been whole when {B} left it at {P}, but {N} days in the hands of {A} ruined it.",
    "{A} was careless while moving things at {P} and crushed {T}, which was the property of {B}.",
  ],
  steal: [
    "{D}, when nobody was left at {P}, {A} stole {T} from {B}.",
    "{B} put {T} down at {P} and turned round for a moment, and {A} made off with it.",
    "After watching {P} for {N} nights, {A} broke in and took {T}, which {B} had locked away there.",
  ],
  accuse: [
    "{D}, before {N} people at {P}, {A} accused {B} of foul play over {T}.",
    "{A} stopped {B} at {P} and swore that the business with {T} was {b_poss} doing.",
    "“Who else could have meddled with {T}?” {A} shouted at {B} in the middle of {P}.",
  ],
  dismiss: [
    "{D}, {A} paid {B} off at {P} and told {b_obj} not to come back.",
    "{B} had worked at {P} for {N} months when {A} dismissed {b_obj}.",
    "{A} announced to everyone that {B} would no longer be employed at {P}.",
  ],
  illness: [
    "{D}, {A} fell ill at {P} and lay in bed for {N} days, with {B} bringing the broth and the medicine.",
    "{A} came down with a fever at {P}, and {B} sat by the bed without closing an eye.",
    "By the time {B} reached {P}, {A} was too feverish to speak and had to be nursed day and night.",
  ],
  replace: [
    "{D}, {A} took over the post of {B} at {P} and worked until midnight on the first day.",
    "Work at {P} could not stop, so when {B} was unable to come, {A} stepped in for {N} days.",
    "{A} took on the duties that {B} had had at {P}, keys and all.",
  ],
  mistake: [
    "{D}, while handling {T} for {B} at {P}, {A} got the figures wrong in {N} places.",
    "{A} misread the order at {P}, and {T} that {a} prepared for {B} was useless.",
    "{B} had left {T} in the care of {A} at {P}, but {a} mixed up the dates and lost {N} crowns by it.",
  ],
  late: [
    "{D}, {A} finally delivered {T} to {P}, {N} days after the date that {B} had been promised.",
    "{B} waited at {P} for {N} days, and still {A} had not delivered {T}.",
    "{A} had promised {B} to hand over {T} on time, but when {a} reached {P} the term was long past.",
  ],
  cancel: [
    "{D}, {A} tore up the contract at {P}: {B} would not get {T} after all.",
    "{A} sent word to {P} that the deal with {B} over {T} was off and that {N} crowns would be refunded.",
    "{B} arrived at {P} with the money, only to hear from {A} that the agreement about {T} was void.",
  ],
  wager: [
    "{D}, {A} made a bet with {B} at {P} and lost {T}.",
    "{A} would not give in, played {N} rounds against {B} at {P}, and in the end lost even {T}.",
    "A ring of people at {P} watched {B} win {T} that {A} had staked.",
  ],
  sell: [
    "{D}, {A} sold {T} to {B} at {P} for {N} crowns.",
    "{B} came to {P} three times to look at {T} before buying it from {A}.",
    "{A} needed money in a hurry and at {P} let {B} buy {T} for half of what it was worth.",
  ],
  forge: [
    "{D}, {A} made a false copy of {T} at {P} and deceived {B} with it.",
    "{A} spent {N} nights counterfeiting {T} and handed it to {B} at {P} as the real one.",
    "{B} accepted {T} at {P} without knowing that {A} had forged it.",
  ],
  expose: [
    "{D}, at {P}, {A} told everyone what {B} had been concealing about {T}.",
    "{A} laid the proof on a table at {P}, and the fraud that {B} had committed with {T} was plain.",
    "With {N} people sitting in {P}, {A} exposed the lies of {B} about {T}.",
  ],
  rescue: [
    "{D}, {B} fell into the water at {P}, and it was {A} who jumped in and dragged {b_obj} out.",
    "When the scaffold at {P} came down, {A} ran in and carried out {B}, who was pinned beneath it.",
    "A runaway horse knocked {B} down at {P}, and {A} caught the reins and saved {b_poss} life.",
  ],
  gift: [
    "{D}, {A} gave {B} {T} at {P} and would not hear of payment.",
    "{A} came to {P} carrying {T} and said that it was a present for {B}.",
    "{B} refused {N} times, but {A} pressed {T} on {b_obj} at {P} all the same.",
  ],
  hide: [
    "{D}, {A} hid {T} that belonged to {B} at {P} and told nobody.",
    "{B} searched everywhere for {T}, not knowing that {A} had buried it beneath {P}.",
    "{A} prised up {N} boards at {P} and pushed {T}, which {B} needed, into the hole.",
  ],
  find: [
    "{D}, {A} found {T} that {B} had lost, in a corner of {P}.",
    "{B} had given up hope, but {A} turned up {T} at {P}.",
    "After clearing out {P} for {N} days, {A} recovered {T} for {B}.",
  ],
  trust: [
    "After that day at {P}, {A} asked {B} for advice in everything and left {b_obj} the house keys.",
    "At {P}, {A} said that {B} could be trusted with anything, purse, house and children.",
    "Before everyone at {P}, {A} declared that {a} would never doubt a word that {B} spoke.",
  ],
  distrust: [
    "After that day at {P}, {A} no longer trusted {B} and had every word checked.",
    "At {P}, {A} warned people not to believe {B} or to put anything in {b_poss} care.",
    "{A} changed the lock at {P} and said that it was {B} who had to be kept out.",
  ],
  admire: [
    "At {P}, {A} was full of admiration for {B} and said that such skill could not be learnt in a lifetime.",
    "From that day on, {A} praised the good sense of {B} to everyone who came to {P}.",
    "{A} bowed low to {B} at {P} and said that {a} respected {b_obj} with all {a_poss} heart.",
  ],
  scorn: [
    "At {P}, {A} curled a lip at the name of {B} and called {b_obj} a worthless fellow.",
    "From that day on, {A} turned away whenever {B} came to {P}, out of pure contempt.",
    "{A} laughed at {B} in front of all {P} and said that {b_poss} skill was not worth a penny.",
  ],
  gratitude: [
    "At {P}, {A} told {B} that {a} would remember this kindness all {a_poss} life.",
    "From that day on, {A} never came to {P} without speaking of the goodness of {B}.",
    "With red eyes, {A} thanked {B} at {P} and promised to repay {b_obj} one day.",
  ],
  resentment: [
    "At {P}, {A} swore through clenched teeth to get even with {B}.",
    "From that day on, {A} went pale with hatred at {P} whenever {B} was named.",
    "{A} smashed a cup at {P} and said that {a} was not done with {B}.",
  ],
};

export const recap: EventWording = {
  lend: ["{A} had let {B} borrow {t}", "{B} had {t} on loan from {A}"],
  damage: ["{A} had broken {t} of {B}", "{B} had had {t} ruined by {A}"],
  steal: ["{A} had robbed {B} of {t}", "{B} had lost {t} to the thieving of {A}"],
  accuse: ["{A} had blamed {B} in public", "{B} had been blamed by {A} for {t}"],
  dismiss: ["{A} had dismissed {B}", "{B} had lost a post under {A}"],
  illness: ["{A} had lain ill and needed {B}", "{B} had had to nurse {A}"],
  replace: ["{A} had stepped into the place of {B}", "{B} had left the work to {A}"],
  mistake: ["{A} had bungled things for {B}", "{B} had suffered from a blunder of {A}"],
  late: ["{A} had kept {B} waiting", "{B} had waited in vain for {A} and {t}"],
  cancel: ["{A} had gone back on a deal with {B}", "{B} had seen {A} break off the sale of {t}"],
  wager: ["{A} had gambled {t} away to {B}", "{B} had won {t} from {A}"],
  sell: ["{A} had sold {B} {t}", "{B} had bought {t} from {A}"],
  forge: ["{A} had fooled {B} with a false copy", "{B} had been handed a copy by {A}"],
  expose: ["{A} had shown up {B}", "{B} had been caught lying by {A}"],
  rescue: ["{A} had saved the life of {B}", "{B} owed life itself to {A}"],
  gift: ["{A} had made {B} a present of {t}", "{B} had got {t} from {A} for nothing"],
  hide: ["{A} had hidden {t} from {B}", "{B} could not find {t} because of {A}"],
  find: ["{A} had found {t} for {B}", "{B} had {t} back thanks to {A}"],
  trust: ["{A} had come to trust {B}", "{B} had won the trust of {A}"],
  distrust: ["{A} had stopped trusting {B}", "{B} had lost the trust of {A}"],
  admire: ["{A} admired {B}", "{B} had the admiration of {A}"],
  scorn: ["{A} despised {B}", "{B} had the contempt of {A}"],
  gratitude: ["{A} felt grateful to {B}", "{B} had the thanks of {A}"],
  resentment: ["{A} bore {B} a grudge", "{B} had made an enemy of {A}"],
};
