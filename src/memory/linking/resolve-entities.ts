import type { EntityId, SessionId } from "../../core/ids.ts";
import { entityIdOf } from "../../core/ids.ts";
import { type Entity, type EntityKind, entityKinds } from "../../domain/entity.ts";
import type { EntityDraft } from "../../ports/distiller.ts";
import { createNameClusters, type NameClusters } from "./name-clusters.ts";

/** The entities that sessions share. */
export interface ResolvedEntities {
  /** Those that are new, or that gained an alias; ordered by label. */
  readonly changed: readonly Entity[];
  /** Every entity, old and new, by id. */
  readonly byId: ReadonlyMap<EntityId, Entity>;
  /** Names that mean one entity in every session, whoever knows them there. */
  readonly everywhere: ReadonlyMap<string, EntityId>;
  /** Names that may mean one of several entities, with all of them. */
  readonly divided: ReadonlyMap<string, readonly EntityId[]>;
  /** The entity that a session's draft label means. */
  idOf(session: SessionId, label: string): EntityId | undefined;
}

/** A session that says what somebody is called knows better than so many others whether it is somebody. */
const introducedWeight = 10;
/** Sessions after which a name counts as known. */
const wellKnown = 2;

/**
 * Joins the drafts of all sessions by label and alias. A short name that several would answer to joins nothing, and
 * no two entities that exist already are ever merged: cards name them.
 */
export function resolveEntities(
  namespace: string,
  drafts: ReadonlyMap<SessionId, readonly EntityDraft[]>,
  existing: readonly Entity[],
): ResolvedEntities {
  const clusters = createNameClusters([...drafts.values()], existing);
  const oldByLabel = new Map(existing.map((entity) => [entity.label, entity]));
  const kinds = countKinds([...drafts.values()].flat(), clusters);
  const byId = new Map(existing.map((entity) => [entity.id, entity]));
  const idByLabel = new Map<string, EntityId>();
  const changed: Entity[] = [];
  for (const { label, aliases } of clusters.all()) {
    const old = oldByLabel.get(label);
    const entity: Entity = {
      id: old?.id ?? entityIdOf(namespace, label),
      namespace,
      label,
      kind: old?.kind ?? mostCounted(kinds.get(label)),
      aliases: [...new Set([...(old?.aliases ?? []), ...aliases])].sort(),
    };
    byId.set(entity.id, entity);
    idByLabel.set(label, entity.id);
    if (old === undefined || entity.aliases.length > old.aliases.length) changed.push(entity);
  }
  const sightings = countSightings([...drafts.values()]);
  return {
    everywhere: namesEverywhere(byId.values(), sightings),
    divided: new Map(
      [...clusters.divided()].map(([form, labels]) => [
        form,
        labels.flatMap((label) => idByLabel.get(label) ?? []),
      ]),
    ),
    changed: changed.sort((a, b) => (a.label < b.label ? -1 : 1)),
    byId,
    idOf: (session, label) =>
      drafts.get(session)?.some((draft) => draft.label === label) === true
        ? idByLabel.get(clusters.labelOf(label))
        : undefined,
  };
}

/** Sessions that know each name; all that a text states, or that a store already holds, is known well enough. */
function countSightings(sessions: readonly (readonly EntityDraft[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const drafts of sessions) {
    for (const { label, aliases, stated = [] } of drafts) {
      for (const form of [label, ...aliases]) {
        const weight = form === label || !stated.includes(form) ? 1 : wellKnown;
        counts.set(form, (counts.get(form) ?? 0) + weight);
      }
    }
  }
  return counts;
}

/** A name of one short word may be another thing elsewhere, unless several sessions know it. */
function namesEverywhere(
  entities: Iterable<Entity>,
  sightings: ReadonlyMap<string, number>,
): ReadonlyMap<string, EntityId> {
  const meanings = new Map<string, EntityId | null>();
  for (const { id, kind, label, aliases } of entities) {
    if (kind === "thing") continue;
    for (const form of [label, ...aliases]) {
      const count = sightings.get(form) ?? wellKnown;
      if (count < wellKnown && !isLong(form)) continue;
      meanings.set(form, meanings.has(form) && meanings.get(form) !== id ? null : id);
    }
  }
  return new Map([...meanings].flatMap(([form, id]) => (id === null ? [] : [[form, id] as const])));
}

const isLong = (form: string): boolean =>
  /^\p{Script=Han}/u.test(form) ? form.length > 2 : form.includes(" ");

function countKinds(
  drafts: readonly EntityDraft[],
  clusters: NameClusters,
): ReadonlyMap<string, ReadonlyMap<EntityKind, number>> {
  const kinds = new Map<string, Map<EntityKind, number>>();
  for (const { label, kind, stated = [] } of drafts) {
    const counts = kinds.get(clusters.labelOf(label)) ?? new Map<EntityKind, number>();
    counts.set(kind, (counts.get(kind) ?? 0) + (stated.length > 0 ? introducedWeight : 1));
    kinds.set(clusters.labelOf(label), counts);
  }
  return kinds;
}

function mostCounted(counts: ReadonlyMap<EntityKind, number> | undefined): EntityKind {
  const countOf = (kind: EntityKind): number => counts?.get(kind) ?? 0;
  return entityKinds.reduce((best, kind) => (countOf(kind) > countOf(best) ? kind : best));
}
