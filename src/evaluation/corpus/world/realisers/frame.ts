import type { Random } from "../../../../core/random.ts";

/** A slot's text, drawn anew each time it is asked for. Undefined when there is no such slot here. */
export type FillSlot = (slot: string) => string | undefined;

export interface FilledFrame {
  readonly text: string;
  /** Where the slots that were asked for stand in `text`. */
  readonly places: Readonly<Record<string, { readonly start: number; readonly end: number }>>;
}

const slotPattern = /\{(\w+)\}/g;

/** Puts texts into a frame's slots. Throws `RangeError` when a slot is unknown: the frames and the code disagree. */
export function fillFrame(frame: string, fill: FillSlot): FilledFrame {
  const places: Record<string, { start: number; end: number }> = {};
  let text = "";
  let read = 0;
  for (const match of frame.matchAll(slotPattern)) {
    const slot = match[1] ?? "";
    const value = fill(slot);
    if (value === undefined) throw new RangeError(`no text for {${slot}} in "${frame}"`);
    text += frame.slice(read, match.index);
    places[slot] = { start: text.length, end: text.length + value.length };
    text += value;
    read = match.index + match[0].length;
  }
  return { text: text + frame.slice(read), places };
}

/** Capitals at the start of a sentence and of a speech; the same length, and Chinese stays as it is. */
export const capitalise = (text: string): string =>
  text.replace(/^\p{Ll}|“\p{Ll}/gu, (start) => start.toUpperCase());

const ofColdMonths = /Cold$/;
const ofWarmMonths = /Warm$/;

/** The phrase lists of a time of year: those of `skyCold` or `skyWarm` are added to those of `sky`. */
export function inSeason(
  words: Readonly<Record<string, readonly string[]>>,
  isCold: boolean,
): Readonly<Record<string, readonly string[]>> {
  const ending = isCold ? "Cold" : "Warm";
  const plain = Object.entries(words).filter(([key]) => !ofColdMonths.test(key) && !ofWarmMonths.test(key));
  return Object.fromEntries(
    plain.map(([key, phrases]) => [key, [...phrases, ...(words[`${key}${ending}`] ?? [])]]),
  );
}

/** Fills slots from phrase lists; each phrase is dealt once before any comes again. */
export function fromWords(words: Readonly<Record<string, readonly string[]>>, random: Random): FillSlot {
  const decks = new Map<string, string[]>();
  return (slot) => {
    const phrases = words[slot];
    if (!phrases) return undefined;
    const left = decks.get(slot);
    const deck = left && left.length > 0 ? left : random.shuffle(phrases);
    decks.set(slot, deck);
    return deck.pop();
  };
}
