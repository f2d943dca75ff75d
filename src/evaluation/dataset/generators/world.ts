import type { Language } from "../../../core/language.ts";
import { createRandom } from "../../../core/random.ts";
import type { WorldFile } from "../../corpus/world/world-file.ts";
import { type Dataset, difficulties, type Question, questionTypes } from "../dataset.ts";
import { sharesRun } from "../leak.ts";
import { absentQuestions } from "./world/absent.ts";
import { causalQuestions } from "./world/causal.ts";
import { conceptQuestions } from "./world/concept.ts";
import { contradictionQuestions } from "./world/contradiction.ts";
import { navigationQuestions } from "./world/navigation.ts";
import { type Draft, Questioner } from "./world/questioner.ts";
import { DraftPool, type Selection, selectDrafts } from "./world/selection.ts";
import { similarQuestions } from "./world/similar.ts";
import { readWorld } from "./world/source.ts";
import { temporalQuestions } from "./world/temporal.ts";
import type { QuestionWording } from "./world/wording.ts";
import { englishWording } from "./world/wording-en.ts";
import { chineseWording } from "./world/wording-zh.ts";
import { WorldIndex } from "./world/world-index.ts";

const wordings = { zh: chineseWording, en: englishWording } satisfies Record<Language, QuestionWording>;

interface Source {
  readonly generate: (questioner: Questioner) => Generator<Draft>;
  /** How far the names in the questions are those of the gold: fitted so that no type is trivial or hopeless for BM25. */
  readonly familiarShare: number;
}

const sources = {
  CONCEPT_RECALL: { generate: conceptQuestions, familiarShare: 0.65 },
  CAUSAL_TRACE: { generate: causalQuestions, familiarShare: 1 },
  TEMPORAL_ORDER: { generate: temporalQuestions, familiarShare: 0.7 },
  SIMILAR_FIND: { generate: similarQuestions, familiarShare: 1 },
  CONTRADICTION: { generate: contradictionQuestions, familiarShare: 1 },
  NAVIGATION: { generate: navigationQuestions, familiarShare: 0.85 },
} satisfies Record<Question["type"], Source>;
const absent: Source = { generate: absentQuestions, familiarShare: 0.65 };

/** Drafts per wanted question, so that the mix has something to choose from. */
const spare = 4;
const absentShare = 0.05;

/**
 * Questions of all six types about a generated world, with exact gold from its event graph. The set has up to five
 * times `perType` questions, 40 % easy, 40 % medium, 20 % hard, one in twenty without an answer; `meta.notes` says
 * what the world could not give. `meta.corpus` is the directory as given: who writes the data set to a file makes
 * it relative to that file.
 */
export async function generateFromWorld(
  worldDirectory: string,
  plan: { readonly seed: number; readonly perType: number },
): Promise<Dataset> {
  const { manifest, world } = await readWorld(worldDirectory);
  const pool = new DraftPool();
  for (const type of questionTypes) {
    const options = { ...plan, ...sources[type], label: type, most: plan.perType * spare };
    for (const draft of draw(world, options)) pool.add(draft);
  }
  const selection = selectDrafts(pool, plan.perType);
  const most = Math.round(selection.drafts.length * absentShare);
  const drafts = exchange(selection.drafts, draw(world, { ...plan, ...absent, label: "absent", most }));
  const notes = notesOn(selection, drafts);
  return {
    schema: "alaya.dataset/2",
    meta: {
      name: manifest.name,
      version: "1",
      language: world.language,
      corpus: worldDirectory,
      sha256: manifest.sha256,
      generator: "world",
      provider: null,
      masking: "none: every name is made up",
      seed: plan.seed,
      ...(notes.length > 0 && { notes }),
    },
    qa_pairs: numbered(manifest.name, drafts),
  };
}

/** Up to `most` different drafts of one generator that do not give their gold away by its wording. */
function draw(
  world: WorldFile,
  options: Source & { readonly seed: number; readonly label: string; readonly most: number },
): readonly Draft[] {
  const random = createRandom(`questions/${world.language}/${options.seed}/${options.label}`);
  const { familiarShare } = options;
  const wording = wordings[world.language];
  const questioner = new Questioner(new WorldIndex(world), { wording, random, familiarShare });
  const drafts = new Map<string, Draft>();
  for (const draft of options.generate(questioner)) {
    if (drafts.size >= options.most) break;
    if (!givesAway(draft, world.language)) drafts.set(draft.query, draft);
  }
  return [...drafts.values()];
}

const givesAway = ({ query, expected }: Draft, language: Language): boolean =>
  expected.spans.some(({ quote }) => sharesRun(query, quote, language));

/** Puts the questions without an answer in the place of as many easy ones. */
function exchange(drafts: readonly Draft[], absent: readonly Draft[]): readonly Draft[] {
  const replaceable = drafts.filter(({ type }) => type === "CONCEPT_RECALL").slice(0, absent.length);
  return [...drafts.filter((draft) => !replaceable.includes(draft)), ...absent.slice(0, replaceable.length)];
}

function notesOn({ wanted, keepsMix }: Selection, drafts: readonly Draft[]): string[] {
  const missing = questionTypes.filter((type) => !drafts.some((draft) => draft.type === type));
  const counts = difficulties.map((level) => drafts.filter(({ difficulty }) => difficulty === level).length);
  const mix = keepsMix ? "in the mix of 40/40/20" : `and not in the mix of 40/40/20, but ${counts.join("/")}`;
  return [
    ...(drafts.length < wanted
      ? [`${wanted} questions were wanted; this world gives ${drafts.length} ${mix}`]
      : []),
    ...(missing.length > 0 ? [`the world has nothing to ask of type ${missing.join(", ")}`] : []),
  ];
}

function numbered(name: string, drafts: readonly Draft[]): Question[] {
  const byType = questionTypes.flatMap((type) => drafts.filter((draft) => draft.type === type));
  return byType.map((draft, index) => ({ id: `${name}-q${String(index + 1).padStart(4, "0")}`, ...draft }));
}
