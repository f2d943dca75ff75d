/** An opener that gives the same in-memory store for the same folder, as a store on disk would be. */
export function keptByFolder<Store>(create: () => Store): (directory: string) => Promise<Store> {
  const kept = new Map<string, Store>();
  return async (directory) => {
    const store = kept.get(directory) ?? create();
    kept.set(directory, store);
    return store;
  };
}
