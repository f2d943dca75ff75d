import type { Language } from "../../core/language.ts";

/** A text to be cut; offsets of everything said about it count its UTF-16 units. */
export interface Book {
  readonly text: string;
  readonly language: Language;
}

/** Prologues, chapters (letters too) and epilogues are read as sessions; front and back matter are parts only. */
export type PartKind = "front" | "prologue" | "chapter" | "epilogue" | "back";

export interface Part {
  readonly kind: PartKind;
  /** The line that heads the volume, book or part it stands in. */
  readonly volume: string | null;
  /** As the heading counts it; wrong where the book miscounts. */
  readonly number: number | null;
  /** The heading's title, or the heading itself where it has none. */
  readonly title: string;
  readonly start: number;
  /** Where the heading ends and the body begins. */
  readonly bodyStart: number;
  readonly end: number;
}

/** Cuts a book into parts in reading order, which concatenate to its text exactly. */
export interface Chapterizer {
  readonly name: string;
  chapters(book: Book): readonly Part[];
}

/** Whether parts of this kind are read as sessions. */
export function isSessionKind(kind: PartKind): boolean {
  return kind === "prologue" || kind === "chapter" || kind === "epilogue";
}
