import type { EntityKind } from "../../../domain/entity.ts";
import type { EntityDraft } from "../../../ports/distiller.ts";
import type { Word } from "../../../ports/segmenter.ts";

/** A text with its words in reading order. */
export interface WordedText {
  readonly text: string;
  readonly words: readonly Word[];
}

/** Points for what a name may stand for. */
export type KindPoints = Record<EntityKind, number>;

export const noPoints = (): KindPoints => ({ person: 0, place: 0, organisation: 0, thing: 0 });

/** The kind with the most points; the earlier of the four on a tie. */
export function bestKind(points: KindPoints): EntityKind {
  const order: readonly EntityKind[] = ["person", "place", "organisation", "thing"];
  return order.reduce((best, kind) => (points[kind] > points[best] ? kind : best));
}

/** Finds which entities a text mentions. */
export interface MentionFinder {
  /** Labels in the order of their first mention, without repeats. */
  mentionedIn(text: string): readonly string[];
}

/** Knows every label and alias of the drafts; a form that two drafts claim finds neither. */
export function createMentionFinder(drafts: readonly EntityDraft[]): MentionFinder {
  const labelOf = new Map<string, string | null>();
  for (const draft of drafts) {
    for (const form of [draft.label, ...draft.aliases]) {
      labelOf.set(form, labelOf.has(form) && labelOf.get(form) !== draft.label ? null : draft.label);
    }
  }
  const pattern = formsPattern([...labelOf.keys()]);
  const mentionedIn = (text: string): readonly string[] => {
    const found = new Set<string>();
    if (pattern === null) return [];
    for (const [form] of text.matchAll(pattern)) {
      const label = labelOf.get(form.replace(/\s+/g, " "));
      if (label !== undefined && label !== null) found.add(label);
    }
    return [...found];
  };
  return { mentionedIn };
}

/** Matches any of the forms, the longest first; a form in Latin letters only as whole words. */
export function formsPattern(forms: readonly string[]): RegExp | null {
  if (forms.length === 0) return null;
  const alternatives = [...forms].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).map(formPattern);
  return new RegExp(alternatives.join("|"), "gu");
}

function formPattern(form: string): string {
  const escaped = form.replace(/[\\^$.*+?()[\]{}|/]/g, (sign) => `\\${sign}`).replace(/ /g, "\\s+");
  return /^[\p{Script=Latin}\d]/u.test(form)
    ? `(?<![\\p{Script=Latin}\\d])${escaped}(?![\\p{Script=Latin}\\d])`
    : escaped;
}

/** How often each form stands in the texts, a longer form hiding the shorter ones in it. */
export function countForms(texts: readonly string[], forms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const pattern = formsPattern(forms);
  if (pattern === null) return counts;
  for (const text of texts) {
    for (const [match] of text.matchAll(pattern)) {
      const form = match.replace(/\s+/g, " ");
      counts.set(form, (counts.get(form) ?? 0) + 1);
    }
  }
  return counts;
}
