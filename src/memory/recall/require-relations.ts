import { unknownName } from "../../core/nearest-name.ts";
import { coreRelations, isCore, resolveRelation } from "../../domain/link.ts";
import type { GraphStore } from "../../ports/graph-store.ts";

/** Every relation is a core one, an inverse or alias of one, or one that a link bears. Throws `USAGE_UNKNOWN_NAME`. */
export async function requireRelations(graph: GraphStore, names: readonly string[]): Promise<void> {
  const custom = names.filter((name) => !isCore(resolveRelation(name).relation));
  if (custom.length === 0) return;
  const known = new Set<string>(coreRelations);
  for (const { relation } of await graph.allLinks()) known.add(relation);
  for (const name of custom) {
    if (!known.has(resolveRelation(name).relation)) throw unknownName("relation", name, [...known]);
  }
}
