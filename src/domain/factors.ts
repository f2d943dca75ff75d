import { z } from "zod";
import { UsageError } from "../core/errors.ts";
import { unknownName } from "../core/nearest-name.ts";
import { lifecycleFactors } from "./lifecycle-factors.ts";
import { recallFactors } from "./recall-factors.ts";

export type Level = string | number | boolean | readonly number[];
/** Factor key → level. */
export type Levels = Readonly<Record<string, Level>>;

/** Which results a change of the level makes void: everything from this stage on. */
export type Stage = "distil" | "embed" | "workload" | "recall" | "score";

interface Factor {
  readonly stage: Stage;
  readonly default: Level;
  /** What a level must be; listed levels are the schema's own. */
  readonly accepts: z.ZodType<Level>;
  readonly meaning: string;
}

const share = z.number().min(0).max(1);
const weight = z.number().min(0).max(4);

/** Every choice that can be varied, as the resolutions of the two designs name them. */
export const factors = {
  "distill.distiller": {
    stage: "distil",
    default: "rules",
    accepts: z.enum(["rules", "verbatim"]),
    meaning: "how sessions become cards: picked and bounded by rules, or one card per turn",
  },
  "distill.linking": {
    stage: "distil",
    default: "cross-session",
    accepts: z.enum(["cross-session", "in-session", "none"]),
    meaning: "which cards may be linked",
  },
  "recall.strategy": {
    stage: "recall",
    default: "hybrid",
    accepts: z.enum(["hybrid", "vector", "lexical"]),
    meaning: "where seeds come from: words, vectors or both",
  },
  "recall.vector_weight": {
    stage: "recall",
    default: 0.1,
    accepts: weight,
    meaning: "weight of the cosine beside the lexical score, both scaled to their maximum",
  },
  "recall.neighbours": {
    stage: "recall",
    default: 0.15,
    accepts: share,
    meaning:
      "share of the scores of the cards before and after in the same session that a card gains; 0 is off",
  },
  "recall.entities": {
    stage: "recall",
    default: true,
    accepts: z.boolean(),
    meaning: "whether a name in the query also finds cards that use another name of the same entity",
  },
  "recall.parts": {
    stage: "recall",
    default: 0.6,
    accepts: weight,
    meaning:
      "weight of how well a card fits the one part of a many-part question that it fits best, beside the fit to the whole; 0 is off",
  },
  "recall.session_weight": {
    stage: "recall",
    default: 0.2,
    accepts: weight,
    meaning:
      "what a card gains from how well its whole session fits, as a share of the best session; 0 is off",
  },
  "recall.coarse_k": {
    stage: "recall",
    default: 100,
    accepts: z.int().min(1).max(1000),
    meaning: "candidates taken from each of words and vectors",
  },
  "recall.rank_by": {
    stage: "recall",
    default: "fused",
    accepts: z.enum(["fused", "rrf", "h", "cosine"]),
    meaning:
      "what orders the hits: the fused score with what the graph adds, scores fused by reciprocal rank instead, 1 − h-distance, or the cosine",
  },
  ...recallFactors,
  "recall.depth": {
    stage: "recall",
    default: 1,
    accepts: z.int().min(0).max(3),
    meaning: "hops that recall walks from its seeds",
  },
  "graph.enabled": {
    stage: "recall",
    default: true,
    accepts: z.boolean(),
    meaning: "whether links may add and lift cards",
  },
  "graph.weight": {
    stage: "recall",
    default: 0.5,
    accepts: weight,
    meaning: "weight of what a link passes on from a seed to the card it leads to",
  },
  "h.weights": {
    stage: "recall",
    default: [0.5, 0.3, 0.2],
    accepts: z.array(share).length(3),
    meaning: "weights of concept distance, relation distance and depth in the heuristic distance",
  },
  "h.depth_mode": {
    stage: "recall",
    default: "normalised",
    accepts: z.enum(["normalised", "alaya-literal", "unweighted", "none"]),
    meaning:
      "depth term of the heuristic distance: min(1, depth/3), 0.1 × depth weighted, 0.1 × depth unweighted, or none",
  },
  "h.no_relation": {
    stage: "recall",
    default: "renormalise",
    accepts: z.enum(["renormalise", "zero", "neutral"]),
    meaning: "relation distance when no relation is asked for: left out, 0, or 0.5",
  },
  ...lifecycleFactors,
} as const satisfies Readonly<Record<string, Factor>>;

export type FactorKey = keyof typeof factors;

const registry: Readonly<Record<string, Factor>> = factors;

const defaultLevels: Levels = Object.fromEntries(
  Object.entries(registry).map(([key, factor]) => [key, factor.default]),
);

/** Named sets of levels; what a preset leaves out keeps its default. */
export const presets = {
  alaya: {},
  "alaya-1.0": {
    "distill.linking": "in-session",
    "recall.strategy": "vector",
    "recall.coarse_k": 20,
    "recall.entities": false,
    "recall.parts": 0,
    "recall.session_weight": 0,
    "recall.neighbours": 0,
    "recall.rank_by": "h",
    "h.depth_mode": "alaya-literal",
    "h.concept_agg": "mean",
    "h.no_relation": "zero",
    "tiers.cold_policy": "drop-literal",
  },
} as const satisfies Readonly<Record<string, Levels>>;

/** All factors at the levels of a preset, with changes on top. Throws `USAGE_UNKNOWN_NAME`, `USAGE_BAD_LEVEL`. */
export function resolveLevels(preset: string, changes: Levels = {}): Levels {
  const base = (presets as Readonly<Record<string, Levels>>)[preset];
  if (base === undefined) throw unknownName("preset", preset, Object.keys(presets));
  for (const [key, level] of Object.entries(changes)) checkLevel(key, level);
  return { ...defaultLevels, ...base, ...changes };
}

/** Reads `<factor>=<level>`; the level is JSON, or else a plain word. */
export function parseLevelSetting(setting: string): Levels {
  const at = setting.indexOf("=");
  if (at < 1) {
    throw new UsageError({
      code: "USAGE_BAD_SETTING",
      message: `"${setting}" is not of the form <factor>=<level>`,
      hint: "write for example --set recall.depth=2",
      details: { setting },
    });
  }
  return { [setting.slice(0, at).trim()]: parseLevel(setting.slice(at + 1).trim()) };
}

function parseLevel(text: string): Level {
  try {
    return JSON.parse(text) as Level;
  } catch {
    return text;
  }
}

function checkLevel(key: string, level: Level): void {
  const factor = registry[key];
  if (factor === undefined) throw unknownName("factor", key, Object.keys(registry));
  const checked = factor.accepts.safeParse(level);
  if (!checked.success) {
    const expected = checked.error.issues.map((issue) => issue.message).join("; ");
    throw new UsageError({
      code: "USAGE_BAD_LEVEL",
      message: `factor ${key} cannot be ${JSON.stringify(level)}: ${expected}`,
      hint: `default: ${JSON.stringify(factor.default)}; ${factor.meaning}`,
      path: key,
      details: {
        key,
        level: JSON.stringify(level),
        expected,
        default: JSON.stringify(factor.default),
        meaning: factor.meaning,
      },
    });
  }
}

/** The typed level of a factor in a resolved set. */
export function level<Key extends FactorKey>(
  levels: Levels,
  key: Key,
): z.infer<(typeof factors)[Key]["accepts"]> {
  return levels[key] as z.infer<(typeof factors)[Key]["accepts"]>;
}
