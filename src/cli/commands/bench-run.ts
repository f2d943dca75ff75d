import { Command } from "commander";
import { benchJobSchema } from "../../app/bench/job.ts";
import { UsageError } from "../../core/errors.ts";
import { parseJson } from "../../core/parse-json.ts";
import { helpMessages } from "../../messages/help.ts";
import { commandLine } from "../bench-child.ts";
import type { CliContext } from "../context.ts";

/** `alaya bench-run <job>`: one stage of a benchmark in this process; `alaya bench` calls it and nobody else. */
export function createBenchRunCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).benchRun;
  return new Command("bench-run")
    .description(help.about)
    .argument("<job>", help.job)
    .action(async (text: string) => {
      const { compose } = await import("../../app/compose.ts");
      const { runBenchStage } = await import("../../app/bench/run-stage.ts");
      const job = benchJobSchema.safeParse(parseJson(text, "bench-run"));
      if (!job.success) {
        throw new UsageError({
          code: "USAGE_BENCH_JOB",
          message: "this is no job of a benchmark",
          hint: "call alaya bench; it starts its own jobs",
        });
      }
      context.printJson(await runBenchStage(await compose(context.flags), job.data, commandLine()));
    });
}
