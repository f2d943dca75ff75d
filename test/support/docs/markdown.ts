/** A Markdown table; cells are escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

export const code = (text: string): string => `\`${text}\``;

/** Texts in code spans with commas between them. */
export const codes = (texts: readonly string[], comma = ", "): string => texts.map(code).join(comma);

/** Blocks of a page with an empty line between them, and a newline at the end. */
export const page = (blocks: readonly string[]): string =>
  `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
