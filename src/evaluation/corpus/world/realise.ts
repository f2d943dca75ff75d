import type { World } from "./world.ts";

/** Where a paragraph tells of an event. Offsets in UTF-16 code units, `end` exclusive. */
export interface Mention {
  readonly event: string;
  readonly start: number;
  readonly end: number;
}

export interface Paragraph {
  readonly text: string;
  readonly mentions: readonly Mention[];
}

export interface RealisedChapter {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** Tells a chapter as prose, the same for the same world and number, whatever was told before. */
export interface Realiser {
  readonly name: string;
  chapter(world: World, number: number): RealisedChapter;
}
