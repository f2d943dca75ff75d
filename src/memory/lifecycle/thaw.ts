import type { CardId } from "../../core/ids.ts";
import { level } from "../../domain/factors.ts";
import type { MemoryParts } from "../parts.ts";
import { toVectorRecords } from "../write-cards.ts";

/**
 * Warms cards that lie COLD and were reached all the same, by the graph, by their words or by name: they are WARM from
 * now on, with a vector again where it was dropped. Gives those that were COLD. Nothing happens at the levels of
 * `tiers.cold_policy` that never warm a card up by itself.
 */
export async function thaw(parts: MemoryParts, ids: readonly CardId[]): Promise<readonly CardId[]> {
  if (ids.length === 0 || level(parts.levels, "tiers.cold_policy") === "drop-literal") return [];
  const { vectors, graph } = parts.stores;
  const cold = (await vectors.get(ids)).filter(({ tier }) => tier === "COLD");
  const dropped = cold.filter(({ vector }) => vector === null).map(({ id }) => id);
  const kept = cold.filter(({ vector }) => vector !== null).map(({ id }) => id);
  await vectors.setTier(kept, "WARM");
  await vectors.upsert(await toVectorRecords(parts.embedder, await graph.cards(dropped), "WARM"));
  return cold.map(({ id }) => id);
}
