import type { SourceRef } from "../../../domain/session.ts";
import { hasThing } from "./events.ts";
import { vocabularyOf } from "./vocabulary/registry.ts";
import type { Thing, World, WorldEvent } from "./world.ts";
import type { WorldFile } from "./world-file.ts";

/** The world as its file holds it, with the spans that a realiser gave each event. */
export function toWorldFile(
  world: World,
  told: { readonly realiser: string; readonly spans: ReadonlyMap<string, readonly SourceRef[]> },
): WorldFile {
  return {
    schema: "alaya.world/1",
    seed: world.seed,
    language: world.language,
    realiser: told.realiser,
    chapters: world.chapters.length,
    people: [...world.people.values()].map(({ names, id, gender, trade, arrives, leaves }) => ({
      id,
      name: names.full,
      gender,
      trade,
      aliases: [names.short, names.title, names.nickname],
      arrives,
      leaves,
    })),
    places: [...world.places.values()].map(({ id, name, alias }) => ({ id, name, aliases: [alias] })),
    events: [...world.events.values()].map((event) => toEvent(world, event, told.spans.get(event.id) ?? [])),
    attitudes: world.attitudes.map((change) => ({ ...change })),
    patterns: world.patterns.map((pattern) => ({ ...pattern, instances: [...pattern.instances] })),
  };
}

function toEvent(world: World, event: WorldEvent, spans: readonly SourceRef[]): WorldFile["events"][number] {
  const { id, kind, day, chapter, agent, patient, place, wording, origin } = event;
  return {
    id,
    kind,
    day,
    chapter,
    agent,
    patient,
    place,
    thing: hasThing(kind) ? { noun: event.thing.noun, label: labelOf(event.thing, world.language) } : null,
    causes: [...event.causes],
    wording,
    origin,
    spans: [...spans],
  };
}

function labelOf({ noun, quality }: Thing, language: World["language"]): string {
  const { nouns, qualities } = vocabularyOf(language);
  const words = [
    (qualities as Readonly<Record<string, string>>)[quality],
    (nouns as Readonly<Record<string, string>>)[noun],
  ];
  return words.join(language === "en" ? " " : "");
}
