import type { CardId } from "../../core/ids.ts";
import { isSymmetric, type Link, type RelationName } from "../../domain/link.ts";
import type { GraphStore } from "../../ports/graph-store.ts";
import type { Likeness } from "../relations/similarity.ts";
import type { Scores } from "./candidates.ts";
import { byScore } from "./ranking.ts";
import type { Walk } from "./walk.ts";

/** A card that the graph led to, by the way that passed on most. */
export interface Reached {
  readonly gain: number;
  /** Hops from the nearest seed on that way, from 1. */
  readonly depth: number;
  readonly via: Link;
  /** How well the link answers to what was wanted, walked the way it was, 0 to 1; null when nothing was wanted. */
  readonly relationSimilarity: number | null;
  /** Whether that is enough to answer to it. */
  readonly matches: boolean;
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
    const links = await graph.linksAt([...frontier.keys()]);
    const matches = await walk.match([...new Set(links.map(({ relation }) => relation))]);
    const next = new Map<CardId, number>();
    for (const { to, ...step } of stepsFrom(frontier, crossingsOf(links, matches, walk))) {
      const known = reached.get(to);
      if (known !== undefined && known.gain >= step.gain) continue;
      reached.set(to, { ...step, depth });
      next.set(to, step.gain);
    }
    frontier = new Map(byScore(next).slice(0, seedsPerHop));
  }
  return reached;
}

type Step = Omit<Reached, "depth"> & { readonly to: CardId };

function stepsFrom(frontier: Scores, crossings: readonly Crossing[]): readonly Step[] {
  const open = crossings.filter(({ share, from }) => share > 0 && frontier.has(from));
  const fanOut = new Map<string, number>();
  for (const crossing of open) fanOut.set(doorOf(crossing), (fanOut.get(doorOf(crossing)) ?? 0) + 1);
  return open.map((crossing) => {
    const { from, to, link: via, share, relationSimilarity, matches } = crossing;
    const gain =
      ((frontier.get(from) ?? 0) * via.weight * share) / Math.sqrt(fanOut.get(doorOf(crossing)) ?? 1);
    return { to, gain, via, relationSimilarity, matches };
  });
}

interface Crossing {
  readonly link: Link;
  readonly from: CardId;
  readonly to: CardId;
  /** Of the score that is passed on, before the link's weight. */
  readonly share: number;
  readonly relationSimilarity: number | null;
  readonly matches: boolean;
}

/** Links of one relation at one card share what it passes on. */
const doorOf = ({ from, link }: Crossing): string => `${from} ${link.relation}`;

type Matches = ReadonlyMap<RelationName, Likeness>;

function crossingsOf(links: readonly Link[], matches: Matches, walk: Walk): readonly Crossing[] {
  return links.flatMap((link) =>
    walk.backwards || isSymmetric(link.relation)
      ? [cross(link, "out", matches, walk), cross(link, "in", matches, walk)]
      : [cross(link, "out", matches, walk)],
  );
}

function cross(
  link: Link,
  way: "out" | "in",
  matches: Matches,
  { relationWanted, onlyWanted, threshold }: Walk,
): Crossing {
  const relationSimilarity = relationWanted ? (matches.get(link.relation)?.[way] ?? 0) : null;
  const isMatch = relationSimilarity !== null && relationSimilarity >= threshold;
  const share = isMatch ? relationSimilarity : onlyWanted ? 0 : (unwantedShares[link.relation] ?? 0);
  const ends = way === "out" ? { from: link.from, to: link.to } : { from: link.to, to: link.from };
  return { link, ...ends, share, relationSimilarity, matches: isMatch };
}
