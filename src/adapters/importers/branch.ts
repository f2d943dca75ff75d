/** An entry of a tree that a program appends to; a child stands after its parent. */
export interface TreeEntry {
  readonly id: string;
  /** Undefined for a root. */
  readonly parent: string | undefined;
  /** When it was last added to; 0 when nobody knows. */
  readonly endsAtMs: number;
}

interface Branch {
  readonly ids: ReadonlySet<string>;
  /**
   * The last entry of the branch that was not the first to follow its parent: what tells this branch from the one
   * that was there before. Undefined for the branch that was there first.
   */
  readonly fork: string | undefined;
}

/**
 * The way from a root to the leaf that ends last; of leaves that end together, the later in the file. An entry whose
 * parent is not in the file hangs on the entry before it: the line between them was lost.
 */
export function branchThatEndsLast(entries: readonly TreeEntry[]): Branch {
  const parents = parentsOf(entries);
  const firstChild = new Map<string | undefined, string>();
  for (const [id, parent] of parents) if (!firstChild.has(parent)) firstChild.set(parent, id);
  const inner = new Set(parents.values());
  const leaf = entries
    .filter(({ id }) => !inner.has(id))
    .reduce<TreeEntry | undefined>(
      (best, entry) => (best !== undefined && best.endsAtMs > entry.endsAtMs ? best : entry),
      undefined,
    );
  const ids = new Set<string>();
  let fork: string | undefined;
  for (let id = leaf?.id; id !== undefined; id = parents.get(id)) {
    ids.add(id);
    if (firstChild.get(parents.get(id)) !== id) fork ??= id;
  }
  return { ids, fork };
}

/** Only entries that stand before it can be a parent, so that no way goes round in a circle. */
function parentsOf(entries: readonly TreeEntry[]): ReadonlyMap<string, string | undefined> {
  const parents = new Map<string, string | undefined>();
  let previous: string | undefined;
  for (const { id, parent } of entries) {
    if (parents.has(id)) continue;
    parents.set(id, parent === undefined || parents.has(parent) ? parent : previous);
    previous = id;
  }
  return parents;
}
