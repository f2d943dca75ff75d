import type { DatasetStats } from "../evaluation/dataset/stats.ts";
import type { DatasetIssue } from "../evaluation/dataset/validate.ts";
import { datasetMessages } from "../messages/dataset.ts";
import type { CliContext } from "./context.ts";

const maxFoundLength = 60;

/** One line for what is wrong. */
export function renderIssue(issue: DatasetIssue, { flags }: CliContext): string {
  return datasetMessages(flags.language).issue[issue.code](factsOf(issue));
}

function factsOf({
  severity: _severity,
  code: _code,
  ...facts
}: DatasetIssue): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, factText(name, value)]));
}

function factText(name: string, value: unknown): string {
  if (name === "share" || name === "target" || name === "limit") return percent(Number(value));
  if (value === null) return "";
  if (typeof value === "object" && "session" in value && "turn" in value && "start" in value)
    return `${value.session} #${value.turn} @${value.start}`;
  const text = String(value);
  return name === "found" && text.length > maxFoundLength ? `${text.slice(0, maxFoundLength)}…` : text;
}

export function renderStats(stats: DatasetStats, { flags }: CliContext): string {
  const say = datasetMessages(flags.language);
  const { spansPerQuestion: spans } = stats;
  const rows: readonly (readonly [string, string])[] = [
    [say.stats.questions, String(stats.questions)],
    [say.stats.answerable, String(stats.answerable)],
    [say.stats.types, counts(stats.byType)],
    [say.stats.difficulties, counts(stats.byDifficulty)],
    [say.stats.clusters, String(Object.keys(stats.byCluster).length)],
    [say.stats.hops, counts(stats.byHops)],
    [say.stats.spans, spans === null ? say.none : say.spans(spans.mean.toFixed(2), spans.least, spans.most)],
    [say.stats.leaks, percent(stats.leakShare)],
  ];
  return rows.map(([label, value]) => `${label}: ${value}`).join("\n");
}

function counts(of: Readonly<Record<string, number>>): string {
  return Object.entries(of)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
