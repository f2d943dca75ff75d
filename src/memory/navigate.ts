import type { CardId } from "../core/ids.ts";
import type { Link } from "../domain/link.ts";
import type { GraphStore } from "../ports/graph-store.ts";
import type { Navigate } from "../ports/memory-system.ts";

const defaultMaxDepth = 3;
const defaultMaxPaths = 3;
/** Cards walked on from at each hop, so that a hub does not make a search endless. */
const widestHop = 2_000;

interface Path {
  readonly end: CardId;
  readonly links: readonly Link[];
  readonly score: number;
}

/**
 * Finds ways between two cards: breadth first, links walked both ways, each card entered by its best way only.
 * A path's score is the product of its links' weights.
 */
export function navigate(graph: GraphStore): Navigate {
  return async (from, to, options = {}) => {
    const { maxDepth = defaultMaxDepth, maxPaths = defaultMaxPaths } = options;
    const found: Path[] = [];
    const entered = new Set<CardId>([from]);
    let paths: readonly Path[] = [{ end: from, links: [], score: 1 }];
    for (let depth = 1; depth <= maxDepth && paths.length > 0 && found.length < maxPaths; depth++) {
      const longer = await lengthen(graph, paths);
      found.push(...longer.filter((path) => path.end === to));
      paths = bestPerEnd(longer.filter((path) => path.end !== to && !entered.has(path.end)));
      for (const { end } of paths) entered.add(end);
    }
    return found
      .sort((a, b) => b.score - a.score)
      .slice(0, maxPaths)
      .map(({ links, score }) => ({ links, score }));
  };
}

async function lengthen(graph: GraphStore, paths: readonly Path[]): Promise<readonly Path[]> {
  const byEnd = new Map(paths.map((path) => [path.end, path]));
  const links = await graph.linksAt([...byEnd.keys()]);
  return links.flatMap((link) => [
    ...stepOver(byEnd.get(link.from), link, link.to),
    ...stepOver(byEnd.get(link.to), link, link.from),
  ]);
}

function stepOver(path: Path | undefined, link: Link, end: CardId): readonly Path[] {
  if (path === undefined) return [];
  return [{ end, links: [...path.links, link], score: path.score * link.weight }];
}

function bestPerEnd(paths: readonly Path[]): readonly Path[] {
  const best = new Map<CardId, Path>();
  for (const path of [...paths].sort((a, b) => b.score - a.score)) {
    if (!best.has(path.end)) best.set(path.end, path);
  }
  return [...best.values()].slice(0, widestHop);
}
