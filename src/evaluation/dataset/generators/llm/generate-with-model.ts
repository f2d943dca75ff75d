import { ProviderError } from "../../../../core/errors.ts";
import type { Progress } from "../../../../core/progress.ts";
import type { ChatModel } from "../../../../ports/chat-model.ts";
import type { Corpus } from "../../../corpus/corpus.ts";
import type { Dataset } from "../../dataset.ts";
import type { QaPlan } from "../qa-generator.ts";
import { createModelGenerator } from "./model-generator.ts";

/** What a language model is to make questions of. */
export interface ModelGeneration extends QaPlan {
  readonly corpus: Corpus;
  readonly model: ChatModel;
  readonly progress: Progress;
}

/**
 * A data set of a model's questions. `meta.corpus` is the corpus folder as it was opened: who writes the data set to a
 * file makes it relative to that file. Throws what the model throws, and `PROVIDER_BAD_RESPONSE` when not one question
 * is usable.
 */
export async function generateWithModel(generation: ModelGeneration): Promise<Dataset> {
  const { corpus, model, seed, perType, progress } = generation;
  const { language, name, sha256 } = corpus.manifest;
  const generator = createModelGenerator(model, progress);
  const { questions, notes } = await generator.questions(corpus, { seed, perType });
  if (questions.length === 0) throw nothingUsable(model, notes);
  return {
    schema: "alaya.dataset/2",
    meta: {
      name: `${name}-llm`,
      version: "1",
      language,
      corpus: corpus.directory,
      sha256,
      generator: generator.name,
      provider: model.id,
      masking: "none",
      seed,
      notes: [...notes],
    },
    qa_pairs: [...questions],
  };
}

function nothingUsable(model: ChatModel, notes: readonly string[]): ProviderError {
  const said = notes.join("; ");
  return new ProviderError({
    code: "PROVIDER_BAD_RESPONSE",
    message: `${model.id} wrote no usable question (${said})`,
    hint: "try a stronger model, or look at the recorded replies (--record)",
    details: { provider: model.id, notes: said },
  });
}
