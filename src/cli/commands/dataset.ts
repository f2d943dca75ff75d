import { Command } from "commander";
import type { ChatModelWishes } from "../../app/chat-model.ts";
import { UsageError } from "../../core/errors.ts";
import { openCorpus } from "../../evaluation/corpus/open-corpus.ts";
import { loadDataset } from "../../evaluation/dataset/load-dataset.ts";
import { datasetStats } from "../../evaluation/dataset/stats.ts";
import { validateDataset } from "../../evaluation/dataset/validate.ts";
import { corpusOfDataset, writeDataset } from "../../evaluation/dataset/write-dataset.ts";
import { datasetMessages } from "../../messages/dataset.ts";
import { helpMessages } from "../../messages/help.ts";
import { spokenText } from "../../messages/phrases.ts";
import type { CliContext } from "../context.ts";
import { generatorNames, loadGenerator } from "../dataset-generators.ts";
import { renderIssue, renderStats } from "../dataset-output.ts";
import { parseWholeNumber } from "../whole-number.ts";

interface GenerateFlags extends ChatModelWishes {
  readonly generator: string;
  readonly corpus?: string;
  readonly world?: string;
  readonly out: string;
  readonly seed: number;
  readonly perType?: number;
}

/** Questions of each type by generator; a model's cost money, and the shipped recordings hold for their number. */
const defaultPerType: Readonly<Record<string, number>> = { rules: 40, world: 48, llm: 8 };

/** `alaya dataset`: question sets made, checked and counted. */
export function createDatasetCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).dataset;
  return new Command("dataset")
    .description(help.about)
    .addCommand(createGenerateCommand(context))
    .addCommand(createValidateCommand(context))
    .addCommand(createStatsCommand(context));
}

function createGenerateCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).generate;
  return new Command("generate")
    .description(help.about)
    .requiredOption("--generator <name>", help.generator(generatorNames.join(", ")))
    .option("--corpus <dir>", help.corpus)
    .option("--world <dir>", help.world)
    .requiredOption("--out <file>", help.out)
    .option("--seed <number>", help.seed, parseWholeNumber({ least: 0, most: 2 ** 31 - 1 }), 1)
    .option("--per-type <number>", help.perType, parseWholeNumber({ least: 1, most: 10_000 }))
    .option("--recordings <file>", help.recordings)
    .option("--model <name>", help.model)
    .option("--base-url <url>", help.baseUrl)
    .option("--api-key-env <variable>", help.apiKeyEnv)
    .option("--record <file>", help.record)
    .action((flags: GenerateFlags) => runGenerate(context, flags));
}

async function runGenerate(context: CliContext, flags: GenerateFlags): Promise<void> {
  const { generator, out, seed } = flags;
  const make = await loadGenerator(generator);
  const perType = flags.perType ?? defaultPerType[generator] ?? 40;
  const corpusDirectory = requireSource(flags);
  const dataset = await make({ corpusDirectory, plan: { seed, perType }, chatModel: flags }, context);
  await writeDataset(out, dataset);
  const stats = datasetStats(dataset);
  if (context.flags.json) {
    context.printJson({ out, meta: dataset.meta, stats });
    return;
  }
  const say = datasetMessages(context.flags.language);
  context.print([say.written(out, dataset.qa_pairs.length), renderStats(stats, context)].join("\n"));
  const notes = dataset.meta.notes ?? [];
  if (notes.length > 0)
    context.note(
      [say.notes, ...notes.map((note) => `  ${spokenText(note, context.flags.language)}`)].join("\n"),
    );
}

function requireSource({ corpus, world }: GenerateFlags): string {
  const source = world ?? corpus;
  if (source !== undefined) return source;
  throw new UsageError({
    code: "USAGE_NO_CORPUS",
    message: "there is nothing to make questions of",
    hint: "name a corpus folder with --corpus, or a generated world with --world",
  });
}

function createValidateCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).validate;
  return new Command("validate")
    .description(help.about)
    .argument("<file>", help.file)
    .option("--corpus <dir>", help.corpus)
    .action(async (path: string, { corpus: directory }: { readonly corpus?: string }) => {
      const { dataset, warnings } = await loadDataset(path);
      const corpus = await (directory === undefined ? corpusOfDataset(path, dataset) : openCorpus(directory));
      const issues = validateDataset(dataset, corpus);
      const errors = issues.filter(({ severity }) => severity === "error");
      const ok = errors.length === 0;
      noteWarnings(warnings, context);
      if (context.flags.json) context.printJson({ ok, questions: dataset.qa_pairs.length, issues });
      else context.print(renderVerdict(dataset.qa_pairs.length, issues, context));
      if (!ok) context.answer("no");
    });
}

function noteWarnings(warnings: readonly string[], context: CliContext): void {
  for (const warning of warnings) context.note(spokenText(warning, context.flags.language));
}

function renderVerdict(
  questions: number,
  issues: ReturnType<typeof validateDataset>,
  context: CliContext,
): string {
  const say = datasetMessages(context.flags.language);
  const lines = (severity: "error" | "warning") =>
    issues.filter((issue) => issue.severity === severity).map((issue) => `  ${renderIssue(issue, context)}`);
  const [errors, warnings] = [lines("error"), lines("warning")];
  return [
    ...(errors.length === 0 ? [say.valid(questions)] : [say.invalid(errors.length), ...errors]),
    ...(warnings.length === 0 ? [] : [say.warnings(warnings.length), ...warnings]),
  ].join("\n");
}

function createStatsCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).datasetStats;
  return new Command("stats")
    .description(help.about)
    .argument("<file>", help.file)
    .action(async (path: string) => {
      const { dataset, warnings } = await loadDataset(path);
      noteWarnings(warnings, context);
      const stats = datasetStats(dataset);
      if (context.flags.json) context.printJson({ meta: dataset.meta, stats });
      else context.print(renderStats(stats, context));
    });
}
