/** Score descending, then id: the one order of everything that recall ranks. */
export function byScore<Id extends string>(scores: ReadonlyMap<Id, number>): [Id, number][] {
  return [...scores].sort(([idA, a], [idB, b]) => b - a || (idA < idB ? -1 : 1));
}
