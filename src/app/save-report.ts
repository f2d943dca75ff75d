import { mkdir, rename, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { formatObservations } from "../evaluation/records/observation-record.ts";
import { jsonReporter } from "../evaluation/report/json.ts";
import { markdownReporter } from "../evaluation/report/markdown.ts";
import type { RenderOptions } from "../evaluation/report/reporter.ts";
import type { SystemEvaluation } from "./evaluate.ts";

/**
 * Writes a report as JSON to `path`, and beside it the same for people (`.md`) and the per-question records
 * (`.observations.jsonl`). No file is ever half written.
 */
export async function saveReport(
  path: string,
  { run, report }: SystemEvaluation,
  options: RenderOptions,
): Promise<void> {
  const folder = dirname(path);
  const name = basename(path, extname(path));
  await mkdir(folder, { recursive: true });
  await replaceFile(join(folder, `${name}.observations.jsonl`), formatObservations(run.observations));
  await replaceFile(join(folder, `${name}.md`), markdownReporter.render(report, options));
  await replaceFile(path, jsonReporter.render(report, options));
}

async function replaceFile(path: string, content: string): Promise<void> {
  const draft = `${path}.tmp`;
  await writeFile(draft, content);
  await rename(draft, path);
}

/** One path a system: `output` itself for one, with the system's name before the ending for several. */
export function reportPaths(place: {
  readonly output: string | undefined;
  readonly folder: string;
  readonly at: Date;
  readonly systems: readonly string[];
}): readonly string[] {
  const stamp = place.at.toISOString().replace(/[:.]/g, "-");
  const path = place.output ?? join(place.folder, `report-${stamp}.json`);
  if (place.systems.length === 1) return [path];
  const ending = extname(path);
  const stem = path.slice(0, path.length - ending.length);
  return place.systems.map((system) => `${stem}.${system}${ending}`);
}
