import { sessionId } from "../../core/ids.ts";
import type { Session } from "../../domain/session.ts";
import { channelOf } from "./channel.ts";
import { isSessionKind, type Part, type PartKind } from "./chapterizer.ts";
import { readHeading } from "./headings/candidates.ts";
import { isBanner } from "./matter.ts";
import { detectLayout, paragraphsOf } from "./paragraphs.ts";

const firstDayMs = Date.UTC(2000, 0, 1);
const dayMs = 24 * 60 * 60 * 1000;
const minPadding = 3;
const maxHeadingLength = 80;

/**
 * A session for each prologue, chapter and epilogue that has a body; its turns are the paragraphs. The time within
 * a book is unknown: sessions stand one day apart from 2000-01-01 on, in reading order, so that only their order
 * means anything. Chapters are counted from 1 in their ids, whatever number their headings give.
 */
export function toSessions(text: string, parts: readonly Part[], corpus: string): Session[] {
  const told = parts.filter(({ kind }) => isSessionKind(kind));
  const layout = detectLayout(told.map((part) => text.slice(part.bodyStart, part.end)).join(""));
  const bodies = told
    .map((part) => ({
      part,
      paragraphs: storyParagraphs(text, part, paragraphsOf(bodyOf(text, part), layout)),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
  const chapterCount = bodies.filter(({ part }) => part.kind === "chapter").length;
  const nextId = idCounter(corpus, chapterCount);
  return bodies.map(({ part, paragraphs }, index) => ({
    id: sessionId(nextId(part.kind)),
    at: new Date(firstDayMs + index * dayMs),
    channel: channelOf(corpus),
    agent: "main",
    profile: "document",
    title: part.title,
    turns: paragraphs.map((content) => ({ role: "narrator", content })),
    metadata: { volume: part.volume, number: part.number, start: part.start, end: part.end, corpus },
  }));
}

function bodyOf(text: string, part: Part): string {
  return text.slice(part.bodyStart, part.end);
}

/** Neither a site's banner nor the chapter's own heading once more. */
function storyParagraphs(text: string, part: Part, paragraphs: readonly string[]): string[] {
  const heading = letters(text.slice(part.start, part.bodyStart));
  return paragraphs.filter((paragraph) => !isBanner(paragraph) && !isHeadingAgain(paragraph, heading));
}

function isHeadingAgain(paragraph: string, heading: string): boolean {
  if (paragraph.length > maxHeadingLength) return false;
  const line = paragraph.replace(/[\s\u3000]*[（(]?[完终終][）)]?$/, "");
  return heading.includes(letters(line)) && (letters(line) === heading || readHeading(line) !== null);
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}

function idCounter(corpus: string, chapterCount: number): (kind: PartKind) => string {
  const padding = Math.max(minPadding, String(chapterCount).length);
  const counts = new Map<PartKind, number>();
  return (kind) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return kind === "chapter"
      ? `${corpus}-${String(count).padStart(padding, "0")}`
      : `${corpus}-${kind}-${count}`;
  };
}
