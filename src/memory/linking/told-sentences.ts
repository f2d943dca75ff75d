import type { EntityId } from "../../core/ids.ts";
import type { Entity } from "../../domain/entity.ts";
import type { Segmenter } from "../../ports/segmenter.ts";
import { causeClauses } from "../distillers/rules/cue-clauses.ts";
import { cuesOf } from "../distillers/rules/cues-of-language.ts";
import { createFormMatcher } from "../distillers/rules/form-matcher.ts";
import { sentences } from "../distillers/text-spans.ts";
import { isTelling, type Story, type StoryCard } from "./story.ts";

/** Who is named in a stretch of text, and its other telling words. */
export interface Told {
  readonly names: readonly EntityId[];
  readonly terms: readonly string[];
  /** Whether the words say why something else came about. */
  readonly givesReason: boolean;
}

/** Reads sentences as tellings: names by entity, whatever form they have, and the words beside them. */
export interface ToldSentences {
  /** Reads a stretch of a card's text. */
  read(text: string, entry: StoryCard): Told;
  /** The sentences of the card at a position of the story. */
  of(position: number): readonly Told[];
}

export function createToldSentences(
  story: Story,
  entities: ReadonlyMap<EntityId, Entity>,
  segmenter: Pick<Segmenter, "terms">,
): ToldSentences {
  const known = new Map<number, readonly Told[]>();
  const bearers = bearersOf(entities.values());
  const matcher = createFormMatcher(bearers.keys());
  const read = (text: string, { card }: StoryCard): Told => {
    const bearerIn = (form: string): EntityId | undefined =>
      bearers.get(form)?.find((id) => card.entities.includes(id));
    const forms = matcher.formsIn(text, (form) => bearerIn(form) !== undefined);
    const names = new Set(forms.flatMap((form) => bearerIn(form) ?? []));
    const rest = [...forms]
      .sort((a, b) => b.length - a.length)
      .reduce((left, form) => left.replaceAll(form, " "), text.replace(/\s+/g, " "));
    return {
      names: [...names],
      terms: [...new Set(segmenter.terms(rest).filter(isTelling))],
      givesReason: causeClauses(text, cuesOf[card.language]).length > 0,
    };
  };
  const readCard = (entry: StoryCard): readonly Told[] =>
    sentences(entry.card.content).map(({ start, end }) => read(entry.card.content.slice(start, end), entry));
  return {
    read,
    of: (position) => {
      const entry = story.cards[position];
      const told = known.get(position) ?? (entry === undefined ? [] : readCard(entry));
      known.set(position, told);
      return told;
    },
  };
}

function bearersOf(entities: Iterable<Entity>): ReadonlyMap<string, readonly EntityId[]> {
  const bearers = new Map<string, EntityId[]>();
  for (const { id, label, aliases } of entities) {
    for (const form of [label, ...aliases]) bearers.set(form, [...(bearers.get(form) ?? []), id]);
  }
  return bearers;
}
