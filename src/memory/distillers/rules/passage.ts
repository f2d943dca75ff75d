/** A stretch of one turn; UTF-16 offsets, `end` exclusive, no white space at its ends. */
export interface Piece {
  readonly turn: number;
  readonly start: number;
  readonly end: number;
}

/** The text of a piece, and who says it where that is known. */
export interface Line {
  readonly speaker: string | null;
  readonly text: string;
}

/** What becomes one card: pieces in reading order, a line for each, and the text they make. */
export interface Passage {
  readonly pieces: readonly Piece[];
  readonly lines: readonly Line[];
  readonly content: string;
}

/** Why a whole turn is left out. */
export type DropReason = "empty" | "boilerplate" | "chatter" | "instructions";

export interface PassageReading {
  readonly passages: readonly Passage[];
  /** Turns left out, by reason. */
  readonly dropped: Readonly<Partial<Record<DropReason, number>>>;
}
