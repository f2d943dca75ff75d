/** A link between notes as it was written. */
export interface Wikilink {
  readonly target: string;
  /** Heading or block of the target. */
  readonly heading?: string;
  readonly label?: string;
}

interface WikilinkText {
  /** Links replaced by their labels or names; embeds taken out. */
  readonly text: string;
  readonly links: readonly Wikilink[];
  /** Targets of the embeds. */
  readonly embeds: readonly string[];
}

const form = /(!?)\[\[([^[\]\n]+)\]\]/g;

/** Reads `[[note]]`, `[[note#heading]]`, `[[note|label]]` and `![[embed]]`; code between backticks stays. */
export function readWikilinks(paragraph: string): WikilinkText {
  const links: Wikilink[] = [];
  const embeds: string[] = [];
  const text = paragraph
    .split(/(`[^`\n]+`)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(form, (_written, mark: string, inner: string) => {
            const link = linkOf(inner);
            if (mark === "!") {
              embeds.push(link.target);
              return "";
            }
            links.push(link);
            return shownAs(link);
          }),
    )
    .join("");
  return { text, links, embeds };
}

function linkOf(inner: string): Wikilink {
  // In a table the bar of a label is written with a backslash.
  const [place = "", ...labels] = inner.split(/\\?\|/);
  const [target = "", ...headings] = place.split("#");
  const [heading, label] = [headings.join("#").trim(), labels.join("|").trim()];
  return {
    target: target.trim(),
    ...(heading !== "" && { heading }),
    ...(label !== "" && { label }),
  };
}

function shownAs({ target, heading, label }: Wikilink): string {
  if (label !== undefined) return label;
  const name = target.split("/").at(-1) ?? target;
  if (heading === undefined || heading.startsWith("^")) return name;
  return name === "" ? heading : `${name} > ${heading}`;
}
