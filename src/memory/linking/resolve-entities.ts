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
  /** The entity that a session's draft label means. */
  idOf(session: SessionId, label: string): EntityId | undefined;
}

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
  return {
    changed: changed.sort((a, b) => (a.label < b.label ? -1 : 1)),
    byId,
    idOf: (session, label) =>
      drafts.get(session)?.some((draft) => draft.label === label) === true
        ? idByLabel.get(clusters.labelOf(label))
        : undefined,
  };
}

function countKinds(
  drafts: readonly EntityDraft[],
  clusters: NameClusters,
): ReadonlyMap<string, ReadonlyMap<EntityKind, number>> {
  const kinds = new Map<string, Map<EntityKind, number>>();
  for (const { label, kind } of drafts) {
    const counts = kinds.get(clusters.labelOf(label)) ?? new Map<EntityKind, number>();
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    kinds.set(clusters.labelOf(label), counts);
  }
  return kinds;
}

function mostCounted(counts: ReadonlyMap<EntityKind, number> | undefined): EntityKind {
  const countOf = (kind: EntityKind): number => counts?.get(kind) ?? 0;
  return entityKinds.reduce((best, kind) => (countOf(kind) > countOf(best) ? kind : best));
}
