import type { CardId } from "../../core/ids.ts";
import { compareText } from "../../core/order.ts";
import { isSymmetric, type Link, linkKey } from "../../domain/link.ts";
import type { ExpandOptions, Reached } from "../../ports/graph-store.ts";

/** `GraphStore.expand` as its contract words it, over the links at a card. */
export function expandByLinks(
  linksAt: (card: CardId) => readonly Link[],
  starts: readonly CardId[],
  options: ExpandOptions,
): Reached[] {
  const seen = new Set(starts);
  const reached: Reached[] = [];
  let level: readonly CardId[] = [...seen];
  for (let depth = 1; depth <= options.depth && level.length > 0; depth++) {
    const steps = level
      .flatMap((from) => linksAt(from).map((via) => step(via, from, depth)))
      .filter(({ via, backwards, id }) => !seen.has(id) && mayWalk(via, backwards, options))
      .sort((a, b) => b.via.weight - a.via.weight || compareText(linkKey(a.via), linkKey(b.via)));
    const best = new Map<CardId, Reached>();
    for (const candidate of steps) if (!best.has(candidate.id)) best.set(candidate.id, candidate);
    reached.push(...[...best.values()].sort(byWeightThenId));
    for (const id of best.keys()) seen.add(id);
    level = [...best.keys()];
  }
  return reached.slice(0, Math.max(0, options.limit));
}

function step(via: Link, from: CardId, depth: number): Reached {
  const backwards = via.from !== from;
  return { id: backwards ? via.from : via.to, depth, via, from, backwards };
}

function mayWalk({ relation }: Link, backwards: boolean, { relations, direction }: ExpandOptions): boolean {
  if (!(relations?.includes(relation) ?? true)) return false;
  return direction === "both" || isSymmetric(relation) || (direction === "in") === backwards;
}

const byWeightThenId = (a: Reached, b: Reached): number =>
  b.via.weight - a.via.weight || compareText(a.id, b.id);
