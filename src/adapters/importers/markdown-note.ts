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
  for (const paragraph of paragraphsOf(withoutComments(body, tally))) {
    if (isFence(paragraph)) {
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

const fence = /^\s{0,3}(?:```|~~~)/;
const isFence = (paragraph: string): boolean => fence.test(paragraph);
const heading = /^#{1,6}\s/;

function paragraphsOf(body: string): readonly string[] {
  const paragraphs: string[] = [];
  let lines: string[] = [];
  let isFenced = false;
  const close = (): void => {
    if (lines.some((line) => line.trim() !== "")) paragraphs.push(lines.join("\n").trimEnd());
    lines = [];
  };
  for (const line of body.split(/\r?\n/)) {
    if (fence.test(line)) {
      if (!isFenced) close();
      lines.push(line);
      if (isFenced) close();
      isFenced = !isFenced;
    } else if (isFenced) lines.push(line);
    else if (line.trim() === "") close();
    else if (heading.test(line)) {
      close();
      lines.push(line);
      close();
    } else lines.push(line);
  }
  close();
  return paragraphs;
}

/** Outside of fenced blocks, which may hold the sign for other ends. */
function withoutComments(body: string, tally: Tally): string {
  const parts = body.split(/(^\s{0,3}(?:```|~~~)[\s\S]*?^\s{0,3}(?:```|~~~)[^\n]*$)/m);
  return parts
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/%%[\s\S]*?%%/g, () => {
            tally.skip("comment");
            return "";
          }),
    )
    .join("");
}

/** Without the signs of a heading and the name of a block, which are no words of the text. */
const withoutMarks = (text: string): string =>
  text
    .replace(/^#{1,6}\s+/, "")
    .replace(/(?:^|\s)\^[A-Za-z0-9-]+$/, "")
    .trim();

/** `#tag` and `#tag/part`, in any script, with at least one sign that is no digit. */
function tagsIn(paragraph: string): readonly string[] {
  const text = paragraph.replace(/`[^`]*`/g, "").replace(/\[\[[^\]]*\]\]/g, "");
  return [...text.matchAll(/(?<=^|[\s，。；、（(])#([\p{L}\p{N}_/-]*[\p{L}_/-][\p{L}\p{N}_/-]*)/gu)].map(
    ([, tag = ""]) => tag,
  );
}
