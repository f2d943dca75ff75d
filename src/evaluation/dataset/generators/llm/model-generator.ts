import type { CallOptions } from "../../../../core/concurrency.ts";
import type { Progress } from "../../../../core/progress.ts";
import type { ChatModel } from "../../../../ports/chat-model.ts";
import type { Corpus } from "../../../corpus/corpus.ts";
import type { Question } from "../../dataset.ts";
import type { GeneratedQuestions, QaGenerator, QaPlan } from "../qa-generator.ts";
import { sampleQuestions } from "../sample-questions.ts";
import { askAboutGroup } from "./ask-group.ts";
import { groupChapters } from "./chapter-groups.ts";
import { checkDraft, type Refusal } from "./check-draft.ts";
import { normalisedQuery } from "./leaks.ts";
import { failureNote, notesOf } from "./notes.ts";
import { loadPrompts } from "./prompts.ts";
import type { Draft } from "./reply.ts";
import { toQuestion } from "./to-question.ts";

/**
 * Lets a model write questions with verbatim quotes, group of chapters by group, and keeps those whose quotes stand
 * exactly once in the text and which give nothing away, then chooses the wanted mix. What was dropped or failed is counted in the notes. A group
 * fails when its reply cannot be read after one repair request; what the model throws, the generator throws.
 */
export function createModelGenerator(model: ChatModel, progress: Progress): QaGenerator {
  return {
    name: "llm",
    questions: (corpus, plan, options = {}) => askAll({ model, progress, corpus, plan, options }),
  };
}

async function askAll(run: {
  readonly model: ChatModel;
  readonly progress: Progress;
  readonly corpus: Corpus;
  readonly plan: QaPlan;
  readonly options: CallOptions;
}): Promise<GeneratedQuestions> {
  const { model, progress, corpus, plan } = run;
  const { language, name } = corpus.manifest;
  const prompts = await loadPrompts(language);
  const { groups, leftOut } = groupChapters(corpus.sessions);
  const asking = { model, prompts, options: { ...run.options, seed: plan.seed } };
  const harvest = new Harvest(corpus);
  for (const [index, group] of groups.entries()) {
    progress.report("questions", index, groups.length);
    const count = shareOf(index, groups.length, plan.perType);
    if (count === 0) continue;
    const { parsed, repaired, reply } = await askAboutGroup(asking, group, count);
    if (repaired) harvest.repaired += 1;
    if (parsed.ok) for (const draft of parsed.drafts) harvest.add(draft);
    else harvest.failures.push(failureNote(group, parsed.problem, reply));
  }
  progress.report("questions", groups.length, groups.length);
  const { candidates, repaired, failures, refused } = harvest;
  const { questions, notes } = sampleQuestions(candidates, { perType: plan.perType, prefix: `${name}-llm` });
  const counted = {
    promptVersion: prompts.version,
    groups: groups.length,
    repaired,
    failures,
    refused,
    leftOut,
  };
  return { questions, notes: [...notesOf(counted), ...notes] };
}

/** Questions so far and what was lost on the way. */
class Harvest {
  readonly candidates: Omit<Question, "id">[] = [];
  readonly refused: Refusal[] = [];
  readonly failures: string[] = [];
  repaired = 0;
  readonly #corpus: Corpus;
  readonly #known = new Set<string>();

  constructor(corpus: Corpus) {
    this.#corpus = corpus;
  }

  add(draft: Draft): void {
    const { sessions, manifest } = this.#corpus;
    const checked = checkDraft(draft, sessions, manifest.language);
    const key = normalisedQuery(draft.query, manifest.language);
    if (!checked.kept) this.refused.push(checked.refusal);
    else if (this.#known.has(key)) this.refused.push("double");
    else {
      this.#known.add(key);
      this.candidates.push(toQuestion(draft, checked.spans));
    }
  }
}

/** Shares the wanted questions of a type out over the groups as evenly as whole numbers allow. */
function shareOf(group: number, groups: number, perType: number): number {
  const upTo = (number: number): number => Math.floor((number * perType) / groups);
  return upTo(group + 1) - upTo(group);
}
