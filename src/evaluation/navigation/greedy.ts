import type { Navigator } from "./navigator.ts";

/** Goes to the unvisited neighbour with the smallest heuristic distance to the goal text. */
export const greedyNavigator: Navigator = {
  name: "greedy",
  plan:
    ({ links, goalText }) =>
    async (at, visited) =>
      (await links.frontier(at, goalText)).find(({ to }) => !visited.has(to))?.to,
};
