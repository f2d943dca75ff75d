import { unknownName } from "../core/nearest-name.ts";
import { openCorpus } from "../evaluation/corpus/open-corpus.ts";
import type { Dataset } from "../evaluation/dataset/dataset.ts";
import type { QaPlan } from "../evaluation/dataset/generators/qa-generator.ts";
import type { CliContext } from "./context.ts";

/** Makes a data set of a corpus folder; `meta.corpus` is that folder. */
type MakeDataset = (corpusDirectory: string, plan: QaPlan, context: CliContext) => Promise<Dataset>;

const generators = {
  rules: async () => {
    const { generateWithRules } = await import(
      "../evaluation/dataset/generators/rules/generate-with-rules.ts"
    );
    return async (directory, plan, context) =>
      generateWithRules(await openCorpus(directory), await openSegmenter(context), plan);
  },
  world: async () => {
    const { generateFromWorld } = await import("../evaluation/dataset/generators/world.ts");
    return (directory, plan) => generateFromWorld(directory, plan);
  },
} satisfies Record<string, () => Promise<MakeDataset>>;

type GeneratorName = keyof typeof generators;

export const generatorNames = Object.keys(generators);

function isGeneratorName(name: string): name is GeneratorName {
  return Object.hasOwn(generators, name);
}

/** Loads a generator by name. Throws `USAGE_UNKNOWN_NAME`. */
export function loadGenerator(name: string): Promise<MakeDataset> {
  if (!isGeneratorName(name)) throw unknownName("generator", name, generatorNames);
  return generators[name]();
}

async function openSegmenter(context: CliContext) {
  if (context.openSegmenter !== undefined) return context.openSegmenter();
  const app = await import("../app/open-memory.ts");
  return app.openSegmenter();
}
