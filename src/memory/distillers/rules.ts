import { noUsage } from "../../core/concurrency.ts";
import { detectLanguage, type Language } from "../../core/language.ts";
import type { Session } from "../../domain/session.ts";
import type { CardDraft, Distillation, Distiller } from "../../ports/distiller.ts";
import type { Segmenter } from "../../ports/segmenter.ts";
import { importanceOf, kindOf } from "./rules/classify.ts";
import type { LanguageCues } from "./rules/cues.ts";
import { cuesOf } from "./rules/cues-of-language.ts";
import { findEntities } from "./rules/find-entities.ts";
import { linkInSession } from "./rules/in-session-links.ts";
import { keyClauseTitle } from "./rules/key-clause.ts";
import { createKeyTerms, type KeyTerms } from "./rules/key-terms.ts";
import { createMentionFinder, type MentionFinder } from "./rules/names.ts";
import type { Passage } from "./rules/passage.ts";
import { readPassages } from "./rules/passages.ts";
import { wordsOfPassage } from "./rules/words-of-passage.ts";

const maxTags = 6;
const maxEntityTags = 4;

/** Picks and bounds passages by rules of the language, without a model; the same session always gives the same cards. */
export function createRulesDistiller({ segmenter }: { readonly segmenter: Segmenter }): Distiller {
  return {
    id: `rules/2+${segmenter.id}`,
    distill: async (session, options) => {
      options?.signal?.throwIfAborted();
      return distillByRules(session, segmenter);
    },
  };
}

function distillByRules(session: Session, segmenter: Segmenter): Distillation {
  const language = detectLanguage(session.turns.map(({ content }) => content).join("\n"));
  const cues = cuesOf[language];
  const { passages, dropped } = readPassages(session, language);
  const words = session.turns.map(({ content }) => segmenter.words(content));
  const texts = session.turns.map(({ content }, index) => ({ text: content, words: words[index] ?? [] }));
  const entities = findEntities(session, texts, language);
  const mentions = createMentionFinder(entities);
  const keyTerms = createKeyTerms(
    passages.map((passage) => wordsOfPassage(passage, words)),
    language,
    segmenter,
  );
  const cards = draftCards(session, passages, { language, cues, mentions, keyTerms });
  const mentioned = new Set(cards.flatMap((card) => card.entities));
  return {
    cards,
    links: linkInSession(cards, { cues, mentions, terms: segmenter.terms }),
    entities: entities.filter(({ label }) => mentioned.has(label)),
    dropped,
    usage: noUsage,
  };
}

interface DraftTools {
  readonly language: Language;
  readonly cues: LanguageCues;
  readonly mentions: MentionFinder;
  readonly keyTerms: KeyTerms;
}

function draftCards(session: Session, passages: readonly Passage[], tools: DraftTools): readonly CardDraft[] {
  const mentioned = passages.map(({ content }) => tools.mentions.mentionedIn(content));
  const spread = new Map<string, number>();
  for (const label of mentioned.flat()) spread.set(label, (spread.get(label) ?? 0) + 1);
  const byRarity = (a: string, b: string): number => (spread.get(a) ?? 0) - (spread.get(b) ?? 0);
  return passages.map((passage, index) => {
    const entities = mentioned[index] ?? [];
    const isAtEdge = index === 0 || index === passages.length - 1;
    return draftCard(session, passage, { index, entities: [...entities].sort(byRarity), isAtEdge }, tools);
  });
}

function draftCard(
  session: Session,
  passage: Passage,
  place: { readonly index: number; readonly entities: readonly string[]; readonly isAtEdge: boolean },
  { language, cues, mentions, keyTerms }: DraftTools,
): CardDraft {
  const { content, pieces, lines } = passage;
  const { entities } = place;
  const terms = keyTerms.of(place.index).slice(0, 12);
  const kind = kindOf(content, cues);
  const fullness = Math.min(1, content.length / cues.passage.max);
  const signs = { text: content, kind, entityCount: entities.length, isAtEdge: place.isAtEdge, fullness };
  return {
    key: String(place.index),
    title: keyClauseTitle({ lines, entities, keyTerms: terms }, language, { cues, mentions }),
    content,
    kind,
    tags: tagsOf(entities, terms),
    importance: importanceOf(signs, cues),
    entities,
    evidence: pieces.map((piece) => ({
      session: session.id,
      turn: piece.turn,
      start: piece.start,
      end: piece.end,
      quote: session.turns[piece.turn]?.content.slice(piece.start, piece.end) ?? "",
    })),
  };
}

function tagsOf(entities: readonly string[], terms: readonly { readonly word: string }[]): readonly string[] {
  const names = entities.slice(0, maxEntityTags);
  const isNew = ({ word }: { readonly word: string }): boolean =>
    !names.some((name) => name.toLowerCase().includes(word));
  return [...names, ...terms.filter(isNew).map(({ word }) => word)].slice(0, maxTags);
}
