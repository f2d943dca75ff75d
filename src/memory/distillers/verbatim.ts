import { noUsage } from "../../core/concurrency.ts";
import { detectLanguage, type Language } from "../../core/language.ts";
import type { Session, Turn } from "../../domain/session.ts";
import type { CardDraft, Distiller } from "../../ports/distiller.ts";
import { splitIntoPassages } from "./text-spans.ts";
import { firstClauseTitle } from "./title.ts";

/** Longest passages, in UTF-16 code units. */
const maxPassageLength: Readonly<Record<Language, number>> = { zh: 400, en: 1000 };

/** One card per turn with the turn's own words; longer turns are cut at sentence ends. No links, no entities. */
export function createVerbatimDistiller(): Distiller {
  return {
    id: `verbatim/1:${maxPassageLength.zh}/${maxPassageLength.en}`,
    distill: async (session, options) => {
      options?.signal?.throwIfAborted();
      const cards = session.turns.flatMap((turn, index) => cardsOfTurn(session, turn, index));
      const empty = session.turns.filter((turn) => turn.content.trim() === "").length;
      return { cards, links: [], entities: [], dropped: empty > 0 ? { empty } : {}, usage: noUsage };
    },
  };
}

function cardsOfTurn(session: Session, turn: Turn, index: number): readonly CardDraft[] {
  const language = detectLanguage(turn.content);
  return splitIntoPassages(turn.content, maxPassageLength[language]).map((span, part) => {
    const quote = turn.content.slice(span.start, span.end);
    return {
      key: `${index}.${part}`,
      title: firstClauseTitle(quote, language),
      content: quote,
      kind: "fact",
      tags: [],
      importance: 0.5,
      entities: [],
      evidence: [{ session: session.id, turn: index, ...span, quote }],
    };
  });
}
