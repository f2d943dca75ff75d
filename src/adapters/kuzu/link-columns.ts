/** One place per link in every column. Cards, relations and reasons are numbers; their names are kept elsewhere. */
export interface LinkColumns {
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly relation: Uint32Array;
  readonly reason: Uint32Array;
  readonly evidenceCount: Uint32Array;
  readonly weight: Float64Array;
  readonly atMs: Float64Array;
}

export const allocateColumns = (capacity: number): LinkColumns => ({
  from: new Uint32Array(capacity),
  to: new Uint32Array(capacity),
  relation: new Uint32Array(capacity),
  reason: new Uint32Array(capacity),
  evidenceCount: new Uint32Array(capacity),
  weight: new Float64Array(capacity),
  atMs: new Float64Array(capacity),
});

/** The same links with room for twice as many. */
export function growColumns(columns: LinkColumns): LinkColumns {
  const grown = allocateColumns(Math.max(16, columns.from.length * 2));
  grown.from.set(columns.from);
  grown.to.set(columns.to);
  grown.relation.set(columns.relation);
  grown.reason.set(columns.reason);
  grown.evidenceCount.set(columns.evidenceCount);
  grown.weight.set(columns.weight);
  grown.atMs.set(columns.atMs);
  return grown;
}

/** The first `size` links, without room for more. */
export const trimColumns = (columns: LinkColumns, size: number): LinkColumns => ({
  from: columns.from.subarray(0, size),
  to: columns.to.subarray(0, size),
  relation: columns.relation.subarray(0, size),
  reason: columns.reason.subarray(0, size),
  evidenceCount: columns.evidenceCount.subarray(0, size),
  weight: columns.weight.subarray(0, size),
  atMs: columns.atMs.subarray(0, size),
});

/** For every card, the places of the links at it: `incident[offsets[card]]` up to `offsets[card + 1]`. */
export interface Incidence {
  readonly offsets: Uint32Array;
  readonly incident: Uint32Array;
}

/** A link from a card to itself stands there twice. */
export function indexLinks(
  columns: Pick<LinkColumns, "from" | "to">,
  places: readonly number[],
  cardCount: number,
): Incidence {
  const offsets = new Uint32Array(cardCount + 1);
  for (const place of places) {
    for (const card of endsOf(columns, place)) offsets[card + 1] = at(offsets, card + 1) + 1;
  }
  for (let card = 0; card < cardCount; card++) offsets[card + 1] = at(offsets, card + 1) + at(offsets, card);
  const next = offsets.slice();
  const incident = new Uint32Array(places.length * 2);
  for (const place of places) {
    for (const card of endsOf(columns, place)) {
      incident[at(next, card)] = place;
      next[card] = at(next, card) + 1;
    }
  }
  return { offsets, incident };
}

const endsOf = (columns: Pick<LinkColumns, "from" | "to">, place: number): [number, number] => [
  at(columns.from, place),
  at(columns.to, place),
];

/** A column's value at a place that is known to exist. */
export const at = (column: Uint32Array | Float64Array, place: number): number => column[place] ?? 0;
