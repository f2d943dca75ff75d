import type { CardId } from "../../core/ids.ts";
import { isSymmetric, type Link } from "../../domain/link.ts";
import type { GraphStore } from "../../ports/graph-store.ts";
import type { Scores } from "./candidates.ts";
import type { Wanted } from "./intent.ts";
import { byScore } from "./ranking.ts";
import type { Walk } from "./walk.ts";

/** A card that the graph led to, by the way that passed on most. */
export interface Reached {
  readonly gain: number;
  /** Hops from the nearest seed on that way, from 1. */
  readonly depth: number;
  readonly via: Link;
  /** 1 when the link is of a wanted relation walked the wanted way, else 0; null when nothing was wanted. */
  readonly relationSimilarity: number | null;
}

const seedsPerHop = 10;
/** What a link passes on when its relation is not the one wanted, as a share; nothing where none is given. */
const unwantedShares: Readonly<Record<string, number>> = { SIMILAR_TO: 0.5 };

/**
 * Spreading activation: each seed passes its score on along its links, times the link's weight, less when the
 * relation is not wanted, divided by the square root of how many links of that relation leave the seed. A card
 * keeps the best single gain of each hop.
 */
export async function spread(
  graph: GraphStore,
  seeds: Scores,
  walk: Walk,
): Promise<ReadonlyMap<CardId, Reached>> {
  const reached = new Map<CardId, Reached>();
  let frontier = new Map(byScore(seeds).slice(0, seedsPerHop));
  for (let depth = 1; depth <= walk.depth && frontier.size > 0; depth++) {
    const steps = stepsFrom(frontier, await graph.linksAt([...frontier.keys()]), walk);
    const next = new Map<CardId, number>();
    for (const step of steps) {
      const known = reached.get(step.to);
      if (known !== undefined && known.gain >= step.gain) continue;
      reached.set(step.to, {
        gain: step.gain,
        depth,
        via: step.via,
        relationSimilarity: step.relationSimilarity,
      });
      next.set(step.to, step.gain);
    }
    frontier = new Map(byScore(next).slice(0, seedsPerHop));
  }
  return reached;
}

interface Step {
  readonly to: CardId;
  readonly gain: number;
  readonly via: Link;
  readonly relationSimilarity: number | null;
}

function stepsFrom(frontier: Scores, links: readonly Link[], walk: Walk): readonly Step[] {
  const crossings = links
    .flatMap((link) => [cross(link, "out", walk), cross(link, "in", walk)])
    .filter(({ share, from }) => share > 0 && frontier.has(from));
  const fanOut = new Map<string, number>();
  for (const crossing of crossings) fanOut.set(doorOf(crossing), (fanOut.get(doorOf(crossing)) ?? 0) + 1);
  return crossings.map((crossing) => {
    const { from, to, link: via, share, relationSimilarity } = crossing;
    const gain =
      ((frontier.get(from) ?? 0) * via.weight * share) / Math.sqrt(fanOut.get(doorOf(crossing)) ?? 1);
    return { to, gain, via, relationSimilarity };
  });
}

interface Crossing {
  readonly link: Link;
  readonly from: CardId;
  readonly to: CardId;
  /** Of the score that is passed on, before the link's weight. */
  readonly share: number;
  readonly relationSimilarity: number | null;
}

/** Links of one relation at one card share what it passes on. */
const doorOf = ({ from, link }: Crossing): string => `${from} ${link.relation}`;

function cross(link: Link, way: "out" | "in", { wanted, onlyWanted }: Walk): Crossing {
  const relationSimilarity = similarityTo(wanted, link, way);
  const share = relationSimilarity === 1 ? 1 : onlyWanted ? 0 : (unwantedShares[link.relation] ?? 0);
  const ends = way === "out" ? { from: link.from, to: link.to } : { from: link.to, to: link.from };
  return { link, ...ends, share, relationSimilarity };
}

function similarityTo(wanted: readonly Wanted[], link: Link, way: "out" | "in"): number | null {
  if (wanted.length === 0) return null;
  const fits = wanted.some(
    ({ relation, direction }) =>
      relation === link.relation && (direction === "both" || direction === way || isSymmetric(link.relation)),
  );
  return fits ? 1 : 0;
}
