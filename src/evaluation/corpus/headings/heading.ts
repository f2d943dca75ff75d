/**
 * What a heading opens. `section` is a division of a chapter unless a book has nothing above it; `contents`
 * opens a table of contents; `extra` is told after or beside the numbered chapters.
 */
export type HeadingLevel =
  | "volume"
  | "chapter"
  | "section"
  | "prologue"
  | "epilogue"
  | "extra"
  | "front"
  | "back"
  | "contents";

/**
 * How much a line alone says that it is a heading: `strong` has a keyword and its place, `medium` a keyword,
 * `weak` a bare number that only its sequence can prove.
 */
export type HeadingEvidence = "strong" | "medium" | "weak";

/** A line read as a heading. */
export interface HeadingMatch {
  readonly level: HeadingLevel;
  readonly evidence: HeadingEvidence;
  /** What chapters of one series share: `回`, `chapter`, `letter`, or `numeral` for bare numbers. */
  readonly keyword: string;
  readonly number: number | null;
  /** The heading without its title, such as `第一回`. */
  readonly label: string;
  readonly title: string;
  /** Set where one line heads a volume and its chapter together. */
  readonly volume?: string;
}

/** What stands around a line. */
export interface LineContext {
  readonly blankBefore: boolean;
  readonly blankAfter: boolean;
}

/** Reads a trimmed line as a heading of one language, or not. */
export type HeadingGrammar = (line: string, context: LineContext) => HeadingMatch | null;
