import type { Language } from "../../../core/language.ts";
import type { Session } from "../../../domain/session.ts";
import { splitIntoPassages } from "../text-spans.ts";
import { cuesOf } from "./cues-of-language.ts";
import { countReasons, emptyReason } from "./dropped-turns.ts";
import type { Passage, PassageReading, Piece } from "./passage.ts";

/** A passage may outgrow the bound by so much rather than leave a scrap beside it. */
const scrapAllowance = 1.3;

/** One little scene per passage: short paragraphs that follow each other are joined, long ones are cut at sentence ends. */
export function documentPassages(session: Session, language: Language): PassageReading {
  const cues = cuesOf[language];
  const reasons = session.turns.map((turn) => emptyReason(turn, cues));
  const passages: Passage[] = [];
  let stretch: Piece[] = [];
  const close = (): void => {
    passages.push(...joinShort(stretch, cues.passage).map((pieces) => toPassage(session, pieces)));
    stretch = [];
  };
  session.turns.forEach((turn, index) => {
    if (reasons[index] === "boilerplate") close();
    if (reasons[index] !== null) return;
    const parts = splitIntoPassages(turn.content, cues.passage.max);
    stretch.push(...parts.map((part) => ({ turn: index, ...part })));
  });
  close();
  return { passages, dropped: countReasons(reasons) };
}

const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.end - piece.start, 0);

function joinShort(
  pieces: readonly Piece[],
  bounds: { readonly min: number; readonly max: number },
): readonly (readonly Piece[])[] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last !== undefined && belongsTo(last, piece, bounds)) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

function belongsTo(
  group: readonly Piece[],
  piece: Piece,
  { min, max }: { readonly min: number; readonly max: number },
): boolean {
  const before = lengthOf(group);
  const own = piece.end - piece.start;
  const isScrap = before < min / 2 || own < min / 2;
  if (before < min || own < min / 2) return before + own <= (isScrap ? max * scrapAllowance : max);
  return false;
}

function toPassage(session: Session, pieces: readonly Piece[]): Passage {
  const lines = pieces.map(({ turn, start, end }) => ({
    speaker: null,
    text: session.turns[turn]?.content.slice(start, end) ?? "",
  }));
  return { pieces, lines, content: lines.map(({ text }) => text).join("\n\n") };
}
