import { Command } from "commander";
import { cliMessages } from "../../messages/cli.ts";
import { helpMessages } from "../../messages/help.ts";
import type { CliContext } from "../context.ts";

/** `alaya init`: an empty memory with its configuration file. */
export function createInitCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).init;
  return new Command("init").description(help.about).action(async () => {
    const { compose } = await import("../../app/compose.ts");
    const { initialise } = await import("../../app/initialise.ts");
    const composition = await compose(context.flags);
    const made = await initialise(composition);
    const { directory } = composition;
    if (context.flags.json) {
      context.printJson({ data_dir: directory.root, created: made });
      return;
    }
    const say = cliMessages(context.flags.language);
    const lines = made
      ? [
          say.createdDirectory(directory.root),
          say.initialisedVectors(directory.vectors),
          say.initialisedGraph(directory.graphEngine, directory.graph),
          say.createdConfig(directory.config),
          say.ready,
        ]
      : [say.alreadyInitialised(directory.root)];
    context.print(lines.join("\n"));
  });
}
