import { reportSections } from "./report-sections.ts";
import type { Reporter } from "./reporter.ts";
import type { Section, Table } from "./section.ts";

/** The report as a Markdown document. */
export const markdownReporter: Reporter = {
  name: "markdown",
  render: (report, options) => renderMarkdown(reportSections(report, options)),
};

/** The first section's title heads the document; the others stand below it. */
export const renderMarkdown = (sections: readonly Section[]): string =>
  `${sections.map((section, index) => renderSection(section, index === 0 ? "#" : "##")).join("\n\n")}\n`;

function renderSection({ title, before, table, after }: Section, heading: string): string {
  const parts = [
    `${heading} ${title}`,
    renderLines(before),
    table === null ? "" : renderTable(table),
    renderLines(after),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** A list; lines that are indented belong to the one above. */
const renderLines = (lines: readonly string[]): string =>
  lines
    .map((line) => (line.startsWith("  ") ? `  - ${escapeText(line.trim())}` : `- ${escapeText(line)}`))
    .join("\n");

function renderTable({ head, rows }: Table): string {
  const row = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(" | ")} |`;
  return [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
}

const escapeText = (text: string): string => text.replaceAll(/[\\`*_<[\]]/g, "\\$&");

const escapeCell = (text: string): string => escapeText(text).replaceAll("|", "\\|");
