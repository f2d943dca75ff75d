import type { Navigator } from "./navigator.ts";

/** Goes to any unvisited neighbour with equal chance: what links alone are worth. */
export const randomNavigator: Navigator = {
  name: "random",
  plan:
    ({ links, random }) =>
    async (at, visited) => {
      const unvisited = (await links.neighbours(at)).filter((card) => !visited.has(card));
      return unvisited.length === 0 ? undefined : random.pick(unvisited);
    },
};
