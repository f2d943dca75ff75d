import type { ImportFormat } from "../../domain/import-format.ts";
import type { Session } from "../../domain/session.ts";
import { importedSessionId } from "./imported-session-id.ts";
import type { JsonRecord } from "./json-lines.ts";
import { readMarkdownNote } from "./markdown-note.ts";
import type { Tally } from "./tally.ts";

interface NoteFacts {
  readonly format: ImportFormat;
  readonly key: string;
  readonly title: string;
  readonly at: Date;
  readonly body: string;
  /** Tags of the front matter. */
  readonly tags: readonly string[];
  readonly metadata: JsonRecord;
}

/** One document session of a note; none when the note says nothing. */
export function noteSessions(
  { format, key, title, at, body, tags, metadata }: NoteFacts,
  tally: Tally,
): readonly Session[] {
  const note = readMarkdownNote(body, title, tally);
  if (note.turns.length === 0) {
    tally.skip("empty-session");
    return [];
  }
  return [
    {
      id: importedSessionId(format, key),
      at,
      channel: format,
      agent: "main",
      profile: "document",
      title,
      turns: note.turns,
      metadata: {
        ...Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== undefined)),
        tags: [...new Set([`source:${format}`, ...tags, ...note.tags])],
        ...(note.links.length > 0 && { links: note.links }),
        ...(note.embeds.length > 0 && { embeds: note.embeds }),
      },
    },
  ];
}

/** Tags as front matters have them: a list, or a text with commas or spaces; with or without `#`. */
export function frontMatterTags({ tags, tag }: JsonRecord): readonly string[] {
  const value = tags ?? tag;
  const list = Array.isArray(value) ? value : typeof value === "string" ? value.split(/[,，\s]+/) : [];
  return list.map((each) => String(each).replace(/^#/, "").trim()).filter((each) => each !== "");
}
