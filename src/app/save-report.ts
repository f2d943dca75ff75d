import { access, constants, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { outUnwritable, writingTo } from "../core/output-failure.ts";
import { formatObservations } from "../evaluation/records/observation-record.ts";
import { jsonReporter } from "../evaluation/report/json.ts";
import { markdownReporter } from "../evaluation/report/markdown.ts";
import type { RenderOptions } from "../evaluation/report/reporter.ts";
import type { SystemEvaluation } from "./evaluate.ts";

/**
 * Writes a report as JSON to `path`, and beside it the same for people (`.md`) and the per-question records
 * (`.observations.jsonl`). No file is ever half written. Throws `OUT_UNWRITABLE`.
 */
export async function saveReport(
  path: string,
  { run, report }: SystemEvaluation,
  options: RenderOptions,
): Promise<void> {
  const stem = join(dirname(path), basename(path, ".json"));
  await requireReportPlace(path);
  await replaceFile(`${stem}.observations.jsonl`, formatObservations(run.observations));
  await replaceFile(`${stem}.md`, markdownReporter.render(report, options));
  await replaceFile(path, jsonReporter.render(report, options));
}

/** Makes the folder of a report. Throws `OUT_UNWRITABLE` where no report can stand; for asking before long work. */
export async function requireReportPlace(path: string): Promise<void> {
  await writingTo(path, async () => {
    await mkdir(dirname(path), { recursive: true });
    await access(dirname(path), constants.W_OK);
  });
  const isFolder = path === "" || (await stat(path).catch(() => null))?.isDirectory() === true;
  if (isFolder) throw outUnwritable(path, Object.assign(new Error("a folder"), { code: "EISDIR" }));
}

async function replaceFile(path: string, content: string): Promise<void> {
  const draft = `${path}.tmp`;
  await writingTo(path, async () => {
    try {
      await writeFile(draft, content);
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
  });
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
  const ending = extname(path) === ".json" ? ".json" : "";
  const stem = path.slice(0, path.length - ending.length);
  return place.systems.map((system) => `${stem}.${system}${ending}`);
}
