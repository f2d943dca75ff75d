import CliTable from "cli-table3";
import { reportSections } from "./report-sections.ts";
import type { Reporter } from "./reporter.ts";
import type { Section, Table } from "./section.ts";

const rule = "━".repeat(60);

/** The report as a person at a terminal reads it. */
export const terminalReporter: Reporter = {
  name: "terminal",
  render: (report, options) => renderTerminal(reportSections(report, options)),
};

/** Titles between rules, tables aligned, everything else indented. */
export const renderTerminal = (sections: readonly Section[]): string =>
  `${sections.map(renderSection).join("\n\n")}\n`;

const renderSection = ({ title, before, table, after }: Section): string =>
  [
    rule,
    title,
    rule,
    ...before.map(indent),
    ...(table === null ? [] : [renderTable(table)]),
    ...after.map(indent),
  ].join("\n");

function renderTable({ head, rows }: Table): string {
  const table = new CliTable({
    head: [...head],
    style: { head: [], border: [], compact: true },
    chars: borderless,
  });
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n");
}

const indent = (line: string): string => `  ${line}`;

const borderless = {
  top: "",
  "top-mid": "",
  "top-left": "",
  "top-right": "",
  bottom: "",
  "bottom-mid": "",
  "bottom-left": "",
  "bottom-right": "",
  left: " ",
  "left-mid": "",
  mid: "",
  "mid-mid": "",
  right: "",
  "right-mid": "",
  middle: " ",
};
