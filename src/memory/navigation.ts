import { type Levels, level } from "../domain/factors.ts";

/** What the heuristic distance of one card is made of. */
export interface Position {
  /** Cosine of card and goal, in [-1, 1]; null when there is no goal to compare with. */
  readonly cosine: number | null;
  /** Similarity of the walked relation to the one asked for, 0 to 1; 0 for a seed; null when none was asked for. */
  readonly relationSimilarity: number | null;
  /** Hops from the seed. */
  readonly depth: number;
}

const maxDepth = 3;
const literalDepthStep = 0.1;
const neutralDistance = 0.5;

/**
 * The heuristic distance of the Alaya design: h = (α·concept + β·relation + γ·depth) / (sum of the weights that
 * apply), 0 at the goal. Concept distance is 1 − cosine clipped to [0, 1]; a term that does not apply is left out
 * (KA-45, KA-46, KA-58), unless a factor asks for a literal reading.
 */
export function heuristicDistance(position: Position, levels: Levels): number {
  const [alpha = 0, beta = 0, gamma = 0] = level(levels, "h.weights");
  const terms = [
    conceptTerm(position, alpha),
    relationTerm(position, beta, levels),
    depthTerm(position, gamma, levels),
  ].filter((term) => term !== undefined);
  const weights = terms.reduce((sum, term) => sum + term.weight, 0);
  const total = terms.reduce((sum, term) => sum + term.contribution, 0);
  return weights === 0 ? 0 : total / weights;
}

interface Term {
  readonly weight: number;
  readonly contribution: number;
}

const weighted = (weight: number, distance: number): Term => ({ weight, contribution: weight * distance });

function conceptTerm({ cosine }: Position, alpha: number): Term | undefined {
  if (cosine === null) return undefined;
  return weighted(alpha, Math.min(1, Math.max(0, 1 - cosine)));
}

function relationTerm({ relationSimilarity }: Position, beta: number, levels: Levels): Term | undefined {
  if (relationSimilarity !== null) return weighted(beta, 1 - relationSimilarity);
  switch (level(levels, "h.no_relation")) {
    case "renormalise":
      return undefined;
    case "zero":
      return weighted(beta, 0);
    case "neutral":
      return weighted(beta, neutralDistance);
  }
}

function depthTerm({ depth }: Position, gamma: number, levels: Levels): Term | undefined {
  switch (level(levels, "h.depth_mode")) {
    case "normalised":
      return weighted(gamma, Math.min(1, depth / maxDepth));
    case "alaya-literal":
      return weighted(gamma, literalDepthStep * depth);
    case "unweighted":
      return { weight: gamma, contribution: literalDepthStep * depth };
    case "none":
      return undefined;
  }
}
