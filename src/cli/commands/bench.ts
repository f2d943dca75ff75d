import { resolve } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { type BenchSubject, benchSeed } from "../../app/bench/job.ts";
import { benchMessages } from "../../messages/bench.ts";
import { helpMessages } from "../../messages/help.ts";
import { runStageInChild } from "../bench-child.ts";
import { renderBench, subjectName, toBenchJson } from "../bench-output.ts";
import type { CliContext } from "../context.ts";
import { productVersion } from "../version.ts";
import { parseWholeNumber } from "../whole-number.ts";

const defaultWorlds: readonly number[] = [30, 100];
/** A few thousand cards, so that a person can wait. */
const defaultSizes: readonly number[] = [3000];
const languages = ["zh", "en"] as const;

interface BenchFlags {
  readonly book: readonly string[];
  /** True when no sizes were given. */
  readonly worlds?: readonly number[] | true;
  readonly sizes?: readonly number[] | true;
  readonly seed: number;
}

/** `alaya bench`: time, memory and disk of every stage, each measured in a process of its own. */
export function createBenchCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).bench;
  return new Command("bench")
    .description(help.about)
    .option("--book <file...>", help.book, [])
    .option("--worlds [sizes]", help.worlds, parseSizes({ most: 10_000 }))
    .option("--sizes [cards]", help.sizes, parseSizes({ most: 1_000_000 }))
    .option("--seed <n>", help.seed, parseWholeNumber({ least: 0, most: 1_000_000 }), benchSeed)
    .action((flags: BenchFlags) => runBenchCommand(context, flags));
}

async function runBenchCommand(context: CliContext, benchFlags: BenchFlags): Promise<void> {
  const { compose } = await import("../../app/compose.ts");
  const { runBench } = await import("../../app/bench/run-bench.ts");
  const { benchEnvironment } = await import("../../app/bench/environment.ts");
  const { scalingOf } = await import("../../app/bench/scaling.ts");
  const { flags, clock } = context;
  const say = benchMessages(flags.language);
  const { workingDirectory } = await compose(flags);
  const environment = benchEnvironment(productVersion(), clock.now());
  let start = clock.monotonicMs();
  const measured = await runBench({
    subjects: subjectsOf(benchFlags, workingDirectory),
    alayaVersion: environment.alaya,
    runStage: (job, { signal }) => runStageInChild(job, { flags, signal }),
    progress: context.progress,
    onMeasured: ({ subject }) => {
      const seconds = ((clock.monotonicMs() - start) / 1000).toFixed(0);
      context.note(say.measured(subjectName(subject, flags.language), seconds));
      start = clock.monotonicMs();
    },
  });
  const outcome = { environment, measured, scaling: scalingOf(measured) };
  if (flags.json) context.printJson(toBenchJson(outcome));
  else context.print(renderBench(outcome, flags.language));
}

function subjectsOf(
  { book, worlds, sizes, seed }: BenchFlags,
  workingDirectory: string,
): readonly BenchSubject[] {
  const byDefault = book.length === 0 && worlds === undefined && sizes === undefined;
  return [
    ...book.map((path) => ({ kind: "book" as const, path: resolve(workingDirectory, path) })),
    ...(byDefault ? languages.map((language) => ({ kind: "novella" as const, language })) : []),
    ...sizesOf(worlds, byDefault, defaultWorlds).flatMap((chapters) =>
      languages.map((language) => ({ kind: "world" as const, language, chapters })),
    ),
    ...sizesOf(sizes, byDefault, defaultSizes).map((cards) => ({ kind: "cards" as const, cards, seed })),
  ];
}

const sizesOf = (
  asked: readonly number[] | true | undefined,
  byDefault: boolean,
  defaults: readonly number[],
): readonly number[] => (asked === true || byDefault ? defaults : (asked ?? []));

const parseSizes =
  ({ most }: { readonly most: number }) =>
  (text: string): readonly number[] => {
    const sizes = text.split(",").map(Number);
    const areValid = sizes.every((size) => Number.isInteger(size) && size >= 1 && size <= most);
    if (areValid) return [...new Set(sizes)].sort((a, b) => a - b);
    throw new InvalidArgumentError(`whole numbers from 1 to ${most} are needed, with commas between them`);
  };
