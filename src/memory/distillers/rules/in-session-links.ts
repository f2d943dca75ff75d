import type { CardDraft, LinkDraft } from "../../../ports/distiller.ts";
import { createOverlap } from "../../linking/overlap.ts";
import { causeClauses, needClauses, reasonOf, type StatedClause } from "./cue-clauses.ts";
import type { LanguageCues } from "./cues.ts";
import type { MentionFinder } from "./names.ts";

/** What the links of a session are found by. */
export interface LinkTools {
  readonly cues: LanguageCues;
  readonly mentions: MentionFinder;
  readonly terms: (text: string) => readonly string[];
}

/** Share of the clause's rare words that the other card must hold. */
const fewestShared = { cause: 0.22, need: 0.35 } as const;
/** A card that opens with "so" or "therefore" speaks of the card before it, whatever words they share. */
const openingReach = 12;

/** Causes and needs that the words of a card state, each drawn to the earlier card of the session that tells them. */
export function linkInSession(cards: readonly CardDraft[], tools: LinkTools): readonly LinkDraft[] {
  const overlap = createOverlap(cards.map((card) => tools.terms(card.content)));
  const best = (index: number, clause: string): { readonly index: number; readonly share: number } | null => {
    const names = tools.mentions.mentionedIn(clause);
    return overlap.bestBefore(index, tools.terms(clause), (other) => {
      const known = cards[other]?.entities ?? [];
      return names.filter((name) => known.includes(name)).length;
    });
  };
  return cards.flatMap((card, index) => {
    if (index === 0) return [];
    const cause = strongest(causeClauses(card.content, tools.cues), (stated) =>
      reachCause(cards, index, stated, best(index, stated.clause)),
    );
    const need = strongest(needClauses(card.content, tools.cues), (stated) => {
      const found = best(index, stated.clause);
      return found === null || found.share < fewestShared.need
        ? null
        : toLink(cards, index, "DEPENDS_ON", stated, found);
    });
    return [cause, need].flatMap((link) => link ?? []);
  });
}

function strongest(
  stated: readonly StatedClause[],
  reach: (clause: StatedClause) => LinkDraft | null,
): LinkDraft | null {
  return stated
    .map(reach)
    .reduce(
      (best, link) => (link !== null && (best === null || link.weight > best.weight) ? link : best),
      null,
    );
}

function reachCause(
  cards: readonly CardDraft[],
  index: number,
  stated: StatedClause,
  found: { readonly index: number; readonly share: number } | null,
): LinkDraft | null {
  if (found !== null && found.share >= fewestShared.cause)
    return toLink(cards, index, "CAUSED_BY", stated, found);
  const isOpening = stated.cause === "before" && stated.at <= openingReach;
  return isOpening ? toLink(cards, index, "CAUSED_BY", stated, { index: index - 1, share: 0 }) : null;
}

function toLink(
  cards: readonly CardDraft[],
  index: number,
  relation: "CAUSED_BY" | "DEPENDS_ON",
  stated: StatedClause,
  found: { readonly index: number; readonly share: number },
): LinkDraft {
  const weight = stated.sureness * (0.4 + 0.6 * Math.min(1, found.share));
  return {
    from: cards[index]?.key ?? "",
    to: cards[found.index]?.key ?? "",
    relation,
    weight: Math.round(weight * 1000) / 1000,
    reason: reasonOf(stated),
  };
}
