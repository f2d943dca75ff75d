import { Command, Option } from "commander";
import type { RebuildSource } from "../../app/rebuild.ts";
import { cliMessages } from "../../messages/cli.ts";
import { helpMessages } from "../../messages/help.ts";
import type { CliContext } from "../context.ts";

/** `alaya rebuild --from raw|graph`: the layers above, made again from the layer named. */
export function createRebuildCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).rebuild;
  return new Command("rebuild")
    .description(help.about)
    .addOption(new Option("--from <layer>", help.from).choices(["raw", "graph"]).default("raw"))
    .action(({ from }: { from: RebuildSource }) => runRebuild(context, from));
}

/** `alaya rebuild-l1`: what the Alaya design calls a rebuild of the index from the graph. */
export function createRebuildIndexCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).rebuildIndex;
  return new Command("rebuild-l1").description(help.about).action(() => runRebuild(context, "graph"));
}

async function runRebuild(context: CliContext, source: RebuildSource): Promise<void> {
  const { compose } = await import("../../app/compose.ts");
  const { rebuild } = await import("../../app/rebuild.ts");
  const cards = await rebuild(await compose(context.flags), { source, progress: context.progress });
  if (context.flags.json) context.printJson({ from: source, cards });
  else context.print(cliMessages(context.flags.language).rebuilt(source, cards));
}
