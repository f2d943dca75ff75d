import { Command } from "commander";
import type { QuickstartPart } from "../../app/quickstart.ts";
import type { Language } from "../../core/language.ts";
import { helpMessages } from "../../messages/help.ts";
import { quickstartMessages } from "../../messages/quickstart.ts";
import type { CliContext } from "../context.ts";
import { renderNextSteps, renderQuickstartPart } from "../quickstart-output.ts";
import { productVersion } from "../version.ts";

const seed = 1;

/** `alaya quickstart`: both novellas built and evaluated beside the baselines, in the reader's language first. */
export function createQuickstartCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).quickstart;
  return new Command("quickstart").description(help.about).action(async () => {
    const { compose } = await import("../../app/compose.ts");
    const { quickstartBaseline, runQuickstart } = await import("../../app/quickstart.ts");
    const { shippedDataset } = await import("../../app/shipped.ts");
    const { clock, progress, flags } = context;
    const say = quickstartMessages(flags.language);
    const start = clock.monotonicMs();
    const composition = await compose(flags);
    const settings = { seed, alayaVersion: productVersion(), readerLanguage: flags.language, progress };
    const { workingDirectory } = composition;
    const shown = { baseline: quickstartBaseline, seed, language: flags.language, workingDirectory };
    const parts: QuickstartPart[] = [];
    for (const language of languagesFor(flags.language)) {
      context.note(say.building(language));
      const part = await runQuickstart(composition, language, settings);
      parts.push(part);
      if (!flags.json) context.print(renderQuickstartPart(part, shown));
    }
    if (flags.json) context.printJson({ datasets: parts.map(toJson) });
    else
      context.print(
        renderNextSteps({
          dataset: shippedDataset(flags.language),
          workingDirectory,
          language: flags.language,
        }),
      );
    context.note(say.finished(((clock.monotonicMs() - start) / 1000).toFixed(1)));
  });
}

const languagesFor = (reader: Language): readonly Language[] =>
  reader === "zh" ? ["zh", "en"] : ["en", "zh"];

const toJson = ({ dataset, evaluations, reports }: QuickstartPart) => ({
  dataset,
  reports_folder: reports,
  reports: evaluations.map(({ report }) => report),
});
