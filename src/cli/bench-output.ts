import { basename } from "node:path";
import type { BenchEnvironment } from "../app/bench/environment.ts";
import type { BenchSubject } from "../app/bench/job.ts";
import type { MeasuredSubject, Scaling } from "../app/bench/scaling.ts";
import type { Language } from "../core/language.ts";
import type { Section } from "../evaluation/report/section.ts";
import { renderTerminal } from "../evaluation/report/terminal.ts";
import { benchMessages } from "../messages/bench.ts";

export interface BenchOutcome {
  readonly environment: BenchEnvironment;
  readonly measured: readonly MeasuredSubject[];
  readonly scaling: readonly Scaling[];
}

/** One table of everything measured, a column each, and one of how it grows. */
export function renderBench({ environment, measured, scaling }: BenchOutcome, language: Language): string {
  const sections = [measuresSection(environment, measured, language)];
  if (scaling.length > 0) sections.push(scalingSection(scaling, language));
  return renderTerminal(sections);
}

/** A book is called by its file's name. */
export function subjectName(subject: BenchSubject, language: Language): string {
  const say = benchMessages(language);
  switch (subject.kind) {
    case "book":
      return basename(subject.path);
    case "novella":
      return say.novella(subject.language);
    case "world":
      return say.world(subject.language, subject.chapters);
    case "cards":
      return say.cards(subject.cards);
  }
}

function measuresSection(
  environment: BenchEnvironment,
  measured: readonly MeasuredSubject[],
  language: Language,
): Section {
  const say = benchMessages(language);
  const { alaya, node, platform, processor, cores, memoryBytes, load } = environment;
  const facts = [
    `alaya ${alaya}`,
    `node ${node}`,
    platform,
    processor,
    say.cores(cores),
    formatBytes(memoryBytes),
    say.load(load.toFixed(1)),
  ];
  const rows = Object.entries(say.labels)
    .map(([name, label]) => ({ name, label, values: measured.map(({ measures }) => measures[name]) }))
    .filter(({ values }) => values.some((value) => value !== undefined));
  return {
    title: say.results,
    before: [say.environment(facts.join(", "))],
    table: {
      head: [say.measure, ...measured.map(({ subject }) => subjectName(subject, language))],
      rows: rows.map(({ name, label, values }) => [label, ...values.map((value) => format(name, value))]),
    },
    after: [],
  };
}

function scalingSection(scaling: readonly Scaling[], language: Language): Section {
  const say = benchMessages(language);
  const ratios = [
    "characters",
    "cards",
    "links",
    "ingest",
    "distil",
    "recall",
    "evalPerQuestion",
    "storeBytes",
  ] as const;
  return {
    title: say.scaling,
    before: [],
    table: {
      head: [say.language, say.chapters, ...ratios.map((name) => say.growth[name])],
      rows: scaling.map((row) => [
        row.language,
        `${row.fromChapters} → ${row.toChapters} (×${(row.toChapters / row.fromChapters).toFixed(1)})`,
        ...ratios.map((name) => `×${row[name].toFixed(1)}`),
      ]),
    },
    after: [],
  };
}

/** The unit ends the name of a measure. */
function format(name: string, value: number | undefined): string {
  if (value === undefined) return "—";
  if (name.endsWith("-bytes")) return formatBytes(value);
  if (name.endsWith("-ms")) return formatMilliseconds(value);
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}

function formatMilliseconds(value: number): string {
  if (value >= 1000) return `${(value / 1000).toFixed(1)} s`;
  return `${value.toFixed(value < 10 ? 2 : 0)} ms`;
}

const formatBytes = (value: number): string =>
  `${(value / 1_000_000).toFixed(value < 10_000_000 ? 1 : 0)} MB`;

/** Measures keep their names, with their unit at the end. */
export const toBenchJson = ({ environment, measured, scaling }: BenchOutcome) => ({
  schema: "alaya.bench/1",
  environment: {
    alaya: environment.alaya,
    node: environment.node,
    platform: environment.platform,
    processor: environment.processor,
    cores: environment.cores,
    memory_bytes: environment.memoryBytes,
    load: environment.load,
    at: environment.at.toISOString(),
  },
  subjects: measured.map(({ subject, measures }) => ({ subject, measures })),
  scaling: scaling.map((row) => ({
    language: row.language,
    from_chapters: row.fromChapters,
    to_chapters: row.toChapters,
    size_ratio: row.toChapters / row.fromChapters,
    characters: row.characters,
    cards: row.cards,
    links: row.links,
    ingest: row.ingest,
    distil: row.distil,
    recall: row.recall,
    eval_per_question: row.evalPerQuestion,
    store_bytes: row.storeBytes,
  })),
});
