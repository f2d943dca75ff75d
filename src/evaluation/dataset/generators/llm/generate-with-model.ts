import { ProviderError } from "../../../../core/errors.ts";
import type { Progress } from "../../../../core/progress.ts";
import type { ChatModel } from "../../../../ports/chat-model.ts";
import type { Corpus } from "../../../corpus/corpus.ts";
import type { Dataset, Question } from "../../dataset.ts";
import { askAboutGroup } from "./ask-group.ts";
import { type ChapterGroup, groupChapters } from "./chapter-groups.ts";
import { checkDraft, type Refusal } from "./check-draft.ts";
import { normalisedQuery } from "./leaks.ts";
import { failureNote, notesOf } from "./notes.ts";
import { loadPrompts } from "./prompts.ts";
import type { Draft } from "./reply.ts";
import { toQuestion } from "./to-question.ts";

/** What a language model is to make questions of. */
export interface ModelGeneration {
  readonly corpus: Corpus;
  readonly model: ChatModel;
  /** Handed to the model; the same seed and text make the same requests. */
  readonly seed: number;
  /** How many questions of each type to ask for, over the whole corpus. */
  readonly perType: number;
  readonly progress: Progress;
}

/**
 * Lets a model write questions with verbatim quotes, group of chapters by group, and keeps those whose quotes stand
 * exactly once in the text and which give nothing away. What was dropped or failed is counted in the notes;
 * `meta.corpus` is the corpus folder as it was opened. Throws what the model throws, and
 * `PROVIDER_BAD_RESPONSE` when not one question is usable.
 */
export async function generateWithModel(generation: ModelGeneration): Promise<Dataset> {
  const { corpus, model, seed, perType, progress } = generation;
  const { language, name, sha256 } = corpus.manifest;
  const prompts = await loadPrompts(language);
  const { groups, leftOut } = groupChapters(corpus.sessions);
  const harvest = createHarvest(corpus);
  for (const [index, group] of groups.entries()) {
    progress.report("questions", index, groups.length);
    const count = shareOf(index, groups.length, perType);
    if (count === 0) continue;
    const { parsed, repaired, reply } = await askAboutGroup({ model, prompts, seed }, group, count);
    if (repaired) harvest.repaired += 1;
    if (parsed.ok) for (const draft of parsed.drafts) harvest.add(draft, group);
    else harvest.failures.push(failureNote(group, parsed.problem, reply));
  }
  progress.report("questions", groups.length, groups.length);
  const tally = { ...harvest, promptVersion: prompts.version, groups: groups.length, leftOut };
  if (harvest.questions.length === 0) throw nothingUsable(model, notesOf(tally, []));
  return {
    schema: "alaya.dataset/2",
    meta: {
      name: `${name}-llm`,
      version: "1",
      language,
      corpus: corpus.directory,
      sha256,
      generator: "llm",
      provider: model.id,
      masking: "none",
      seed,
      notes: notesOf(tally, harvest.questions),
    },
    qa_pairs: harvest.questions,
  };
}

/** Questions so far and what was lost on the way. */
function createHarvest({ manifest }: Corpus) {
  const { language, name } = manifest;
  const questions: Question[] = [];
  const refused: Refusal[] = [];
  const failures: string[] = [];
  const known = new Set<string>();
  const add = (draft: Draft, group: ChapterGroup): void => {
    const checked = checkDraft(draft, group, language);
    const key = normalisedQuery(draft.query, language);
    if (!checked.kept) refused.push(checked.refusal);
    else if (known.has(key)) refused.push("double");
    else {
      known.add(key);
      const number = String(questions.length + 1).padStart(3, "0");
      questions.push(toQuestion(draft, checked.spans, `${name}-llm-${number}`));
    }
  };
  return { questions, refused, failures, repaired: 0, add };
}

/** Shares the wanted questions of a type out over the groups as evenly as whole numbers allow. */
function shareOf(group: number, groups: number, perType: number): number {
  const upTo = (number: number): number => Math.floor((number * perType) / groups);
  return upTo(group + 1) - upTo(group);
}

function nothingUsable(model: ChatModel, notes: readonly string[]): ProviderError {
  return new ProviderError({
    code: "PROVIDER_BAD_RESPONSE",
    message: `${model.id} wrote no usable question (${notes.join("; ")})`,
    hint: "try a stronger model, or look at the recorded replies (--record)",
    details: { provider: model.id },
  });
}
