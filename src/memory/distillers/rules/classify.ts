import type { CardKind } from "../../../domain/card.ts";
import type { LanguageCues } from "./cues.ts";

/** The first kind whose words stand in the text; a fact when none does. */
export function kindOf(text: string, cues: LanguageCues): CardKind {
  return cues.kinds.find(({ pattern }) => pattern.test(text))?.kind ?? "fact";
}

/** What importance is made of. */
export interface ImportanceSigns {
  readonly text: string;
  readonly kind: CardKind;
  readonly entityCount: number;
  /** First or last passage of its session. */
  readonly isAtEdge: boolean;
  /** Share of the bound on passages that the text fills, up to 1. */
  readonly fullness: number;
}

const kindImportance: Readonly<Partial<Record<CardKind, number>>> = {
  decision: 0.12,
  gotcha: 0.1,
  constraint: 0.08,
  preference: 0.08,
  skill: 0.08,
  pattern: 0.05,
  concept: 0.05,
};

/** In [0, 1]: half by default, more for weighty words, kinds that guide action, and named people and places. */
export function importanceOf(signs: ImportanceSigns, cues: LanguageCues): number {
  const { text, kind, entityCount, isAtEdge, fullness } = signs;
  const weighty = new Set(text.match(new RegExp(cues.weighty, `${cues.weighty.flags}g`)) ?? []).size;
  const importance =
    0.25 +
    0.05 * Math.min(weighty, 5) +
    0.05 * Math.min(entityCount, 4) +
    (kindImportance[kind] ?? 0) +
    (isAtEdge ? 0.05 : 0) +
    0.1 * fullness;
  return Math.round(Math.min(1, importance) * 1000) / 1000;
}
