import { createRandom } from "../../../../core/random.ts";
import type { Segmenter } from "../../../../ports/segmenter.ts";
import type { Corpus } from "../../../corpus/corpus.ts";
import { sharesRun } from "../../leak.ts";
import type { GeneratedQuestions, QaGenerator, QaPlan } from "../qa-generator.ts";
import { sampleQuestions } from "../sample-questions.ts";
import { findActs } from "./acts.ts";
import { readBook } from "./book-index.ts";
import { type Candidate, Refusals } from "./candidate.ts";
import { causalTrace } from "./causal-trace.ts";
import { chineseRules } from "./chinese-rules.ts";
import { conceptRecall } from "./concept-recall.ts";
import { contradiction } from "./contradiction.ts";
import { englishRules } from "./english-rules.ts";
import { navigation } from "./navigation.ts";
import type { Rule } from "./rule.ts";
import { similarFind } from "./similar-find.ts";
import { temporalOrder } from "./temporal-order.ts";

const rules: readonly Rule[] = [
  conceptRecall,
  causalTrace,
  similarFind,
  temporalOrder,
  contradiction,
  navigation,
];
const maxQueryLength = 240;

/** Questions of all six types by rules of language alone: no model, no store, the same for the same seed. */
export function createRulesGenerator({ segmenter }: { readonly segmenter: Segmenter }): QaGenerator {
  return {
    name: "rules",
    questions: async (corpus: Corpus, plan: QaPlan, options): Promise<GeneratedQuestions> => {
      const refusals = new Refusals();
      const language = corpus.manifest.language === "zh" ? chineseRules : englishRules;
      const book = readBook(corpus, segmenter, language);
      const acts = findActs(book, language);
      const random = createRandom(plan.seed);
      const candidates = rules.flatMap((rule, index) => {
        options?.signal?.throwIfAborted();
        return rule({ book, acts, language, random: random.fork(`rule-${index}`), refusals });
      });
      const fit = candidates.filter((candidate) => isFit(candidate, corpus, refusals));
      const sample = sampleQuestions(fit, { perType: plan.perType, prefix: corpus.manifest.name });
      return { questions: sample.questions, notes: [...sample.notes, ...refusals.notes()] };
    },
  };
}

/** Neither copied from its gold nor too long, and with gold that is more than a word. */
function isFit({ query, expected }: Candidate, { manifest }: Corpus, refusals: Refusals): boolean {
  if (expected.spans.some(({ quote }) => sharesRun(query, quote, manifest.language))) {
    refusals.add("a question that repeats a run of its gold");
    return false;
  }
  const isSound = query.length <= maxQueryLength && expected.spans.every(({ quote }) => quote.length >= 4);
  if (!isSound) refusals.add("gold too short or question too long");
  return isSound;
}
