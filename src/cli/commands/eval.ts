import { Command } from "commander";
import type { Composition } from "../../app/compose.ts";
import type { SystemEvaluation } from "../../app/evaluate.ts";
import { metricByName } from "../../evaluation/metrics/registry.ts";
import { comparedMetrics, compareSystems } from "../../evaluation/records/compare-systems.ts";
import { renderComparison } from "../../evaluation/report/comparison.ts";
import { terminalReporter } from "../../evaluation/report/terminal.ts";
import { evalMessages } from "../../messages/eval.ts";
import { helpMessages } from "../../messages/help.ts";
import { spokenText } from "../../messages/phrases.ts";
import type { CliContext } from "../context.ts";
import { productVersion } from "../version.ts";
import { parseWholeNumber } from "../whole-number.ts";

interface EvalFlags {
  readonly dataset: string;
  readonly system: string[];
  readonly metric: string[];
  readonly seed: number;
  readonly report: boolean;
  readonly output?: string;
}

/** `alaya eval`: how well systems recall the gold of a data set. */
export function createEvalCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).eval;
  return new Command("eval")
    .description(help.about)
    .requiredOption("--dataset <file>", help.dataset)
    .option("--system <name...>", help.system, ["alaya"])
    .option("--metric <name...>", help.metric, [...comparedMetrics])
    .option("--seed <n>", help.seed, parseWholeNumber({ least: 0, most: 2 ** 31 }), 1)
    .option("--report", help.report, false)
    .option("--output <file>", help.output)
    .action((flags: EvalFlags) => runEvalCommand(context, flags));
}

async function runEvalCommand(context: CliContext, flags: EvalFlags): Promise<void> {
  for (const metric of flags.metric) metricByName(metric);
  const { compose } = await import("../../app/compose.ts");
  const { evaluate } = await import("../../app/evaluate.ts");
  const composition = await compose(context.flags);
  const systems = [...new Set(flags.system)];
  const paths = await reportPlaces(composition, systems, flags);
  const evaluations = await evaluate(composition, {
    datasetPath: flags.dataset,
    systems,
    existingStore: context.flags.dataDir !== undefined,
    seed: flags.seed,
    alayaVersion: productVersion(),
    progress: context.progress,
  });
  await save(evaluations, paths, context);
  if (evaluations.length > 1 || context.flags.json) noteWarnings(evaluations, context);
  if (context.flags.json) context.printJson(toJson(evaluations));
  else context.print(render(evaluations, paths, context, flags));
}

/** The paths of the JSON reports, in the order of the systems; none when no report was asked for. */
async function reportPlaces(
  { directory, clock }: Composition,
  systems: readonly string[],
  { report, output }: EvalFlags,
): Promise<readonly string[]> {
  if (!report && output === undefined) return [];
  const { reportPaths, requireReportPlace } = await import("../../app/save-report.ts");
  const paths = reportPaths({ output, folder: directory.reports, at: clock.now(), systems });
  for (const path of paths) await requireReportPlace(path);
  return paths;
}

async function save(
  evaluations: readonly SystemEvaluation[],
  paths: readonly string[],
  context: CliContext,
): Promise<void> {
  const { saveReport } = await import("../../app/save-report.ts");
  for (const [index, path] of paths.entries()) {
    const evaluation = evaluations[index];
    if (evaluation !== undefined) await saveReport(path, evaluation, { language: context.flags.language });
  }
}

/** What the table of several systems and JSON for programs leave out for people. */
function noteWarnings(evaluations: readonly SystemEvaluation[], context: CliContext): void {
  const warnings = new Set(evaluations.flatMap(({ report }) => report.meta.warnings));
  for (const warning of warnings) context.note(spokenText(warning, context.flags.language));
}

const toJson = (evaluations: readonly SystemEvaluation[]): unknown =>
  evaluations.length === 1 ? evaluations[0]?.report : { reports: evaluations.map(({ report }) => report) };

function render(
  evaluations: readonly SystemEvaluation[],
  saved: readonly string[],
  context: CliContext,
  flags: EvalFlags,
): string {
  const { language } = context.flags;
  const say = evalMessages(language);
  const [first] = evaluations;
  if (first !== undefined && evaluations.length === 1) {
    const savedTo = saved[0];
    return terminalReporter.render(first.report, { language, ...(savedTo !== undefined && { savedTo }) });
  }
  const runs = evaluations.map(({ run }) => ({ system: run.system.name, observations: run.observations }));
  const baseline = runs[0]?.system ?? "";
  const comparison = compareSystems(runs, { baseline, metrics: flags.metric, seed: flags.seed });
  return [renderComparison(comparison, language), ...saved.map((path) => say.savedTo(path))].join("\n");
}
