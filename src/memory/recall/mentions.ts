import type { EntityId } from "../../core/ids.ts";
import type { Entity } from "../../domain/entity.ts";
import { createMentionFinder } from "../distillers/rules/names.ts";

/** The entities that a text mentions by any of their names; a name that several answer to finds none. */
export type FindMentions = (text: string) => readonly EntityId[];

export function mentionsOf(entities: readonly Entity[]): FindMentions {
  const finder = createMentionFinder(entities);
  const idOf = new Map(entities.map((entity) => [entity.label, entity.id]));
  return (text) => finder.mentionedIn(text).flatMap((label) => idOf.get(label) ?? []);
}
