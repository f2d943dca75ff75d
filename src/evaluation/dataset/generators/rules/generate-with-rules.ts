import { DataError } from "../../../../core/errors.ts";
import type { Segmenter } from "../../../../ports/segmenter.ts";
import type { Corpus } from "../../../corpus/corpus.ts";
import type { Dataset } from "../../dataset.ts";
import type { QaPlan } from "../qa-generator.ts";
import { createRulesGenerator } from "./rules-generator.ts";

/**
 * A data set of the rules' questions. `meta.corpus` is the corpus folder as it was opened: who writes the data set to
 * a file makes it relative to that file. Throws `DATASET_EMPTY` when the text gives no question.
 */
export async function generateWithRules(
  corpus: Corpus,
  segmenter: Segmenter,
  plan: QaPlan,
): Promise<Dataset> {
  const { language, name, sha256 } = corpus.manifest;
  const generator = createRulesGenerator({ segmenter });
  const { questions, notes } = await generator.questions(corpus, plan);
  if (questions.length === 0)
    throw new DataError({
      code: "DATASET_EMPTY",
      message: "the rules find no question in this text",
      hint: "the rules need a long text with named persons, about a novella at least; for a generated world use --generator world",
      path: corpus.directory,
    });
  return {
    schema: "alaya.dataset/2",
    meta: {
      name: `${name}-${generator.name}`,
      version: "1",
      language,
      corpus: corpus.directory,
      sha256,
      generator: generator.name,
      provider: null,
      masking: "none",
      seed: plan.seed,
      notes: [...notes],
    },
    qa_pairs: [...questions],
  };
}
