import type { EntityId, SessionId } from "../../core/ids.ts";
import type { Card } from "../../domain/card.ts";
import type { EntityDraft } from "../../ports/distiller.ts";
import { createFormMatcher, type FormMatcher } from "../distillers/rules/form-matcher.ts";
import type { ResolvedEntities } from "./resolve-entities.ts";
import type { DraftedSession } from "./to-cards.ts";

/** Cards before and after in the same session that may tell whom a name means which several bear. */
const nearby = [-1, 1, -2, 2] as const;

/**
 * Gives each card the entities that it mentions, by every name that the store knows: a nickname that one chapter
 * explains is understood in all. A name that several bear means the one who is mentioned near it; else what it means
 * in the card's own session.
 */
export function nameCards(drafts: readonly DraftedSession[], entities: ResolvedEntities): readonly Card[] {
  const matcher = createFormMatcher([
    ...entities.everywhere.keys(),
    ...entities.divided.keys(),
    ...drafts.flatMap((draft) => draft.entities.flatMap(formsOf)),
  ]);
  return drafts.flatMap((draft) => nameSession(draft, entities, matcher));
}

function nameSession(
  { session, cards, entities: drafts }: DraftedSession,
  entities: ResolvedEntities,
  matcher: FormMatcher,
): readonly Card[] {
  const { everywhere, divided } = entities;
  const local = meaningsIn(session.id, drafts, entities);
  const isMeant = (form: string): boolean => everywhere.has(form) || divided.has(form) || local.has(form);
  const formsOfCards = cards.map(({ card }) => matcher.formsIn(card.content, isMeant));
  const isDivided = (form: string): boolean => divided.has(form);
  const sure = formsOfCards.map((forms) =>
    forms.filter((form) => !isDivided(form)).flatMap((form) => everywhere.get(form) ?? local.get(form) ?? []),
  );
  return cards.map(({ card, labels }, index) => {
    const unsure = (formsOfCards[index] ?? [])
      .filter(isDivided)
      .flatMap((form) => nearestOf(divided.get(form) ?? [], sure, index) ?? local.get(form) ?? []);
    const unseen = labels
      .filter((label) => !isWritten(label, drafts, card.content))
      .flatMap((label) => entities.idOf(session.id, label) ?? []);
    return { ...card, entities: [...new Set([...(sure[index] ?? []), ...unsure, ...unseen])] };
  });
}

/** The only one of the candidates that the card mentions for sure, or the nearest card that mentions one. */
function nearestOf(
  candidates: readonly EntityId[],
  sure: readonly (readonly EntityId[])[],
  index: number,
): EntityId | undefined {
  for (const step of [0, ...nearby]) {
    const mentioned = candidates.filter((id) => sure[index + step]?.includes(id));
    if (mentioned.length > 0) return mentioned.length === 1 ? mentioned[0] : undefined;
  }
  return undefined;
}

const formsOf = ({ label, aliases }: EntityDraft): readonly string[] => [label, ...aliases];

function meaningsIn(
  session: SessionId,
  drafts: readonly EntityDraft[],
  entities: ResolvedEntities,
): ReadonlyMap<string, EntityId> {
  const meanings = new Map<string, EntityId>();
  for (const draft of drafts) {
    const id = entities.idOf(session, draft.label);
    if (id === undefined) continue;
    for (const form of formsOf(draft)) meanings.set(form, id);
  }
  return meanings;
}

/** Whether the text holds a name of the entity; else it is known some other way, as who speaks. */
function isWritten(label: string, drafts: readonly EntityDraft[], text: string): boolean {
  const draft = drafts.find((entity) => entity.label === label);
  return (draft === undefined ? [label] : formsOf(draft)).some((form) => text.includes(form));
}
