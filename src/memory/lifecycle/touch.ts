import { type CardId, cardId } from "../../core/ids.ts";
import { level } from "../../domain/factors.ts";
import type { RecallQuery, RecallResult } from "../../domain/recall.ts";
import { toRecallEvent } from "../../domain/recall-event.ts";
import type { MemoryParts } from "../parts.ts";
import { thaw } from "./thaw.ts";

/** Whether looking at cards counts as using them. */
export interface TouchOptions {
  /** Absent: the level of `usage.touch`. False reads without leaving a trace, as an evaluation does. */
  readonly touch?: boolean;
}

export const touches = ({ levels }: Pick<MemoryParts, "levels">, { touch }: TouchOptions = {}): boolean =>
  touch ?? level(levels, "usage.touch");

/** Writes a recall into both journals and warms what it reached; gives the cards that were COLD. */
export async function touchRecalled(
  parts: MemoryParts,
  query: RecallQuery,
  result: RecallResult,
): Promise<readonly CardId[]> {
  const { recalls, usage } = parts.stores;
  const at = parts.clock.now();
  recalls.append(toRecallEvent(query, result, at));
  if (result.hits.length === 0) return [];
  usage.append({
    kind: "recalled",
    at,
    cards: result.hits.map(({ id }) => cardId(id)),
    scores: result.hits.map(({ score }) => Math.min(1, Math.max(0, score))),
    recall: result.traceId,
  });
  return thaw(
    parts,
    result.hits.filter(({ tier }) => tier === "COLD").map(({ id }) => cardId(id)),
  );
}

/** Notes that somebody looked at a card by name, and warms it. */
export async function touchOpened(parts: MemoryParts, card: CardId): Promise<readonly CardId[]> {
  parts.stores.usage.append({ kind: "opened", at: parts.clock.now(), cards: [card] });
  return thaw(parts, [card]);
}
