import type { ChatModelWishes } from "../app/chat-model.ts";
import { unknownName } from "../core/nearest-name.ts";
import { openCorpus } from "../evaluation/corpus/open-corpus.ts";
import type { Dataset } from "../evaluation/dataset/dataset.ts";
import type { QaPlan } from "../evaluation/dataset/generators/qa-generator.ts";
import type { CliContext } from "./context.ts";

/** Where questions are to come from. */
export interface GenerationRequest {
  readonly corpusDirectory: string;
  readonly plan: QaPlan;
  /** For the generator that asks a language model. */
  readonly chatModel: ChatModelWishes;
}

/** Makes a data set of a corpus folder; `meta.corpus` is that folder. */
type MakeDataset = (request: GenerationRequest, context: CliContext) => Promise<Dataset>;

const generators = {
  rules: async () => {
    const { generateWithRules } = await import(
      "../evaluation/dataset/generators/rules/generate-with-rules.ts"
    );
    return async ({ corpusDirectory, plan }) => {
      const { openSegmenter } = await import("../app/open-memory.ts");
      return generateWithRules(await openCorpus(corpusDirectory), await openSegmenter(), plan);
    };
  },
  world: async () => {
    const { generateFromWorld } = await import("../evaluation/dataset/generators/world.ts");
    return ({ corpusDirectory, plan }) => generateFromWorld(corpusDirectory, plan);
  },
  llm: async () => {
    const { generateWithModel } = await import("../evaluation/dataset/generators/llm/generate-with-model.ts");
    return async ({ corpusDirectory, plan, chatModel }, { environment, flags, progress }) => {
      const { compose } = await import("../app/compose.ts");
      const { openChatModel } = await import("../app/chat-model.ts");
      const composition = { ...(await compose(flags)), environment };
      const model = await openChatModel(composition, "generate", chatModel);
      return generateWithModel({ ...plan, corpus: await openCorpus(corpusDirectory), model, progress });
    };
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
