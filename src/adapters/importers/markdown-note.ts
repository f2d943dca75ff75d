import type { Turn } from "../../domain/session.ts";
import type { Tally } from "./tally.ts";
import { readWikilinks, type Wikilink } from "./wikilinks.ts";

interface MarkdownNote {
  /** Paragraphs and headings in their order, links replaced by what a reader sees of them. */
  readonly turns: readonly Turn[];
  readonly links: readonly Wikilink[];
  readonly embeds: readonly string[];
  /** Written in the text as `#tag`, without the sign. */
  readonly tags: readonly string[];
}

/**
 * Cuts the body of a note into its paragraphs; a fenced block is one. A first heading that repeats the title is left
 * out, comments `%%…%%` and embeds are counted.
 */
export function readMarkdownNote(body: string, title: string, tally: Tally): MarkdownNote {
  const links: Wikilink[] = [];
  const embeds: string[] = [];
  const tags = new Set<string>();
  const turns: Turn[] = [];
  for (const { isFenced, text: paragraph } of segmentsOf(body).flatMap((part) => paragraphsOf(part, tally))) {
    if (isFenced) {
      turns.push({ role: "narrator", content: paragraph });
      continue;
    }
    const read = readWikilinks(paragraph);
    links.push(...read.links);
    embeds.push(...read.embeds);
    for (const tag of tagsIn(paragraph)) tags.add(tag);
    const content = withoutMarks(read.text);
    const repeatsTitle = turns.length === 0 && /^#\s/.test(paragraph) && content === title;
    if (content !== "" && !repeatsTitle) turns.push({ role: "narrator", content });
  }
  tally.skip("embed", embeds.length);
  return { turns, links, embeds, tags: [...tags] };
}

interface Segment {
  readonly isFenced: boolean;
  readonly text: string;
}

/** The fenced blocks of a text and what stands between them; a block that nobody closes goes on to the end. */
function segmentsOf(body: string): readonly Segment[] {
  const segments: Segment[] = [];
  let lines: string[] = [];
  let opening: string | undefined;
  const close = (isFenced: boolean): void => {
    segments.push({ isFenced, text: lines.join("\n") });
    lines = [];
  };
  for (const line of body.split(/\r?\n/)) {
    const [, mark, rest] = /^\s{0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (opening === undefined && mark !== undefined) {
      close(false);
      opening = mark;
      lines.push(line);
    } else if (opening !== undefined && mark?.startsWith(opening) && rest?.trim() === "") {
      lines.push(line);
      close(true);
      opening = undefined;
    } else lines.push(line);
  }
  close(opening !== undefined);
  return segments;
}

/** Of a text between fenced blocks its paragraphs, each heading by itself; comments are counted and left out. */
function paragraphsOf({ isFenced, text }: Segment, tally: Tally): readonly Segment[] {
  if (isFenced) return [{ isFenced, text }];
  const comments = text.match(/%%[\s\S]*?%%/g)?.length ?? 0;
  tally.skip("comment", comments);
  return text
    .replace(/%%[\s\S]*?%%/g, "")
    .replace(/^#{1,6}\s.*$/gm, "\n$&\n")
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => ({ isFenced, text: paragraph.replace(/^\n+/, "").trimEnd() }))
    .filter((paragraph) => paragraph.text.trim() !== "");
}

/** Without the signs of a heading and the name of a block, which are no words of the text. */
const withoutMarks = (text: string): string =>
  text
    .replace(/^#{1,6}\s+/, "")
    .replace(/(?:^|\s)\^[A-Za-z0-9-]+$/, "")
    .trim();

/** `#tag` and `#tag/part`, in any script, with at least one sign that is no digit. */
function tagsIn(paragraph: string): readonly string[] {
  const text = paragraph.replace(/`[^`]*`/g, "").replace(/\[\[[^[\]\n]*\]\]/g, "");
  return [...text.matchAll(/(?<=^|[\s，。；、（(])#([\p{L}\p{N}_/-]*[\p{L}_/-][\p{L}\p{N}_/-]*)/gu)].map(
    ([, tag = ""]) => tag,
  );
}
