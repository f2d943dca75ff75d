import type { PartKind } from "../chapterizer.ts";
import type { Heading } from "./candidates.ts";
import type { HeadingLevel } from "./heading.ts";
import { chooseChapters } from "./sequence.ts";

/** A heading that opens a part of the book. */
export interface Opening {
  readonly kind: PartKind;
  readonly heading: Heading;
  readonly volume: Pick<Heading, "label" | "title"> | null;
  /** Line of the volume's heading when nothing but it stands before this heading. */
  readonly volumeLine: number | null;
}

const maxLinesAfterVolume = 40;
const volumeOpeners: ReadonlySet<HeadingLevel> = new Set(["chapter", "section", "prologue", "front"]);

/** Which headings open parts, in reading order: the chapters in sequence and what may stand around them. */
export function chooseOpenings(found: readonly Heading[]): Opening[] {
  const headings = found.map((heading, index) =>
    hasChapters(heading, found[index + 1]) ? asVolume(heading) : heading,
  );
  const volumes = realVolumes(headings);
  const chapters = chooseChapters(
    chapterLevel(headings).map((heading) => ({ heading, volume: countBefore(volumes, heading.line) })),
  );
  const isPromoted =
    chapters.every(({ evidence }) => evidence === "weak") && volumes.length > chapters.length;
  const chosen = isPromoted ? volumes : chapters;
  const bounds = isPromoted
    ? []
    : volumes.filter((volume) => headsChapter(volume, nextHeading(headings, volume)));
  const openings = [
    ...chosen.map((heading) => ({ kind: "chapter" as PartKind, heading })),
    ...specialOpenings(headings, chosen, bounds),
  ].toSorted((a, b) => a.heading.line - b.heading.line);
  return openings.map((opening, index) => ({
    ...opening,
    ...volumeOf(opening.heading, bounds, openings[index - 1]?.heading.line ?? -1),
  }));
}

const maxLinesToFirstChapter = 6;

/** An epilogue that a first chapter follows at once is a volume of that name. */
function hasChapters(heading: Heading, next: Heading | undefined): boolean {
  const isClose = next?.level === "chapter" && next.line - heading.line <= maxLinesToFirstChapter;
  return heading.level === "epilogue" && isClose && next.number === 1;
}

function asVolume(heading: Heading): Heading {
  return { ...heading, level: "volume" };
}

/** Volumes with a heading of their own; one that only repeats the current volume's is a running header. */
function realVolumes(headings: readonly Heading[]): Heading[] {
  const volumes: Heading[] = [];
  for (const [index, heading] of headings.entries()) {
    if (heading.level !== "volume") continue;
    const last = volumes.at(-1);
    const isRunning = last?.number === heading.number && last?.keyword === heading.keyword;
    if (!isRunning && (heading.evidence === "strong" || headsChapter(heading, headings[index + 1])))
      volumes.push(heading);
  }
  return volumes;
}

/** A volume heading stands a page or less above its first chapter or prologue; elsewhere it is a mention. */
function headsChapter(volume: Heading, next: Heading | undefined): boolean {
  return (
    next !== undefined && volumeOpeners.has(next.level) && next.line - volume.line <= maxLinesAfterVolume
  );
}

function nextHeading(headings: readonly Heading[], volume: Heading): Heading | undefined {
  return headings.find(({ line }) => line > volume.line);
}

/** Sections count as chapters where a book has no chapters. */
function chapterLevel(headings: readonly Heading[]): Heading[] {
  const chapters = headings.filter(({ level }) => level === "chapter");
  const proven = chapters.filter(({ evidence }) => evidence !== "weak");
  return proven.length > 0
    ? chapters
    : headings.filter(({ level }) => level === "chapter" || level === "section");
}

function countBefore(volumes: readonly Heading[], line: number): number {
  return volumes.filter((volume) => volume.line < line).length;
}

const specialLevels: ReadonlySet<HeadingLevel> = new Set(["prologue", "epilogue", "extra", "front", "back"]);

function specialOpenings(
  headings: readonly Heading[],
  chapters: readonly Heading[],
  volumes: readonly Heading[],
) {
  return headings
    .filter(({ level }) => specialLevels.has(level))
    .flatMap((heading) => {
      const kind = specialKind(heading, chapters, volumes);
      return kind === null ? [] : [{ kind, heading }];
    });
}

/** What a heading without a number opens where it stands; `null` where it is out of place. */
function specialKind(
  heading: Heading,
  chapters: readonly Heading[],
  volumes: readonly Heading[],
): PartKind | null {
  const previous = chapters.findLast(({ line }) => line < heading.line);
  const next = chapters.find(({ line }) => line > heading.line);
  const endsVolume =
    next === undefined || next.number === 1 || next.number === 0 || isBetween(volumes, heading, next);
  const startsVolume =
    next !== undefined &&
    (previous === undefined || next.number === 1 || isBetween(volumes, previous, heading));
  switch (heading.level) {
    case "prologue":
      return startsVolume ? "prologue" : null;
    case "epilogue":
      return previous !== undefined && endsVolume ? "epilogue" : null;
    case "extra":
      return previous === undefined ? null : "epilogue";
    case "front":
      return previous === undefined && next !== undefined ? "front" : null;
    case "back":
      return previous !== undefined && next === undefined ? "back" : null;
    default:
      return null;
  }
}

function isBetween(volumes: readonly Heading[], from: Heading, to: Heading): boolean {
  return volumes.some(({ line }) => line > from.line && line < to.line);
}

function volumeOf(heading: Heading, volumes: readonly Heading[], previousLine: number) {
  const volume = volumes.findLast(({ line }) => line < heading.line);
  const isNear = volume && volume.line > previousLine && heading.line - volume.line <= maxLinesAfterVolume;
  return {
    volume: heading.volume === undefined ? (volume ?? null) : { label: heading.volume, title: "" },
    volumeLine: isNear ? volume.line : null,
  };
}
