import type { Language } from "../../../core/language.ts";
import { clauses } from "../text-spans.ts";
import { bareClause, boundedTitle } from "../title.ts";
import type { LanguageCues } from "./cues.ts";
import type { MentionFinder } from "./names.ts";
import type { Line } from "./passage.ts";

/** What a title is made from. */
export interface TitleSigns {
  readonly lines: readonly Line[];
  /** Labels of the passage's entities, rarest first. */
  readonly entities: readonly string[];
  readonly keyTerms: readonly { readonly word: string; readonly weight: number }[];
}

interface Clause {
  readonly text: string;
  readonly speaker: string | null;
  /** Labels that the clause mentions. */
  readonly named: readonly string[];
}

const comfortable: Readonly<Record<Language, { readonly min: number; readonly max: number }>> = {
  zh: { min: 6, max: 24 },
  en: { min: 24, max: 68 },
};
const clausesToRead = 40;

/** The clause that tells most, led by who says it, or else by the main entity when the clause names none. */
export function keyClauseTitle(
  signs: TitleSigns,
  language: Language,
  tools: { readonly cues: LanguageCues; readonly mentions: MentionFinder },
): string {
  const candidates = clausesOf(signs.lines, tools.mentions);
  const best = candidates
    .map((clause, index) => ({ clause, score: scoreOf(clause, signs, language, tools.cues) - 0.02 * index }))
    .reduce<{ clause: Clause; score: number } | null>(
      (top, next) => (top === null || next.score > top.score ? next : top),
      null,
    );
  if (best === null) return boundedTitle(signs.lines.map(({ text }) => text.trim()).join(" "), language);
  return boundedTitle(lead(best.clause, signs.entities, tools.cues) + best.clause.text, language);
}

function clausesOf(lines: readonly Line[], mentions: MentionFinder): readonly Clause[] {
  return lines
    .flatMap(({ speaker, text }) =>
      clauses(text).map((span) => ({ speaker, text: bareClause(text.slice(span.start, span.end)) })),
    )
    .filter(({ text }) => text.length > 1)
    .slice(0, clausesToRead)
    .map((clause) => ({ ...clause, named: mentions.mentionedIn(clause.text) }));
}

function lead({ speaker, named }: Clause, entities: readonly string[], cues: LanguageCues): string {
  if (speaker !== null) return `${speaker}${cues.speakerMark}`;
  const [main] = entities;
  return main === undefined || named.length > 0 ? "" : `${main} · `;
}

function scoreOf(clause: Clause, signs: TitleSigns, language: Language, cues: LanguageCues): number {
  const { min, max } = comfortable[language];
  const { length } = clause.text;
  const lower = clause.text.toLowerCase();
  const terms = signs.keyTerms
    .filter(({ word }) => lower.includes(word))
    .reduce((sum, { weight }) => sum + weight, 0);
  const isWeighty = cues.weighty.test(clause.text);
  const isLeaning = cues.weakClause.test(clause.text);
  const tooShort = length < min ? (min - length) / min : 0;
  const tooLong = length > max ? (length - max) / max : 0;
  return (
    Math.min(clause.named.length, 2) +
    Math.min(terms, 8) / 4 +
    (isWeighty ? 1 : 0) -
    (isLeaning ? 0.8 : 0) -
    2.5 * tooShort -
    tooLong
  );
}
