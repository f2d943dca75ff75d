import { Command, Option } from "commander";
import type { Language } from "../../core/language.ts";
import { writeWorld } from "../../evaluation/corpus/world/write-world.ts";
import { corpusMessages } from "../../messages/corpus.ts";
import { helpMessages } from "../../messages/help.ts";
import type { CliContext } from "../context.ts";
import { parseWholeNumber } from "../whole-number.ts";

interface SynthFlags {
  readonly seed: number;
  readonly chapters: number;
  readonly language: Language;
  readonly out: string;
  readonly realiser: string;
}

const mostChapters = 100_000;

/** `alaya corpus synth`: a generated world with exact gold, the same bytes for the same seed. */
export function createSynthCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).synth;
  return new Command("synth")
    .description(help.about)
    .requiredOption("--seed <n>", help.seed, parseWholeNumber({ least: 0, most: 2 ** 31 - 1 }))
    .requiredOption("--chapters <n>", help.chapters, parseWholeNumber({ least: 1, most: mostChapters }))
    .addOption(new Option("--language <language>", help.language).choices(["zh", "en"]).default("zh"))
    .requiredOption("--out <dir>", help.out)
    .option("--realiser <name>", help.realiser, "plain")
    .action((flags: SynthFlags) => runSynth(context, flags));
}

async function runSynth(context: CliContext, { realiser, ...settings }: SynthFlags): Promise<void> {
  const { realiserOf } = await import("../../evaluation/corpus/world/realisers/registry.ts");
  const written = await writeWorld({ ...settings, realiser: realiserOf(settings.language, realiser) });
  if (context.flags.json) context.printJson(written);
  else context.print(corpusMessages(context.flags.language).worldWritten(settings.out, written));
}
