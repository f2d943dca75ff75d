import { type CardId, cardId } from "../../core/ids.ts";
import { compareText } from "../../core/order.ts";
import { isSymmetric, linkKey } from "../../domain/link.ts";
import type { ExpandOptions, Reached } from "../../ports/graph-store.ts";
import type { Adjacency } from "./adjacency.ts";
import { at } from "./link-columns.ts";

/** A card of the next level, and the link at `place` that leads to it. */
interface Step {
  readonly card: number;
  readonly place: number;
}

/** `GraphStore.expand` over the adjacency. */
export function expandLinks(
  adjacency: Adjacency,
  starts: readonly CardId[],
  { depth: maximumDepth, relations, limit, direction }: ExpandOptions,
): Reached[] {
  const walks = whichWalks(adjacency, relations, direction);
  let level = starts.flatMap((id) => adjacency.cardNumber(id) ?? []);
  const seen = new Set(level);
  const reached: Reached[] = [];
  for (let depth = 1; depth <= maximumDepth && level.length > 0 && reached.length < limit; depth++) {
    const steps = nextLevel(adjacency, level, { seen, walks });
    for (const { card, place } of steps.slice(0, limit - reached.length)) {
      reached.push(toReached(adjacency, card, { place, depth }));
    }
    level = steps.map(({ card }) => card);
    for (const card of level) seen.add(card);
  }
  return reached;
}

/** For each relation's number, whether it may be walked from `from` to `to` and the other way. */
function whichWalks(
  adjacency: Adjacency,
  relations: ExpandOptions["relations"],
  direction: ExpandOptions["direction"],
): readonly { readonly out: boolean; readonly in: boolean }[] {
  const wanted = relations && new Set(relations);
  return adjacency.relationNames.map((relation) => {
    const allowed = wanted?.has(relation) ?? true;
    const bothWays = direction === "both" || isSymmetric(relation);
    return {
      out: allowed && (bothWays || direction === "out"),
      in: allowed && (bothWays || direction === "in"),
    };
  });
}

function nextLevel(
  adjacency: Adjacency,
  level: readonly number[],
  { seen, walks }: { readonly seen: ReadonlySet<number>; readonly walks: ReturnType<typeof whichWalks> },
): readonly Step[] {
  const { from, to, relation, weight } = adjacency.columns;
  const best = new Map<number, number>();
  for (const card of level) {
    adjacency.forEachPlace(card, (place) => {
      const outwards = from[place] === card;
      const walk = walks[at(relation, place)];
      if (!(outwards ? walk?.out : walk?.in)) return;
      const other = at(outwards ? to : from, place);
      if (seen.has(other)) return;
      const rival = best.get(other);
      if (rival === undefined || beats(adjacency, place, rival)) best.set(other, place);
    });
  }
  return [...best]
    .map(([card, place]) => ({ card, place }))
    .sort(
      (a, b) =>
        at(weight, b.place) - at(weight, a.place) ||
        compareText(adjacency.cardName(a.card), adjacency.cardName(b.card)),
    );
}

function beats(adjacency: Adjacency, place: number, rival: number): boolean {
  const { weight } = adjacency.columns;
  const difference = at(weight, place) - at(weight, rival);
  if (difference !== 0) return difference > 0;
  return linkKey(adjacency.link(place)) < linkKey(adjacency.link(rival));
}

function toReached(
  adjacency: Adjacency,
  card: number,
  { place, depth }: { readonly place: number; readonly depth: number },
): Reached {
  const via = adjacency.link(place);
  const id = cardId(adjacency.cardName(card));
  const backwards = via.from === id;
  return { id, depth, via, from: backwards ? via.to : via.from, backwards };
}
