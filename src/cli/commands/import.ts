import { Command } from "commander";
import type { ImportOutcome } from "../../app/import/import-files.ts";
import { unknownName } from "../../core/nearest-name.ts";
import { type ImportFormat, importFormats } from "../../domain/import-format.ts";
import { helpMessages } from "../../messages/help.ts";
import type { CliContext } from "../context.ts";
import { printImport, toImportJson, warnOfImport } from "../import-output.ts";

/** `alaya import <format> <path…>`: what other programs have written, into the raw layer. */
export function createImportCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).import;
  return new Command("import")
    .description(help.about)
    .argument("<format>", help.format(importFormats.join(", ")))
    .argument("<path...>", help.path)
    .action(async (name: string, paths: string[]) => {
      const format = formatCalled(name);
      const { compose } = await import("../../app/compose.ts");
      const { importFiles } = await import("../../app/import/import-files.ts");
      const outcome: ImportOutcome = await importFiles(
        await compose(context.flags),
        { format, paths },
        context.progress,
      );
      if (context.flags.json) context.printJson(toImportJson(format, outcome));
      else printImport(outcome, context);
      warnOfImport(outcome, context);
    });
}

function formatCalled(name: string): ImportFormat {
  const format = importFormats.find((each) => each === name);
  if (format === undefined) throw unknownName("import format", name, importFormats);
  return format;
}
