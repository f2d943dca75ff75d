import type { Language } from "../../core/language.ts";
import type { Session } from "../../domain/session.ts";
import type { Part, PartKind } from "./chapterizer.ts";

/** What a corpus holds, counted over its sessions. */
export interface CorpusStats {
  readonly language: Language;
  readonly sessions: number;
  /** Of each kind; `null` when the corpus was not cut from a text here. */
  readonly parts: Readonly<Record<PartKind, number>> | null;
  readonly paragraphs: number;
  /** UTF-16 units of all turns. */
  readonly characters: number;
  /** As a word processor counts: a Chinese character or a word of another script. */
  readonly words: number;
  readonly longest: SessionSize | null;
  readonly shortest: SessionSize | null;
  readonly volumes: readonly string[];
}

/** A session's length in UTF-16 units. */
interface SessionSize {
  readonly id: string;
  readonly characters: number;
}

const wordPattern = /\p{Script=Han}|[\p{L}\p{N}](?:[\p{L}\p{N}'’-](?<!\p{Script=Han}))*/gu;

export function corpusStats(
  sessions: readonly Session[],
  language: Language,
  parts: readonly Part[] | null,
): CorpusStats {
  const texts = sessions.map(({ id, turns }) => ({
    id,
    text: turns.map(({ content }) => content).join("\n"),
  }));
  const sizes = sessions
    .map(({ id, turns }) => ({ id, characters: turns.reduce((sum, { content }) => sum + content.length, 0) }))
    .sort((a, b) => a.characters - b.characters);
  return {
    language,
    sessions: sessions.length,
    parts: parts === null ? null : countKinds(parts),
    paragraphs: sessions.reduce((sum, { turns }) => sum + turns.length, 0),
    characters: sizes.reduce((sum, { characters }) => sum + characters, 0),
    words: texts.reduce((sum, { text }) => sum + (text.match(wordPattern)?.length ?? 0), 0),
    longest: sizes.at(-1) ?? null,
    shortest: sizes[0] ?? null,
    volumes: [...new Set(sessions.flatMap(({ metadata }) => volumeOf(metadata)))],
  };
}

function countKinds(parts: readonly Part[]): Record<PartKind, number> {
  const counts = { front: 0, prologue: 0, chapter: 0, epilogue: 0, back: 0 };
  for (const { kind } of parts) counts[kind]++;
  return counts;
}

function volumeOf(metadata: Session["metadata"]): string[] {
  const volume = metadata.volume;
  return typeof volume === "string" ? [volume] : [];
}
