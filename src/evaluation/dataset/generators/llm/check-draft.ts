import { detectLanguage, type Language } from "../../../../core/language.ts";
import type { Session, SourceRef } from "../../../../domain/session.ts";
import type { QuestionType } from "../../dataset.ts";
import { isLeak, isTrivial } from "./leaks.ts";
import { locateQuote } from "./locate-quote.ts";
import type { Draft } from "./reply.ts";

/** Why a question of a model was dropped. */
export const refusals = [
  "wrong-language",
  "trivial",
  "leak",
  "quote-not-in-text",
  "quote-more-than-once",
  "quote-too-short",
  "quotes-repeat",
  "too-few-quotes",
  "double",
] as const;
export type Refusal = (typeof refusals)[number];

/** A question whose quotes stand in the text, in the order in which the model gave them. */
export type Checked =
  | { readonly kept: true; readonly spans: readonly SourceRef[] }
  | { readonly kept: false; readonly refusal: Refusal };

const fewestQuotes: Readonly<Record<QuestionType, number>> = {
  CONCEPT_RECALL: 1,
  CAUSAL_TRACE: 1,
  SIMILAR_FIND: 2,
  TEMPORAL_ORDER: 1,
  CONTRADICTION: 2,
  NAVIGATION: 3,
};

const shortestQuote: Readonly<Record<Language, number>> = { zh: 8, en: 20 };

/** Holds a question against the text. */
export function checkDraft(draft: Draft, sessions: readonly Session[], language: Language): Checked {
  const refusal = refusalOfWording(draft, sessions, language);
  if (refusal !== null) return { kept: false, refusal };
  const located = draft.quotes.map((quote) => locateQuote(sessions, quote));
  if (located.some(({ found }) => found === "never")) return { kept: false, refusal: "quote-not-in-text" };
  if (located.some(({ found }) => found === "often")) return { kept: false, refusal: "quote-more-than-once" };
  const spans = located.flatMap((each) => (each.found === "once" ? [each.span] : []));
  return spans.some((span, index) => spans.slice(0, index).some((earlier) => overlap(span, earlier)))
    ? { kept: false, refusal: "quotes-repeat" }
    : { kept: true, spans };
}

function refusalOfWording(draft: Draft, sessions: readonly Session[], language: Language): Refusal | null {
  const titles = sessions.flatMap(({ title }) => (title === undefined ? [] : [title]));
  if (detectLanguage(draft.query) !== language) return "wrong-language";
  if (isTrivial(draft, titles, language)) return "trivial";
  if (isLeak(draft, language)) return "leak";
  if (draft.quotes.some((quote) => quote.length < shortestQuote[language])) return "quote-too-short";
  return draft.quotes.length < fewestQuotes[draft.type] ? "too-few-quotes" : null;
}

const overlap = (a: SourceRef, b: SourceRef): boolean =>
  a.session === b.session && a.turn === b.turn && a.start < b.end && b.start < a.end;
