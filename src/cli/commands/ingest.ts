import { Command } from "commander";
import type { Ingested } from "../../app/memory.ts";
import { cliMessages } from "../../messages/cli.ts";
import { helpMessages } from "../../messages/help.ts";
import type { CliContext } from "../context.ts";

/** `alaya ingest <file…>`: session files, or folders of them, into the raw layer. */
export function createIngestCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).ingest;
  return new Command("ingest")
    .description(help.about)
    .argument("<file...>", help.file)
    .action(async (paths: string[]) => {
      const { compose } = await import("../../app/compose.ts");
      const { ingestFiles } = await import("../../app/ingest-files.ts");
      const ingested = await ingestFiles(await compose(context.flags), paths, context.progress);
      if (context.flags.json) context.printJson({ sessions: ingested.map(toJson) });
      else for (const one of ingested) context.print(describe(one, context));
      warn(ingested, context);
    });
}

const toJson = ({ session, outcome, path, warnings }: Ingested) => ({
  id: session.id,
  outcome,
  path,
  warnings,
});

function describe({ session, outcome, path }: Ingested, context: CliContext): string {
  const say = cliMessages(context.flags.language);
  if (outcome === "unchanged") return say.unchanged(session.id);
  const duration = session.metadata.duration_ms;
  const tokens = session.metadata.tokens;
  return [
    say.ingesting(session.id),
    say.sessionFacts(
      typeof duration === "number" ? `${(duration / 1000).toFixed(1)}s` : "-",
      typeof tokens === "number" ? String(tokens) : "-",
      session.channel,
    ),
    say.saved(path),
    outcome === "grown" ? say.grown(session.id) : say.sessionNode,
  ].join("\n");
}

function warn(ingested: readonly Ingested[], context: CliContext): void {
  const say = cliMessages(context.flags.language);
  for (const { session, warnings } of ingested) {
    for (const { idMonth, month } of warnings) context.note(say.idDateMismatch(session.id, idMonth, month));
  }
}
